// The texts in the modules of a language: what can be said, in pieces.
import ts from 'typescript';
import { moduleOf, MODULES } from '../../src/build/languages';

/** Whether a literal is not a text for readers: the name of a module, a type, a key, something compared. */
function isId(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && /[=!]==/.test(parent.operatorToken.getText()))
  );
}

/** Each text once, in order: `'Set of …'` for a template. Its place does not matter. */
export function writtenTexts(language: string): string[] {
  const texts = new Set<string>();
  for (const name of MODULES) {
    const source = ts.createSourceFile(name, moduleOf(language, name).code, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        if (!isId(node)) texts.add(node.text);
      } else if (ts.isTemplateExpression(node)) {
        texts.add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...texts].sort();
}
