/*
 * The part of JSON Schema that docs/ask.schema.json uses. Another keyword is an error, so that none goes unchecked.
 */

export type Schema = Readonly<Record<string, unknown>>;

const NOTES: readonly string[] = ['$schema', '$defs', 'title', 'description'];

/** Checks values by one schema, and the `$defs` in it. */
export class Validator {
  readonly #root: Schema;

  constructor(root: Schema) {
    this.#root = root;
  }

  /** What is wrong with the value: a path and a fault each, such as `'$.next[3].card: not a string'`; otherwise none. */
  faults(value: unknown, schema = this.#root, path = '$'): string[] {
    return Object.entries(schema).flatMap(([keyword, rule]) => this.#check(keyword, rule, value, schema, path));
  }

  #check(keyword: string, rule: unknown, value: unknown, schema: Schema, path: string): string[] {
    if (NOTES.includes(keyword)) return [];
    switch (keyword) {
      case '$ref':
        return this.faults(value, this.#named(String(rule)), path);
      case 'type':
        return isOfType(value, String(rule)) ? [] : [`${path}: not of type ${String(rule)}`];
      case 'enum':
        return (rule as unknown[]).includes(value) ? [] : [`${path}: ${JSON.stringify(value)} is not in the list`];
      case 'anyOf': {
        const found = (rule as Schema[]).map((one) => this.faults(value, one, path));
        // The nearest of the alternatives says most about the fault.
        return found.reduce((a, b) => (b.length < a.length ? b : a));
      }
      case 'items':
        if (!Array.isArray(value)) return [];
        return value.flatMap((item, at) => this.faults(item, rule as Schema, `${path}[${at}]`));
      case 'properties':
        return Object.entries(rule as Record<string, Schema>).flatMap(([name, own]) =>
          isObject(value) && Object.hasOwn(value, name) ? this.faults(value[name], own, `${path}.${name}`) : [],
        );
      case 'required':
        if (!isObject(value)) return [];
        return (rule as string[]).filter((name) => !Object.hasOwn(value, name)).map((name) => `${path}: lacks ${name}`);
      case 'additionalProperties': {
        if (rule !== false) throw new Error('additionalProperties may only be false');
        if (!isObject(value)) return [];
        const known = Object.keys(schema.properties ?? {});
        const unknown = Object.keys(value).filter((name) => !known.includes(name));
        return unknown.map((name) => `${path}: has ${name}`);
      }
      default:
        throw new Error(`${keyword} is not checked`);
    }
  }

  #named(ref: string): Schema {
    const name = ref.replace(/^#\/\$defs\//, '');
    const found = (this.#root.$defs as Record<string, Schema>)[name];
    if (found === undefined) throw new Error(`${ref} leads nowhere`);
    return found;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'number':
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      throw new Error(`${type} is not a type`);
  }
}
