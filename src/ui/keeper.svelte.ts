import { undone } from '#words/saved';
import type { Store } from './store';

/** The part of a store that keeps a document. */
export type Keeps<Value> = Pick<Store<Value>, 'read' | 'change' | 'aside' | 'discardAside'>;

/**
 * A document on the device as a window shows it: its value, what there is to say about it, and what undoes the user's
 * last act. Other windows change it too: nothing of theirs is undone.
 */
export class Keeper<Value, Gone = never> {
  #value: Value;
  /** The problem with the storage, until it is solved. */
  #unsaved: string | undefined;
  #isSaved = true;
  /** The problem with the user's last act. */
  #fault = $state<string>();
  #aside = $state<string>();
  #said = $state('');
  #undo = $state.raw<{ readonly back: (value: Value) => Value; readonly gone: Gone | undefined }>();
  /** What was wrong when this window opened. */
  readonly lost: string | undefined;
  readonly #store: Keeps<Value>;
  readonly #onProblem: (problem: string | undefined) => void;

  /** @param onProblem called with the problem whenever the document was read or written, and when a problem is said */
  constructor(store: Keeps<Value>, onProblem: (problem: string | undefined) => void = () => undefined) {
    this.#store = store;
    this.#onProblem = onProblem;
    const { value, problem, isUnsaved = false } = store.read();
    this.#value = $state.raw(value);
    this.#unsaved = $state(problem);
    this.lost = problem;
    this.#isSaved = !isUnsaved;
    this.#aside = store.aside();
    onProblem(problem);
  }

  get value(): Value {
    return this.#value;
  }
  get problem(): string | undefined {
    return this.#fault ?? this.#unsaved;
  }
  /** Whether the device has all of the value. */
  get isSaved(): boolean {
    return this.#isSaved;
  }
  /** The saved text that this page cannot read, word for word. */
  get aside(): string | undefined {
    return this.#aside;
  }
  /** The last act's message; empty once it is old. */
  get said(): string {
    return this.#said;
  }
  get canTakeBack(): boolean {
    return this.#undo !== undefined;
  }
  /** What {@link takeBack} brings back, if it was named; `undefined` if nothing can be undone. */
  get gone(): Gone | undefined {
    return this.#undo?.gone;
  }

  /** Changes the value without an act of the user: the last act can still be undone. */
  change(change: (value: Value) => Value): void {
    this.#take(this.#store.change(change));
  }

  /**
   * An act of the user: changes the value, and says so.
   *
   * @param back undoes it; without one it cannot be undone, nor can the act before
   * @param gone what `back` brings back
   */
  act(change: (value: Value) => Value, said = '', back?: (value: Value) => Value, gone?: Gone): void {
    this.change(change);
    this.#undo = back && { back, gone };
    this.#said = said;
  }

  takeBack(): void {
    const undo = this.#undo;
    if (undo !== undefined) this.act(undo.back, undone);
  }

  /** Reads again what another window may have changed. */
  reread(): void {
    this.#take(this.#store.read());
  }

  /** Deletes the text that was set aside. */
  discardAside(): void {
    this.#store.discardAside();
    this.#aside = this.#store.aside();
  }

  say(message: string): void {
    this.#said = message;
  }

  sayProblem(problem: string): void {
    this.#fault = problem;
    this.#said = '';
    this.#onProblem(problem);
  }

  /** The user does something new: a message is over, unless it offers undo. */
  settle(): void {
    this.#fault = undefined;
    if (this.#undo === undefined) this.#said = '';
  }

  #take({ value, problem, isUnsaved = false }: ReturnType<Keeps<Value>['read']>): void {
    this.#value = value;
    this.#isSaved = !isUnsaved;
    this.#fault = undefined;
    this.#unsaved = problem;
    this.#aside = this.#store.aside();
    this.#onProblem(problem);
  }
}
