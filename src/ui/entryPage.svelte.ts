import type { Card, Rank } from '../poker/card';
import type { Addressed } from './address';
import { Entry } from './entry.svelte';

/** A page that keeps its present moment itself, on an entry. */
export abstract class EntryPage<Moment> {
  readonly #entry: Entry<Moment | undefined>;

  /** @param empty the page in the address */
  constructor(empty: Addressed) {
    this.#entry = new Entry<Moment | undefined>(undefined, empty, {
      address: () => this.inAddress,
      deal: (card) => {
        this.dealTyped(card);
      },
      read: (text) => this.readLine(text),
      finished: (text) => this.finished(text),
      shown: (moment) => {
        if (moment !== undefined) this.show(moment);
      },
    });
  }

  /** The present moment, as undo keeps it. */
  protected abstract readonly moment: Moment;
  /** The present moment as the address shows it. */
  protected abstract readonly inAddress: Addressed;
  /** Makes a moment the present one, and shows it. */
  protected abstract show(moment: Moment): void;
  /** Deals a typed card, or says why not. */
  protected abstract dealTyped(card: Card): void;
  /** Changes the page to the state of a line. If the line cannot be read, it reports why and returns `false`. */
  protected abstract readLine(text: string): boolean;

  get canUndo(): boolean {
    return this.#entry.canUndo;
  }
  get canRedo(): boolean {
    return this.#entry.canRedo;
  }
  get awaitsSuit(): boolean {
    return this.#entry.awaitsSuit;
  }
  get typedRank(): Rank {
    return this.#entry.typedRank;
  }
  get typedSymbol(): string {
    return this.#entry.typedSymbol;
  }
  get edited(): string | undefined {
    return this.#entry.edited;
  }
  get problem(): string | undefined {
    return this.#entry.problem;
  }

  sayProblem(problem: string | (() => string) | undefined): void {
    this.#entry.sayProblem(problem);
  }
  undo(): void {
    this.#present.undo();
  }
  redo(): void {
    this.#present.redo();
  }
  type(character: string): boolean {
    return this.#entry.type(character);
  }
  enterLine(text: string): void {
    this.#entry.enterLine(text);
  }
  editLine(text: string): void {
    this.#entry.editLine(text);
  }
  leaveLine(): boolean {
    return this.#entry.leaveLine();
  }
  abandonLine(): void {
    this.#present.abandonLine();
  }
  leaveField(): void {
    this.#entry.leaveField();
  }

  protected finished(text: string): string {
    return text;
  }
  protected dropText(): void {
    this.#entry.dropText();
  }
  protected dropRank(): void {
    this.#entry.dropRank();
  }
  protected change(moment: Moment, field?: string, isAddress = false): void {
    this.#present.change(moment, field, isAddress);
  }
  protected enter(moment: Moment, isAddress = false): void {
    this.#entry.enter(moment, isAddress);
  }
  protected forgetSteps(): void {
    this.#entry.forgetSteps();
  }
  protected write(isAddress = false): void {
    this.#entry.write(isAddress);
  }

  /** The entry at the present moment of the page. */
  get #present(): Entry<Moment | undefined> {
    this.#entry.replace(this.moment);
    return this.#entry;
  }
}
