import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { openSite, type Site } from './site';

/*
 * No language: English with accents, and a third longer, to try layouts with and to find what was not translated.
 */

export const TAG = 'xx';

const ENGLISH = fileURLToPath(new URL('../../src/words/en', import.meta.url));

/** The built page in English and in the longer English, `xx.html`. */
export async function openLongerSite(): Promise<Site> {
  const parent = await mkdtemp(join(tmpdir(), 'outs-words-'));
  // The build parts files by the folders that they are of.
  const folder = join(parent, 'src/words', TAG);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(ENGLISH)) {
    const code = await readFile(join(ENGLISH, file), 'utf8');
    await writeFile(join(folder, file), withImports(lengthened(code, file)));
  }
  try {
    return await openSite(undefined, { OUTS_WORDS: folder });
  } finally {
    await rm(parent, { recursive: true });
  }
}

/** The module of another folder imports the same files. */
function withImports(code: string): string {
  return code.replace(/(?<=from ')\.\.\/[^']+/g, (path) => resolve(ENGLISH, path).replaceAll('\\', '/'));
}

/** What browsers read, and no player. */
const FOR_BROWSERS = /^(?:TAG|NAME|DATES)$/;

/** The module with its texts lengthened: of `'Hand lab'` `'Háánd lááb'`. What is compared or looked up stays. */
function lengthened(code: string, name: string): string {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const texts: { readonly from: number; readonly to: number }[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node as { parent?: ts.Node };
    const isKept =
      parent !== undefined &&
      (ts.isImportDeclaration(parent) ||
        (ts.isVariableDeclaration(parent) && FOR_BROWSERS.test(parent.name.getText())) ||
        ts.isExportDeclaration(parent) ||
        ts.isLiteralTypeNode(parent) ||
        ts.isCaseClause(parent) ||
        ts.isElementAccessExpression(parent) ||
        (ts.isCallExpression(parent) && parent.expression !== node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBinaryExpression(parent) && /[=!]==/.test(parent.operatorToken.getText())));
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && !isKept) texts.push({ from: node.getStart(), to: node.end });
    // The options of `Intl` are not words.
    if (!ts.isNewExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return texts
    .reduceRight((all, { from, to }) => all.slice(0, from) + longer(all.slice(from, to)) + all.slice(to), code)
    .replace("TAG = 'en'", `TAG = '${TAG}'`);
}

/** Each vowel twice and with an accent; not in escapes, nor in the key of a term: `[outs|out]`. */
function longer(literal: string): string {
  return literal.replace(
    /(\|[^\]]*\]|\\(?:u[\da-f]{4}|.))|[aeiou]/gi,
    (letter, kept?: string) => kept ?? `${letter}\u0301`.normalize() + `${letter.toLowerCase()}\u0301`.normalize(),
  );
}
