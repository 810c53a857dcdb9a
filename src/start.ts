// npm start: builds the page in English, serves it, and adds the other languages. Sizes of files are for those who run
// `npm run build`.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

/** The options, or an end with a sentence. */
function optionsGiven() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean', default: false } },
    });
    if (values.port === undefined || (/^\d+$/.test(values.port) && Number(values.port) < 65_536)) return values;
    console.error(`The port “${values.port}” is not a number from 0 to 65535. Write npm start -- --port 8080.`);
  } catch {
    console.error('npm start has other options: -- --port 8080, --host 0.0.0.0 and --open.');
  }
  process.exit(2);
}

const values = optionsGiven();
const VITE = fileURLToPath(new URL('../../bin/vite.js', import.meta.resolve('vite')));

let started = performance.now();
/** The seconds since it was last asked. */
function seconds(): number {
  const lasted = Math.round((performance.now() - started) / 1000);
  started = performance.now();
  return lasted;
}

console.log('Outs is being built. That takes from ten seconds to a minute.');
const given = process.env.OUTS_WORDS;
process.env.OUTS_WORDS = 'src/words/en';
await build({ logLevel: 'warn' });
if (given === undefined) Reflect.deleteProperty(process.env, 'OUTS_WORDS');
else process.env.OUTS_WORDS = given;

const { resolvedUrls } = await preview({
  logLevel: 'warn',
  preview: {
    ...(values.port !== undefined && { port: Number(values.port) }),
    ...(values.host !== undefined && { host: values.host }),
    open: values.open,
  },
});
const addresses = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
console.log(`It took ${seconds()} s. Open ${addresses.join(' or ')}, and stop with Ctrl-C.`);
console.log('The other languages are being built. Until then the page is in English.');

// Another process, so that the server answers at once. What is already open keeps its files.
fork(VITE, ['build', '--emptyOutDir', 'false', '--logLevel', 'warn']).once('exit', (code) => {
  console.log(
    code === 0
      ? `After ${seconds()} s more the page is there in all languages. Reload it.`
      : 'The other languages could not be built: the lines above say why. The page in English stays.',
  );
});
