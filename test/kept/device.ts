import type { StorageLike } from '../../src/ui/store';

/** A browser's storage, which can be full, refuse single keys, or be forbidden. */
export class Device implements StorageLike {
  readonly kept: Map<string, string>;
  isFull = false;
  isForbidden = false;
  /** Characters of keys and texts. */
  room = Infinity;
  /** The keys under which nothing can be written. */
  refuses: (key: string) => boolean = () => false;

  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.kept = new Map(Object.entries(texts));
  }

  getItem(key: string): string | null {
    this.#check();
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    const used = [...this.kept].reduce((sum, [own, text]) => (own === key ? sum : sum + own.length + text.length), 0);
    if (this.isFull || this.refuses(key) || used + key.length + value.length > this.room) {
      throw new DOMException('full', 'QuotaExceededError');
    }
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
