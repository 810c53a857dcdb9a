import type { StorageLike } from '../../src/ui/store';

/** A browser's storage, which can be full or forbidden. */
export class Device implements StorageLike {
  readonly kept: Map<string, string>;
  isFull = false;
  isForbidden = false;

  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.kept = new Map(Object.entries(texts));
  }

  getItem(key: string): string | null {
    this.#check();
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.kept.delete(key);
  }
  /** What was set aside, of any document. */
  get aside(): string[] {
    return [...this.kept].flatMap(([key, text]) => (key.includes(':aside:') ? [text] : []));
  }
  #check(): void {
    if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
  }
}
