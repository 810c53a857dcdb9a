import type { Ending, KeptHands, PricedHand } from './sessionKept';
import type { Keeping as Kept } from './sessionProtocol';

/** The number of hands saved in one transaction. */
const PORTION = 500;

export type Device = Pick<KeptHands, keyof KeptHands>;

/** Saves the hands of sessions on the device, with their prices, if the user wants it. */
export class Keeping {
  readonly #device: Device;
  readonly #say: (ending: Ending | 'not deleted') => void;
  #toKeep: string[] = [];
  #toPrice = new Set<number>();
  #isAdding = false;
  #isPricing = false;
  /** Whether it is still being found out if the hands are to be saved. */
  #isJoining = false;
  /** Whether hands could not be saved. They are tried again after the user's next command. */
  #isFull = false;

  constructor(device: Device, say: (ending: Ending | 'not deleted') => void) {
    this.#device = device;
    this.#say = say;
  }

  get isKeeping(): boolean {
    return this.#device.isKeeping;
  }

  get isBusy(): boolean {
    return this.#isAdding || this.#device.isBusy;
  }

  /**
   * Which hands are saved.
   *
   * @param isReading whether more hands come
   * @param lost how many hands an earlier worker had: this one does not have their texts
   */
  kept(isReading: boolean, lost: number): Kept {
    if (this.#isJoining) return 'underway';
    if (!this.isKeeping) return 'none';
    if (this.#isFull) return 'some';
    if (this.#isAdding || isReading || this.#toKeep.length > 0) return 'underway';
    return lost > 0 ? 'some' : 'all';
  }

  add(text: string): void {
    if (this.isKeeping) this.#toKeep.push(text);
  }

  price(hand: number): void {
    if (this.isKeeping) this.#toPrice.add(hand);
  }

  /** Takes all hands of a session in place of those that were to be saved, and more hands to price. */
  addAll(texts: readonly string[], priced: Iterable<number>): void {
    if (!this.isKeeping) return;
    this.#toKeep = [...texts];
    for (const hand of priced) this.#toPrice.add(hand);
  }

  tryAgain(): void {
    this.#isFull = false;
  }

  /** Saves what is not saved yet. @param pricesOf hands by their numbers, with their prices */
  goOn(pricesOf: (hands: readonly number[]) => PricedHand[]): void {
    if (!this.isKeeping) return;
    if (!this.#isFull && !this.#isAdding && this.#toKeep.length > 0) void this.#saveHands();
    if (!this.#isPricing && this.#toPrice.size > 0) void this.#savePrices(pricesOf);
  }

  async #saveHands(): Promise<void> {
    this.#isAdding = true;
    let ending: Ending = 'done';
    while (ending === 'done' && this.isKeeping && this.#toKeep.length > 0) {
      // Another session may begin meanwhile.
      const toKeep = this.#toKeep;
      const texts = toKeep.slice(0, PORTION);
      ending = await this.#device.add(texts);
      if (ending === 'done') toKeep.splice(0, texts.length);
    }
    this.#isAdding = false;
    this.#isFull = ending === 'refused';
    this.#say(ending);
  }

  /** Saves the prices of saved hands. A price that cannot be saved is counted again at the next visit. */
  async #savePrices(pricesOf: (hands: readonly number[]) => PricedHand[]): Promise<void> {
    this.#isPricing = true;
    while (this.isKeeping && this.#toKeep.length === 0 && this.#toPrice.size > 0) {
      const hands = Array.from(this.#toPrice).slice(0, PORTION);
      for (const hand of hands) this.#toPrice.delete(hand);
      await this.#device.price(pricesOf(hands));
    }
    this.#isPricing = false;
  }

  /** Saves every new hand from now on. */
  async join(): Promise<Ending> {
    this.#isFull = false;
    this.#isJoining = true;
    const ending = await this.#device.join();
    this.#isJoining = false;
    return ending;
  }

  /** Deletes all saved hands, and saves no more. */
  async leave(): Promise<void> {
    await this.#delete(this.#device.leave());
  }

  /** Deletes all saved hands and begins another session. Its hands are saved as before. */
  async forget(): Promise<void> {
    this.#toKeep = [];
    this.#toPrice = new Set();
    await this.#delete(this.#device.forget());
  }

  async #delete(deletion: Promise<Ending>): Promise<void> {
    this.#isFull = false;
    const ending = await deletion;
    this.#say(ending === 'refused' || ending === 'not read' ? 'not deleted' : ending);
  }

  /** Reads the saved hands, and saves the next ones too: see {@link KeptHands.restore}. */
  async restore(): ReturnType<Device['restore']> {
    this.#isJoining = true;
    const found = await this.#device.restore();
    this.#isJoining = false;
    return found;
  }
}
