import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/*
 * docs/ask.schema.json, from the types of what `ask` prints and their comments, and src/outside/toolSchemas.json, from those of
 * the tools for agents.
 */

type Schema = Record<string, unknown>;
type Named = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const PLAIN: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);

interface Property {
  readonly schema: Schema;
  readonly isOptional: boolean;
}

/** The schema of a line that `ask` prints: JSON Schema of 2020-12. */
export function askSchema(): Schema {
  const types = new Map(['types', 'askTypes'].flatMap(typesIn));
  const line = named(types, 'AskLine');
  const defs = new Map<string, Schema>();
  const schemas = new Schemas(types, defs);
  const { anyOf } = schemas.of((line as ts.TypeAliasDeclaration).type);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: commentOf(line),
    anyOf,
    $defs: Object.fromEntries([...defs].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The schemas of what goes into the tools for agents and comes out, by the names of their types. */
export function toolSchemas(): Readonly<Record<string, Schema>> {
  const types = new Map(typesIn('toolTypes'));
  const names = [...types.keys()].filter((name) => /[a-z](?:Input|Output)$/.test(name) && name !== 'PriceOutput');
  return Object.fromEntries(names.map((name) => [name, new Schemas(types).ofNamed(name)]));
}

function typesIn(name: string): (readonly [string, Named])[] {
  const file = fileURLToPath(new URL(`../outside/${name}.ts`, import.meta.url));
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((own) => ts.isInterfaceDeclaration(own) || ts.isTypeAliasDeclaration(own))
    .map((own) => [own.name.text, own]);
}

function named(types: ReadonlyMap<string, Named>, name: string): Named {
  const found = types.get(name);
  if (found === undefined) throw new Error(`There is no type ${name} for the schema.`);
  return found;
}

/** The text of a doc comment, on one line; empty without a comment. */
function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const text = doc === undefined ? '' : (ts.getTextOfJSDocComment((doc as ts.JSDoc).comment) ?? '');
  return text.replace(/\s+/g, ' ').trim();
}

/** The limits that tags of a comment set: `@minimum 1`. */
function limitsOf(node: ts.Node): Schema {
  const tags = ts
    .getJSDocTags(node)
    .filter(({ tagName }) => ['minimum', 'maximum', 'maxLength'].includes(tagName.text));
  return Object.fromEntries(
    tags.map(({ tagName, comment }) => [tagName.text, Number(ts.getTextOfJSDocComment(comment))]),
  );
}

/** What a half width is, which needs no comment. */
function widthOf(node: ts.Node): string {
  const isWidth = ts.isPropertySignature(node) && /halfWidth/i.test(node.name.getText());
  return isWidth ? 'Half of the 95 % interval of its figure; absent, or null, if the figure is exact.' : '';
}

function described(schema: Schema, node: ts.Node, description = commentOf(node)): Schema {
  return { ...schema, ...limitsOf(node), ...(description !== '' && { description }) };
}

/** What the comment of a record says of each of its fields, behind `@each`. */
function eachOf(node: ts.Node): string {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'each');
  return (ts.getTextOfJSDocComment(tag?.comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** Makes schemas of types; those with a name go into `defs`, or without `defs` are written where they are named. */
class Schemas {
  readonly #types: ReadonlyMap<string, Named>;
  readonly #defs: Map<string, Schema> | undefined;

  constructor(types: ReadonlyMap<string, Named>, defs?: Map<string, Schema>) {
    this.#types = types;
    this.#defs = defs;
  }

  ofNamed(name: string): Schema {
    const type = named(this.#types, name);
    return described(ts.isTypeAliasDeclaration(type) ? this.of(type.type) : objectOf(this.#properties(type)), type);
  }

  of(type: ts.TypeNode): Schema {
    const plain = PLAIN.get(type.kind);
    if (plain !== undefined) return { type: plain };
    if (ts.isTypeOperatorNode(type)) return this.of(type.type);
    if (ts.isArrayTypeNode(type)) return { type: 'array', items: this.of(type.elementType) };
    if (ts.isUnionTypeNode(type)) return this.#union(type.types.map((own) => this.of(own)));
    if (ts.isLiteralTypeNode(type)) {
      const { literal } = type;
      return literal.kind === ts.SyntaxKind.NullKeyword ? { type: 'null' } : { enum: [valueOf(literal)] };
    }
    if (ts.isTypeReferenceNode(type) && !this.#isObject(type)) return this.#reference(type.typeName.getText());
    return objectOf(this.#properties(type));
  }

  /** Texts together are one list; a list with a name joins others that have none. */
  #union(schemas: readonly Schema[]): Schema {
    if (!schemas.some(({ enum: values }) => values !== undefined)) return { anyOf: schemas };
    const listed = schemas.map((own) => (own.$ref === undefined ? own : this.#defs?.get(nameIn(own.$ref))));
    const values = listed.flatMap((own) => (own?.enum as unknown[] | undefined) ?? [undefined]);
    if (values.includes(undefined)) return { anyOf: schemas };
    return { enum: values };
  }

  #reference(name: string): Schema {
    if (name === 'Whole') return { type: 'integer' };
    if (this.#defs === undefined) return this.ofNamed(name);
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (!this.#defs.has(key)) {
      // There before it is made: types may lead back to themselves.
      this.#defs.set(key, {});
      this.#defs.set(key, this.ofNamed(name));
    }
    return { $ref: `#/$defs/${key}` };
  }

  #isObject({ typeName }: ts.TypeReferenceNode): boolean {
    return ['Omit', 'Partial', 'Record'].includes(typeName.getText());
  }

  #properties(type: ts.Node): Map<string, Property> {
    if (ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)) {
      const bases = ts.isInterfaceDeclaration(type) ? (type.heritageClauses ?? []).flatMap((own) => own.types) : [];
      const inherited = bases.flatMap((base) => [...this.#properties(base)]);
      const own = type.members.map((member): [string, Property] => {
        if (!ts.isPropertySignature(member) || member.type === undefined) throw new Error(member.getText());
        const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
        const description = commentOf(member) || (this.#defs === undefined ? '' : widthOf(member));
        const schema = described(withEach(this.of(member.type), eachOf(member)), member, description);
        return [name, { schema, isOptional: member.questionToken !== undefined }];
      });
      return new Map([...inherited, ...own]);
    }
    if (ts.isIntersectionTypeNode(type)) return new Map(type.types.flatMap((own) => [...this.#properties(own)]));
    const [name, first, second] = partsOf(type);
    if (name === 'Omit' && first !== undefined && second !== undefined) {
      const left = new Set(this.#names(second));
      return new Map([...this.#properties(first)].filter(([own]) => !left.has(own)));
    }
    if (name === 'Partial' && first !== undefined) {
      return new Map([...this.#properties(first)].map(([own, rest]) => [own, { ...rest, isOptional: true }]));
    }
    if (name === 'Record' && first !== undefined && second !== undefined) {
      return new Map(this.#names(first).map((own) => [own, { schema: this.of(second), isOptional: false }]));
    }
    return this.#properties(named(this.#types, name));
  }

  /** The texts of a union: `'call' | 'pot'`, or a type of such a union. */
  #names(type: ts.TypeNode): string[] {
    const schema = this.of(type);
    const own = typeof schema.$ref === 'string' ? this.#defs?.get(nameIn(schema.$ref)) : schema;
    return own?.enum as string[];
  }
}

function nameIn(reference: unknown): string {
  return String(reference).replace('#/$defs/', '');
}

/** A record's schema, with the same description of each field. */
function withEach(schema: Schema, description: string): Schema {
  if (description === '') return schema;
  const fields = Object.entries(schema.properties as Readonly<Record<string, Schema>>);
  return { ...schema, properties: Object.fromEntries(fields.map(([name, own]) => [name, { ...own, description }])) };
}

function valueOf(literal: ts.LiteralTypeNode['literal']): unknown {
  if (ts.isStringLiteral(literal)) return literal.text;
  return literal.kind === ts.SyntaxKind.NumericLiteral
    ? Number(literal.getText())
    : literal.kind === ts.SyntaxKind.TrueKeyword;
}

function partsOf(type: ts.Node): [name: string, ...ts.TypeNode[]] {
  if (ts.isTypeReferenceNode(type)) return [type.typeName.getText(), ...(type.typeArguments ?? [])];
  if (ts.isExpressionWithTypeArguments(type)) return [type.expression.getText(), ...(type.typeArguments ?? [])];
  throw new Error(`The schema cannot say ${type.getText()}.`);
}

function objectOf(properties: ReadonlyMap<string, Property>): Schema {
  const required = Array.from(properties)
    .filter(([, { isOptional }]) => !isOptional)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(Array.from(properties, ([name, { schema }]) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
