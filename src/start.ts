// npm start: builds the page and serves it. Sizes of files are for those who run `npm run build`.
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean', default: false } },
});

console.log('Outs is being built. That takes from half a minute to two.');
const started = performance.now();
await build({ logLevel: 'warn' });
const { resolvedUrls } = await preview({
  logLevel: 'warn',
  preview: {
    ...(values.port !== undefined && { port: Number(values.port) }),
    ...(values.host !== undefined && { host: values.host }),
    open: values.open,
  },
});
const addresses = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`It took ${seconds} s. Open ${addresses.join(' or ')}, and stop with Ctrl-C.`);
