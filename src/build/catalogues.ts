import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, type PluralCategory, type Select } from '@messageformat/parser';
import {
  parseSync,
  type Expression,
  type Function,
  type ImportDeclaration,
  type ObjectPattern,
  type Program,
} from 'oxc-parser';

/* A module of a language: its compiled messages and its code. English is code alone, and the type of the others. */

export const WORDS = join(import.meta.dirname, '../words');

/** Something wrong in a catalogue, with its place: `'src/words/es/answer.json:12:3: …'`. */
export type Fault = string;

export interface WordsModule {
  readonly code: string;
  readonly faults: readonly Fault[];
  /** What is English for want of a translation: `'answer.youHit'`. */
  readonly missing: readonly string[];
  readonly constants: ReadonlyMap<string, string>;
}

type Token = ReturnType<typeof parse>[number] | Select['cases'][number]['tokens'][number];
type Value = Expression | Function;

/** A message may name functions of its module, of these modules of the language, or of src/words. */
const OF_LANGUAGE = ['grammar', 'cards', 'hands', 'numbers'];
const OF_ALL = ['amounts', 'numbers', 'text'];

/* ------------------------------------------------------------------------------------ modules -- */

interface Module {
  readonly code: string;
  readonly program: Program;
  /** What the module declares or imports, by name. */
  readonly locals: ReadonlyMap<string, Value | undefined>;
  readonly exports: ReadonlySet<string>;
  /** The module that an export comes from: `./answer`. */
  readonly passed: ReadonlyMap<string, string>;
}

const known = new Map<string, Module>();

/** A module of code as a parser reads it; an empty one if there is no file. */
export function readModule(file: string): Module {
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const before = known.get(file);
  if (before?.code === code) return before;
  const { program } = parseSync(file, code, { preserveParens: false });
  const locals = new Map<string, Value | undefined>();
  const exports = new Set<string>();
  const passed = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration' && statement.exported?.type === 'Identifier')
      exports.add(statement.exported.name);
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    const names: string[] = [];
    if (declared?.type === 'FunctionDeclaration' && declared.id) {
      names.push(declared.id.name);
      locals.set(declared.id.name, declared);
    } else if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type !== 'Identifier') continue;
        names.push(id.name);
        locals.set(id.name, init ?? undefined);
      }
    } else if (declared?.type === 'ImportDeclaration' && !isOfItself(declared, file)) {
      for (const { local } of declared.specifiers) locals.set(local.name, undefined);
    }
    if (!isExport) continue;
    for (const { exported } of statement.specifiers) {
      if (exported.type !== 'Identifier') continue;
      names.push(exported.name);
      if (statement.source) passed.set(exported.name, statement.source.value);
    }
    for (const name of names) exports.add(name);
  }
  const module = { code, program, locals, exports, passed };
  known.set(file, module);
  return module;
}

/** Whether the code of a module asks for its own messages: both become one module. */
function isOfItself({ source }: ImportDeclaration, file: string): boolean {
  return source.value === `#words/${basename(file, '.ts')}`;
}

/** What a name or an expression stands for, without what only types need. */
function valueIn(module: Module, value: Value | undefined): Value | undefined {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') {
    return valueIn(module, value.expression);
  }
  return value?.type === 'Identifier' ? valueIn(module, module.locals.get(value.name)) : value;
}

/* --------------------------------------------------------------------------------- catalogues -- */

interface Datum {
  readonly code: string;
  /** The type that English states: `'TSStringKeyword'`; left out, another. */
  readonly type?: string | undefined;
}

/** The data of a message, as the function of English names them. */
interface Data {
  readonly all: ReadonlyMap<string, Datum>;
  readonly used: Set<string>;
}

/** A catalogue on its way to code. */
class Catalogue {
  readonly faults: Fault[] = [];
  readonly missing: string[] = [];
  readonly constants = new Map<string, string>();
  /** Functions of other modules: `list` of `./grammar`. */
  readonly imports = new Map<string, string>();
  readonly code: string[] = [];

  readonly #text: string;
  readonly #entries = new Map<string, { readonly at: number; readonly value: Expression }>();

  readonly language: string;
  readonly name: string;
  readonly english: Module;
  readonly own: Module;
  readonly siblings: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    language: string,
    name: string,
    file: string,
    english: Module,
    own: Module,
    siblings: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.language = language;
    this.name = name;
    this.english = english;
    this.own = own;
    this.siblings = siblings;
    this.#text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    const table = this.#parsed();
    if (table?.type !== 'ObjectExpression') {
      this.#fault(0, 'A catalogue is an object of JSON.');
      return;
    }
    for (const [key, value, at] of this.#members(table)) {
      if (!english.locals.has(key) && !english.exports.has(key)) this.#fault(at, `English has no “${key}”. Remove it.`);
      else if (own.locals.has(key)) this.#fault(at, `“${key}” is also in ${name}.ts. Keep one of them.`);
      else this.#entries.set(key, { at, value });
    }
    for (const [key, { at, value }] of this.#entries) {
      const text = this.#value(value, valueIn(english, english.locals.get(key)), at, key);
      this.code.push(`${english.exports.has(key) ? 'export ' : ''}const ${key} = ${text};`);
    }
    // A module that `all` does not name is for the language itself: it has what it needs.
    const isForItself = own.code !== '' && !readModule(join(WORDS, 'en', 'all.ts')).exports.has(name);
    for (const key of isForItself ? [] : english.exports) {
      if (own.exports.has(key) || this.#entries.has(key)) continue;
      const passed = english.passed.get(key);
      if (passed === undefined) this.missing.push(`${name}.${key}`);
      this.code.push(`export { ${key} } from '${passed ?? `../en/${name}`}';`);
    }
  }

  #fault(at: number, text: string): string {
    const lines = this.#text.slice(0, at).split('\n');
    const place = `src/words/${this.language}/${this.name}.json:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    this.faults.push(`${place}: ${text}`);
    return "''";
  }

  #parsed(): Expression | undefined {
    try {
      JSON.parse(this.#text);
    } catch (error) {
      const at = /position (\d+)/.exec(String(error))?.[1];
      this.#fault(Number(at ?? 0), `This is not JSON: ${(error as Error).message}`);
      return { type: 'ObjectExpression', properties: [], start: 0, end: 0 };
    }
    const [statement] = parseSync('catalogue.js', `(${this.#text})`, { preserveParens: false }).program.body;
    return statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  }

  *#members(table: Expression): Generator<[key: string, value: Expression, at: number]> {
    const keys = new Set<string>();
    for (const property of table.type === 'ObjectExpression' ? table.properties : []) {
      const key = property.type === 'Property' ? keyOf(property.key) : undefined;
      if (property.type !== 'Property' || key === undefined) continue;
      // The parser has read a bracket before the text.
      const at = property.start - 1;
      if (keys.has(key)) this.#fault(at, `“${key}” is there twice. Keep one of them.`);
      else yield [key, property.value, at];
      keys.add(key);
    }
  }

  /** @param path in English, such as `examples.flush` */
  #value(value: Expression, given: Value | 'free' | undefined, at: number, path: string): string {
    const english = given === 'free' ? undefined : given;
    const isFunction = english?.type === 'ArrowFunctionExpression' || english?.type === 'FunctionDeclaration';
    if (value.type === 'ObjectExpression') {
      if (given === 'free' || english?.type === 'ObjectExpression') return this.#table(value, english, at, path);
      const [[tag = '', message] = []] = this.#members(value);
      if (isFunction && message?.type === 'Literal' && value.properties.length === 1) {
        return this.#function(String(message.value), english, at, path, this.#callee(tag, at));
      }
      return this.#fault(at, `English has no table ${path}. Write a text.`);
    }
    if (value.type === 'ArrayExpression') {
      const own = english?.type === 'ArrayExpression' ? english.elements : [];
      if (english !== undefined && own.length !== value.elements.length) {
        return this.#fault(at, `English has ${own.length} texts in ${path}, this list has ${value.elements.length}.`);
      }
      const items = value.elements.map((item, place) => {
        const same = given === 'free' ? given : valueIn(this.english, own[place] as Value | undefined);
        return this.#value(item as Expression, same, at, `${path}.${place}`);
      });
      return `[${items.join(', ')}]`;
    }
    if (value.type !== 'Literal') return this.#fault(at, `${path} is neither a text nor a table.`);
    if (typeof value.value === 'boolean' && english?.type === 'Literal' && typeof english.value === 'boolean') {
      return String(value.value);
    }
    if (typeof value.value !== 'string') return this.#fault(at, `${path} has to be a text.`);
    if (isFunction) return this.#function(value.value, english, at, path);
    if (english?.type === 'ObjectExpression' || english?.type === 'ArrayExpression') {
      return this.#fault(at, `English has a table or a list ${path}. Write its entries.`);
    }
    const tokens = this.#tokens(value.value, at);
    if (tokens.some(({ type }) => type !== 'content')) {
      return this.#fault(at, `English has no data for ${path}. Write a text without holes, and a brace as '{'.`);
    }
    const text = textOf(tokens);
    if (path === path.split('.', 1)[0]) this.constants.set(path, text);
    return literal(text);
  }

  #table(value: Expression, english: Expression | undefined, at: number, path: string): string {
    const own = new Map<string, Value>();
    for (const property of english?.type === 'ObjectExpression' ? english.properties : []) {
      const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : undefined;
      if (property.type !== 'Property' || key === undefined) {
        return this.#fault(at, `English computes keys of ${path}. Write it in ${this.name}.ts.`);
      }
      own.set(key, property.value);
    }
    const isFree = own.size === 0;
    const members: string[] = [];
    for (const [key, entry, place] of this.#members(value)) {
      if (!isFree && !own.has(key)) this.#fault(place, `English has no “${key}” in ${path}. Remove it.`);
      else {
        const text = this.#value(entry, isFree ? 'free' : valueIn(this.english, own.get(key)), place, `${path}.${key}`);
        members.push(`${/^\w+$/.test(key) ? key : literal(key)}: ${text}`);
      }
      own.delete(key);
    }
    for (const key of own.keys()) this.#fault(at, `${path} lacks “${key}”. Write it, in English if need be.`);
    return `{ ${members.join(', ')} }`;
  }

  /* ------------------------------------------------------------------------------- messages -- */

  #tokens(message: string, at: number): readonly Token[] {
    const cardinal = new Intl.PluralRules(this.language).resolvedOptions().pluralCategories as PluralCategory[];
    let depth = 0;
    // The parser reads nothing behind a brace that closes none.
    for (const [brace] of message.replace(/'[{}#](?:[^']|'')*'(?!')/g, '').matchAll(/[{}]/g)) {
      depth += brace === '{' ? 1 : -1;
      if (depth < 0) break;
    }
    try {
      if (depth < 0) throw new Error('A } closes no {.');
      return parse(message, { cardinal });
    } catch (error) {
      const [what] = (error as Error).message.split(' at line');
      this.#fault(at, `${what.replace(/\.$/, '')}. Write the message as ICU MessageFormat.`);
      return [];
    }
  }

  #function(message: string, english: Value, at: number, path: string, tag = ''): string {
    const data = this.#dataOf(english, at, path);
    const tokens = this.#tokens(message, at);
    const [only] = tokens;
    const isText = only?.type !== 'argument' || data.all.get(only.arg)?.type === 'TSStringKeyword';
    const body =
      tokens.length === 1 && !isText
        ? `\`\${${this.#tokenCode(only, data, at, path)}}\``
        : this.#code(tokens, data, at, path, tag);
    return `(${parametersOf(english, data.used)}) => ${body}`;
  }

  #dataOf(english: Value, at: number, path: string): Data {
    const all = new Map<string, Datum>();
    for (const parameter of 'params' in english ? english.params : []) {
      if (parameter.type === 'Identifier') {
        const name = parameter.name.replace(/^_/, '');
        all.set(name, { code: name, type: parameter.typeAnnotation?.typeAnnotation.type });
      } else if (parameter.type === 'ObjectPattern') {
        for (const [, name] of propertiesOf(parameter)) all.set(name, { code: name });
      } else this.#fault(at, `The data of ${path} are not plain names in English. Write it in ${this.name}.ts.`);
    }
    return { all, used: new Set() };
  }

  /** @param tag before a template, of the whole message or of a case of its choice */
  #code(tokens: readonly Token[], data: Data, at: number, path: string, tag = ''): string {
    if (tokens.every(({ type }) => type === 'content')) return literal(textOf(tokens));
    const [only] = tokens;
    if (tokens.length === 1) return this.#tokenCode(only, data, at, path, tag);
    const pieces = tokens.map((token) =>
      token.type === 'content' ? escaped(token.value) : `\${${this.#tokenCode(token, data, at, path)}}`,
    );
    return `${tag}\`${pieces.join('')}\``;
  }

  #tokenCode(token: Token, data: Data, at: number, path: string, tag = ''): string {
    switch (token.type) {
      case 'content':
        return literal(token.value);
      case 'octothorpe':
        return this.#fault(at, `A # in ${path} is outside a plural. Write '#'.`);
      case 'argument':
        return this.#datum(token.arg, data, at, path).code;
      case 'function': {
        const { arg, key, param = [] } = token;
        if (data.all.has(key)) return this.#fault(at, `“${key}” is a datum of ${path}, not a function there.`);
        const datum = this.#datum(arg, data, at, path).code;
        if (key === 'number' && textOf(param).trim() === 'percent')
          return `${this.#callee('percentText', at)}(${datum})`;
        if (this.#isTable(key)) return `${key}[${datum}]`;
        const others = param.flatMap((own) =>
          own.type === 'content' ? wordsIn(own.value) : [this.#tokenCode(own, data, at, path)],
        );
        return `${this.#callee(key === 'number' ? 'countText' : key, at)}(${[datum, ...others].join(', ')})`;
      }
      case 'select':
      case 'plural':
      case 'selectordinal':
        return this.#choice(token, data, at, path, tag);
    }
  }

  #choice({ type, arg, cases, pluralOffset }: Select, data: Data, at: number, path: string, tag: string): string {
    const { code, type: kind } = this.#datum(arg, data, at, path);
    const last = cases.at(-1);
    if (new Set(cases.map(({ key }) => key)).size < cases.length) {
      return this.#fault(at, `Two cases of {${arg}, …} in ${path} have one name. Keep one of them.`);
    }
    if (last?.key !== 'other') return this.#fault(at, `The last case of {${arg}, …} in ${path} has to be “other”.`);
    if (type === 'selectordinal' || pluralOffset) {
      return this.#fault(at, `${path} uses selectordinal or an offset. Write it in ${this.name}.ts.`);
    }
    const isNumber = type === 'plural';
    if (isNumber ? kind === 'TSStringKeyword' || kind === 'TSBooleanKeyword' : kind === 'TSNumberKeyword') {
      return this.#fault(
        at,
        `“${arg}” of ${path} is ${isNumber ? 'no' : 'a'} number. Use ${isNumber ? 'select' : 'plural'}.`,
      );
    }
    const choices = cases.map(({ key, tokens }) => {
      // ICU writes the number of the plural here.
      const own = tokens.map((token) => (isNumber && token.type === 'octothorpe' ? number(arg, token) : token));
      const text = this.#code(own, data, at, path, tag);
      if (key === 'other') return text;
      return `${isNumber ? this.#pluralIs(code, key) : selectIs(code, key)} ? ${text} : `;
    });
    return `(${choices.join('')})`;
  }

  #pluralIs(code: string, key: string): string {
    if (key.startsWith('=')) return `${code} === ${key.slice(1)}`;
    const rules = new Intl.PluralRules(this.language);
    const first = Array.from({ length: 1001 }, (_, count) => count).filter((count) => rules.select(count) === key);
    return first.length === 1
      ? `${code} === ${first[0]}`
      : `new Intl.PluralRules(${literal(this.language)}).select(${code}) === ${literal(key)}`;
  }

  #datum(name: string, data: Data, at: number, path: string): Datum {
    const found = data.all.get(name);
    if (found !== undefined) {
      data.used.add(name);
      return found;
    }
    // `chance_hits` is `chance.hits`.
    const [whole, ...parts] = name.split('_');
    if (parts.length > 0 && data.all.has(whole)) {
      data.used.add(whole);
      return { code: [whole, ...parts].join('.') };
    }
    const known = [...data.all.keys()].join(', ') || 'none';
    return { code: this.#fault(at, `English has no “${name}” for ${path}. Its data: ${known}.`) };
  }

  #isTable(name: string): boolean {
    const [module] = [this.own, this.english].filter(({ locals }) => locals.has(name));
    const value = module && valueIn(module, module.locals.get(name));
    return value?.type === 'ObjectExpression' || value?.type === 'ArrayExpression';
  }

  /** The name of a function; that of another module is imported. */
  #callee(name: string, at: number): string {
    const isOwn = this.own.locals.has(name) || this.#entries.has(name);
    if (isOwn) return name;
    const module = [...this.siblings].find(([, names]) => names.has(name))?.[0];
    if (module === undefined) {
      return this.#fault(
        at,
        `There is no function “${name}” in ${this.name}.ts, in ${OF_LANGUAGE.join(', ')}, or in src/words.`,
      );
    }
    this.imports.set(name, module);
    return name;
  }
}

function keyOf(key: { readonly type: string }): string | undefined {
  const { name, value } = key as { name?: string; value?: unknown };
  if (key.type === 'Identifier') return name;
  return key.type === 'Literal' ? String(value) : undefined;
}

/** The properties that a pattern takes, and what it calls them. */
function propertiesOf({ properties }: ObjectPattern): [property: string, name: string][] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return [];
    return [[keyOf(property.key) ?? '', property.value.name] as [string, string]];
  });
}

/** The parameters that a message uses, and those before them. */
function parametersOf(english: Value, used: ReadonlySet<string>): string {
  const written = ('params' in english ? english.params : []).map((parameter) => {
    if (parameter.type === 'Identifier') return [parameter.name.replace(/^_/, '')];
    return parameter.type === 'ObjectPattern' ? propertiesOf(parameter).filter(([, name]) => used.has(name)) : [];
  });
  const isUsed = written.map((own) => own.some((name) => typeof name !== 'string' || used.has(name)));
  return written
    .slice(0, isUsed.lastIndexOf(true) + 1)
    .map((own, at) => {
      const [name = `_${at}`] = own;
      if (typeof name === 'string') return name;
      return `{ ${own.map((pair) => (pair[0] === pair[1] ? pair[0] : [...pair].join(': '))).join(', ')} }`;
    })
    .join(', ');
}

function selectIs(code: string, key: string): string {
  if (key === 'true') return code;
  return `${code} === ${key === 'undefined' ? key : literal(key === 'empty' ? '' : key)}`;
}

const number = (arg: string, { ctx }: Token): Token => ({ type: 'function', arg, key: 'number', ctx });

const textOf = (tokens: readonly Token[]): string => tokens.map((own) => ('value' in own ? own.value : '')).join('');
/** What a message gives a function besides a datum: `', list, and'` gives it `'and'`, digits are a number. */
const wordsIn = (text: string): string[] =>
  (text.match(/\w+/g) ?? []).map((word) => (/^\d+$/.test(word) ? word : literal(word)));
const literal = (text: string): string => JSON.stringify(text);
const escaped = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

/* ------------------------------------------------------------------------------------ modules -- */

/** A module of a language that is not English: its messages, its own code, and English for what it lacks. */
export function wordsModule(folder: string, language: string, name: string): WordsModule {
  const english = readModule(join(WORDS, 'en', `${name}.ts`));
  const all = readModule(join(WORDS, 'en', 'all.ts'));
  if (name === 'all') return { code: all.code, faults: [], missing: [], constants: new Map() };
  const own = readModule(join(folder, `${name}.ts`));
  const siblings = new Map([
    ...OF_LANGUAGE.filter((sibling) => sibling !== name).map((sibling) => {
      const code = readModule(join(folder, `${sibling}.ts`));
      return [
        `./${sibling}`,
        new Set([...code.exports, ...readModule(join(WORDS, 'en', `${sibling}.ts`)).exports]),
      ] as const;
    }),
    ...OF_ALL.map((shared) => [`../${shared}`, readModule(join(WORDS, `${shared}.ts`)).exports] as const),
  ]);
  const found = new Catalogue(language, name, join(folder, `${name}.json`), english, own, siblings);
  const ownCode = own.program.body.reduceRight(
    (code, statement) =>
      statement.type === 'ImportDeclaration' && isOfItself(statement, name)
        ? code.slice(0, statement.start) + code.slice(statement.end)
        : code,
    own.code,
  );
  const imports = [...found.imports].map(([local, module]) => `import { ${local} } from '${module}';`);
  for (const [key, value] of own.locals) {
    if (!own.exports.has(key)) continue;
    if (value?.type === 'Literal' && typeof value.value === 'string') found.constants.set(key, value.value);
    else if (value?.type === 'TemplateLiteral' && value.expressions.length === 0)
      found.constants.set(key, value.quasis[0].value.cooked ?? '');
  }
  return { ...found, code: [...imports, ...found.code, ownCode].join('\n') };
}
