// All that the modules of a language export, said with data of every kind that its types allow.
import { join } from 'node:path';
import ts from 'typescript';

const ENGLISH = join(import.meta.dirname, '../../src/words/en/all.ts');

const NUMBERS = [0, 1, 2, 3, 5, 12, 22];
const TEXTS = ['', '1', 'Ann'];
/** More samples of one thing, or more calls of one function, would say little more. */
const MOST_SAMPLES = 24;
const MOST_CALLS = 600;
/** Data of data of data. */
const DEEPEST = 4;

/** Something that a module exports, by its type. */
type Said = (value: unknown, say: (text: string) => void) => void;

/** Reads the types of the English words: the other languages have the same. */
class Types {
  readonly #program = ts.createProgram([ENGLISH], {
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, noEmit: true, strict: true, types: [] },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ['lib.es2023.d.ts', 'lib.esnext.intl.d.ts'] },
  });
  readonly #checker = this.#program.getTypeChecker();
  readonly #samples = new Map<ts.Type, readonly unknown[]>();

  /** The modules by their names, each with what it exports. */
  modules(): [module: string, exports: [name: string, said: Said][]][] {
    const source = this.#program.getSourceFile(ENGLISH);
    const all = source && this.#checker.getSymbolAtLocation(source);
    if (all === undefined) throw new Error('The English words are not found.');
    return this.#checker.getExportsOfModule(all).map((module) => {
      const own = this.#checker.getExportsOfModule(this.#checker.getAliasedSymbol(module));
      return [module.name, own.map((symbol) => [symbol.name, this.#said(this.#checker.getTypeOfSymbol(symbol))])];
    });
  }

  /** How all texts of a value are found: functions in it are called. */
  #said(type: ts.Type): Said {
    const [call] = type.getCallSignatures();
    if (call !== undefined) {
      const given = call.parameters.map((own) => this.#samplesOf(this.#checker.getTypeOfSymbol(own), 0));
      const result = this.#said(call.getReturnType());
      return (value, say) => {
        if (typeof value !== 'function') return;
        for (const data of combinations(given)) {
          let text: unknown;
          try {
            text = (value as (...data: readonly unknown[]) => unknown)(...data);
          } catch {
            // Data that no code has.
            continue;
          }
          result(text, say);
        }
      };
    }
    const functions = this.#checker
      .getPropertiesOfType(type)
      .filter(() => (type.flags & ts.TypeFlags.Object) !== 0 && !this.#checker.isArrayLikeType(type))
      .map((own) => [own.name, this.#checker.getTypeOfSymbol(own)] as const)
      .filter(([, own]) => own.getCallSignatures().length > 0)
      .map(([name, own]) => [name, this.#said(own)] as const);
    return (value, say) => {
      textsIn(value, say);
      for (const [name, said] of functions) said((value as Readonly<Record<string, unknown>> | undefined)?.[name], say);
    };
  }

  #samplesOf(type: ts.Type, depth: number): readonly unknown[] {
    const known = this.#samples.get(type);
    if (known !== undefined) return known;
    const found = this.#make(type, depth);
    const samples = sorted(found).slice(0, MOST_SAMPLES);
    if (depth === 0) this.#samples.set(type, samples);
    return samples;
  }

  #make(type: ts.Type, depth: number): readonly unknown[] {
    const { flags } = type;
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (flags & ts.TypeFlags.BooleanLiteral) return [this.#checker.typeToString(type) === 'true'];
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
    if (flags & ts.TypeFlags.TemplateLiteral) return ['game Big O'];
    if (flags & ts.TypeFlags.String) return TEXTS;
    if (flags & ts.TypeFlags.Number) return NUMBERS;
    if (type.isUnion()) return type.types.flatMap((own) => this.#samplesOf(own, depth));
    // A number with a brand.
    const base = type.isIntersection() ? type.types.find((own) => own.flags & ts.TypeFlags.Number) : undefined;
    if (base !== undefined) return NUMBERS;
    if (depth === DEEPEST) return [undefined];
    const [call] = type.getCallSignatures();
    if (call !== undefined) {
      const result = this.#samplesOf(call.getReturnType(), depth + 1).at(-1);
      return [() => result];
    }
    if (this.#checker.isTupleType(type)) {
      return several(
        this.#checker.getTypeArguments(type as ts.TypeReference).map((own) => this.#samplesOf(own, depth + 1)),
      );
    }
    if (this.#checker.isArrayLikeType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
      const items = item === undefined ? [] : this.#samplesOf(item, depth + 1);
      return [[], ...items.slice(0, 4).map((own) => [own]), items.slice(0, 2), items.slice(-2), items.slice(0, 3)];
    }
    const properties = this.#checker.getPropertiesOfType(type);
    const values = properties.map((own) => this.#samplesOf(this.#checker.getTypeOfSymbol(own), depth + 1));
    return several(values).map((own) =>
      Object.fromEntries(own.flatMap((value, at) => (value === undefined ? [] : [[properties[at].name, value]]))),
    );
  }
}

/** In an order that does not depend on where a type is written. */
function sorted(samples: readonly unknown[]): unknown[] {
  const written = new Map(samples.map((own) => [JSON.stringify(own) ?? typeof own, own]));
  return [...written.keys()].sort().map((text) => written.get(text));
}

/** Two of each, and each value of one next to the first of the others. */
function several(values: readonly (readonly unknown[])[]): unknown[][] {
  const first = values.map((own) => own[0]);
  const last = values.map((own) => own.at(-1));
  const varied = values.flatMap((own, at) => own.map((value) => first.with(at, value)));
  return [first, last, ...varied];
}

/** All combinations, if they are not too many. */
function combinations(given: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const count = given.reduce((product, own) => product * own.length, 1);
  if (count > MOST_CALLS) return several(given);
  return given.reduce<unknown[][]>((all, own) => all.flatMap((before) => own.map((value) => [...before, value])), [[]]);
}

function textsIn(value: unknown, say: (text: string) => void): void {
  if (typeof value === 'string') say(value);
  else if (typeof value === 'object' && value !== null) for (const own of Object.values(value)) textsIn(own, say);
}

/** What a language's modules say: `'table: Your cards'`, each text once, in order. */
export function sampler(): (all: Readonly<Record<string, object>>) => string[] {
  const modules = new Types().modules();
  return (all) => {
    const texts = new Set<string>();
    const say = (text: string): void => {
      // Of data that no code has.
      if (!/undefined|NaN|\[object/.test(text)) texts.add(text);
    };
    for (const [module, exports] of modules) {
      for (const [name, said] of exports) said((all[module] as Readonly<Record<string, unknown>>)[name], say);
    }
    return [...texts].sort();
  };
}
