// Texts that a page shows from its code, not from a language's words.
//
//   npx tsx test/words/left.ts src/study src/lab
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

/** A text in code, and its place. */
export interface Left {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Written the same in every language. */
const SAME =
  /^(x|v|vs|pot|call|random|bb|Outs|Esc|Enter|Escape|Backspace|EV|JSON|CSV|QR|PNG|px|Ctrl|Alt|Shift|Tab|WCAG)$/;
/** Attributes that hold words; others hold ids, classes and addresses. */
const SPOKEN = /^(title|alt|placeholder|label|aria-(label|description|roledescription|valuetext))$/;

function isSame(text: string): boolean {
  return text.split(/[^\p{L}]+/u).every((word) => word.length < 2 || SAME.test(word));
}

/** Whether a string in code reads like a sentence or a label, not like an id, a class or an address. */
function isProse(text: string): boolean {
  if (
    isSame(text) ||
    /^[#./?&-]|[{}<>=]|^(M|L)?[\d\s.,-]+$|\bvar\(|\w\($|^\(prefers-|^screen and |\dpx Inter|^[A-Z][A-Za-z]+$.*\d/.test(
      text,
    )
  )
    return false;
  // Two words of which one is of letters alone, or one word with a capital.
  return /\p{Ll}{2,}[,.;:]? \p{L}{2,}|\p{L}+ \p{Ll}{2,}/u.test(text) || /^\p{Lu}\p{Ll}{2,}[.?:…]?$/u.test(text);
}

/** Whether what is around a string is not for a user: an import, a key, a fault of ours, a class list. */
function isForNobody(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isBinaryExpression(parent) && /[=!]==/.test(parent.operatorToken.getText())) return true;
  // A key as the keyboard names it, a selector, an event.
  if (
    ts.isCallExpression(parent) &&
    /(querySelector(All)?|closest|matches|addEventListener|get|set|has|matchMedia|startsWith|endsWith|includes|join|split|KeyboardEvent)$/.test(
      parent.expression.getText(),
    )
  )
    return true;
  if (ts.isNewExpression(parent) && /(Error|MediaQuery)$/.test(parent.expression.getText())) return true;
  return false;
}

function inScript(file: string, text: string, from: number, to: number, lineOf: (at: number) => number): Left[] {
  const source = ts.createSourceFile(file, text.slice(from, to), ts.ScriptTarget.Latest, true);
  const found: Left[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (isText && !isForNobody(node)) {
      const words = ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
        : node.text;
      if (isProse(words)) found.push({ file, line: lineOf(from + node.getStart()), text: words });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Anything of a parsed component. */
type Node = AST.SvelteNode & { start: number; end: number };

/** The texts in a component's markup: all letters count there, in attributes those of spoken ones. */
function inMarkup(file: string, text: string, lineOf: (at: number) => number): Left[] {
  const root = parse(text, { modern: true });
  const found: Left[] = [];
  const add = (at: number, words: string): void => {
    if (!isSame(words)) found.push({ file, line: lineOf(at), text: words.trim() });
  };
  /** @param spoken of an attribute: whether its words are; or only if they read like a sentence */
  const visit = (value: unknown, spoken: boolean | 'prose' | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, spoken);
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const node = value as Node;
      if (node.type === 'Text') {
        if (spoken !== false && (spoken !== 'prose' || isProse(node.data))) add(node.start, node.data);
        return;
      }
      if (node.type === 'ExpressionTag') {
        if (spoken !== false) found.push(...inScript(file, text, node.start + 1, node.end - 1, lineOf));
        return;
      }
      if (node.type === 'Attribute') {
        const holdsNone =
          /^(class|style|d|viewBox|href|id|type|role|transform|aria-(controls|describedby|labelledby))$/;
        visit(node.value, SPOKEN.test(node.name) || (!holdsNone.test(node.name) && 'prose'));
        return;
      }
      if (node.type === 'StyleSheet' || node.type === 'Script') return;
      for (const [key, child] of Object.entries(node)) if (key !== 'metadata') visit(child, spoken);
    }
  };
  visit(root.fragment, undefined);
  for (const script of [root.module, root.instance]) {
    if (script) {
      const { start, end } = script.content as unknown as { start: number; end: number };
      found.push(...inScript(file, text, start, end, lineOf));
    }
  }
  return found;
}

/** The texts left in a file of a page. */
export function leftIn(file: string, text = readFileSync(file, 'utf8')): Left[] {
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  return file.endsWith('.svelte') ? inMarkup(file, text, lineOf) : inScript(file, text, 0, text.length, lineOf);
}

/** The files of a folder, or the file itself. */
export function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(path, name));
}

if (process.argv[1] === import.meta.filename) {
  const found = process.argv
    .slice(2)
    .flatMap(filesOf)
    .flatMap((file) => leftIn(file));
  for (const { file, line, text } of found) console.log(`${file}:${line}  ${text}`);
  console.log(`${found.length} texts`);
}
