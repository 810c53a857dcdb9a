import type { Unread } from '../src/history/problem';
import type { FacedBet, Line, Opponent } from '../src/session/hands/decisions';
import type { Equities } from '../src/session/hands/equities';
import {
  betsAgain,
  isAllIn,
  isMissed,
  needsName,
  SessionReader,
  TWICE,
  type PlayedHand,
  type ReadOptions,
} from '../src/session/hands/read';
import { unpack } from '../src/session/hands/unpack';
import type { SessionHand, SessionOptions, UnreadCount } from './sessionProtocol';

/** The text of a hand that was saved on the device, or that is read again with the user's name. */
export interface HandText {
  readonly text: string;
  readonly isKept: boolean;
}

export type Source = File | HandText;

interface Text {
  readonly name: string | undefined;
  readonly text: string;
  /** The beginning and the end of the text in its source, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Hears of a hand that was read. @param wasKept whether it comes from the device */
type TakeHand = (number: number, hand: PlayedHand, wasKept: boolean) => void;

/** Reads the hands of a session, file by file. The texts of the hands stay here. */
export class Reading {
  /** The hands by number; `undefined` for a hand that was lost when an earlier worker crashed. */
  readonly hands: (PlayedHand | undefined)[] = [];
  /** Whether sources are being read. They wait while a part of the page is missing that reading needs. */
  isReading = false;
  /** Whether the saved hands are still being loaded from the device. */
  isRestoring = false;
  #options: ReadOptions;
  readonly #pause: () => Promise<void>;
  #reader: SessionReader | undefined;
  /** The numbers of lost hands by their keys. */
  readonly #lost = new Map<string, number>();
  readonly #unread = new Map<Unread['reason'], UnreadCount>();
  /** Texts of hands that cannot be read before the user's name is known. */
  #nobodys: string[] = [];
  /** Saved texts that are not in the session, because the user stopped the reading or a text is unreadable. */
  readonly #unreadKept: string[] = [];
  #sources: Source[] = [];
  /** Incremented to stop the source that is being read. */
  #run = 0;
  /** The size of all sources, and of those that are read. */
  #given = 0;
  #read = 0;
  /** The size of the current source, and the part of it that is read, 0 to 1. */
  #size = 0;
  #at = 0;
  #news: SessionHand[] = [];
  #dropped: number[] = [];

  /** @param pause lets others have their turn, if it is time */
  constructor(options: ReadOptions, pause: () => Promise<void>) {
    this.#options = options;
    this.#pause = pause;
  }

  setOptions(options: ReadOptions): void {
    this.#options = options;
    if (this.#reader !== undefined) this.#reader.options = options;
  }

  /** Goes on after another worker was lost: see `SessionFarSide.takeOver`. */
  takeOver(keys: readonly string[], unread: readonly UnreadCount[]): void {
    for (const [number, key] of keys.entries()) this.#lost.set(key, number);
    this.hands.length = keys.length;
    // Hands that need a name are not counted: their texts are lost, and they count when they are read again.
    for (const own of unread) if (!needsName(own)) this.#unread.set(own.reason, own);
  }

  get hasNext(): boolean {
    return this.#sources.length > 0;
  }

  get lost(): number {
    return this.#lost.size;
  }

  get unread(): UnreadCount[] {
    return Array.from(this.#unread.values());
  }

  get done(): number {
    return this.#given === 0 ? 1 : (this.#read + this.#at * this.#size) / this.#given;
  }

  get texts(): string[] {
    return [...this.#unreadKept, ...this.hands.flatMap((hand) => hand?.text ?? [])];
  }

  add(sources: readonly Source[]): void {
    this.#sources.push(...sources);
    this.#given += sources.reduce((sum, source) => sum + sizeOf(source), 0);
    this.isReading = this.hasNext || this.isReading;
  }

  /** Drops the sources that are not read yet. Returns whether saved hands are among them. */
  drop(): boolean {
    this.#run++;
    const isCut = this.#sources.some(isKept);
    for (const source of this.#sources) {
      if (isText(source)) (source.isKept ? this.#unreadKept : this.#nobodys).push(source.text);
    }
    this.#sources = [];
    this.isReading = false;
    this.#given = this.#read = this.#at = this.#size = 0;
    return isCut;
  }

  /** Reads hands again that could not be read without the user's name. Returns whether there are any. */
  readNobodys(): boolean {
    const texts = this.#nobodys;
    if (texts.length === 0) return false;
    this.#nobodys = [];
    for (const own of this.#unread.values()) if (needsName(own)) this.#unread.delete(own.reason);
    this.add(texts.map((text) => ({ text, isKept: false })));
    return true;
  }

  /** Judges hands again whose decisions have another range or judge than before. Yields their new decisions. */
  *judgeAgain(
    before: SessionOptions,
    { ranges, judge, openings }: SessionOptions,
  ): Generator<{ readonly hand: number; readonly bets: readonly FacedBet[] }> {
    const isOther = (line: Line) =>
      before.ranges[line] !== ranges[line] || (before.judge !== judge && ranges[line] !== undefined);
    const names = Object.keys({ ...before.openings, ...openings });
    const changed = names.filter((name) => before.openings?.[name] !== openings?.[name]);
    const isChanged = (own: Opponent) => own.by === 'line' && changed.includes(own.range.source.name);
    for (const [number, hand] of this.hands.entries()) {
      const isAnother = ({ line, opponents }: FacedBet) =>
        (line !== undefined && isOther(line)) || opponents.some(isChanged);
      if (hand?.bets.some(isAnother) !== true) continue;
      const bets = betsAgain(hand, this.#options);
      this.hands[number] = { ...hand, bets };
      this.#dropped.push(number);
      yield { hand: number, bets };
    }
  }

  /** The hands that the page has not received, and the numbers of those whose decisions are sent again. */
  takeNews(): { readonly hands: readonly SessionHand[]; readonly dropped: readonly number[] } {
    const news = { hands: this.#news, dropped: this.#dropped };
    this.#news = [];
    this.#dropped = [];
    return news;
  }

  /** Reads the next source. @param take is called with each hand */
  async readNext(equities: Equities, take: TakeHand): Promise<void> {
    const source = this.#sources.shift();
    if (source === undefined) return;
    const run = this.#run;
    this.isReading = true;
    this.#at = 0;
    this.#size = sizeOf(source);
    try {
      for await (const text of this.#textsOf(source)) {
        await this.#readText(text, equities, isKept(source), take);
        if (run !== this.#run) return;
      }
    } catch {
      // A bug must not stop the other files.
      if (run === this.#run) this.#sayFault(isText(source) ? undefined : source.name);
    }
    if (run !== this.#run) return;
    this.#read += this.#size;
    this.#size = this.#at = 0;
    this.isReading = this.isRestoring || this.hasNext;
  }

  async *#textsOf(source: Source): AsyncGenerator<Text> {
    if (isText(source)) {
      yield { name: undefined, text: source.text, from: 0, to: 1 };
      return;
    }
    const run = this.#run;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = new Uint8Array(await source.arrayBuffer());
    } catch {
      this.#countUnread({ reason: 'not opened', name: source.name });
      return;
    }
    let from = 0;
    for await (const unpacked of unpack(source.name, bytes)) {
      await this.#pause();
      if (run !== this.#run) return;
      if ('fault' in unpacked) this.#countUnread(unpacked.fault);
      if ('text' in unpacked) yield { ...unpacked, from, to: unpacked.at };
      from = this.#at = unpacked.at;
    }
  }

  async #readText({ name, text, from, to }: Text, equities: Equities, wasKept: boolean, take: TakeHand): Promise<void> {
    const run = this.#run;
    this.#reader ??= new SessionReader(equities, this.#options);
    try {
      for (const step of this.#reader.readWithPauses(text, name)) {
        this.#at = from + (to - from) * (text.length === 0 ? 1 : step.at / text.length);
        if ('hand' in step) take(this.#takeHand(step.hand), step.hand, wasKept);
        else if ('unread' in step) this.#takeUnread(step.unread, step.text, wasKept);
        await this.#pause();
        if (run !== this.#run) return;
      }
    } catch {
      if (wasKept) this.#unreadKept.push(text);
      this.#sayFault(name);
    }
  }

  #takeHand(hand: PlayedHand): number {
    const { bets: _, text: __, ...shown } = hand;
    const number = this.#lost.get(hand.key) ?? this.hands.length;
    if (this.#lost.delete(hand.key)) this.#dropped.push(number);
    this.hands[number] = hand;
    this.#news.push({ ...shown, number });
    return number;
  }

  #takeUnread(unread: Unread, text: string, wasKept: boolean): void {
    if (wasKept) this.#unreadKept.push(text);
    // The session already has this hand from a file.
    if (wasKept && unread === TWICE) return;
    this.#countUnread(unread, isMissed(unread) ? Number(isAllIn(text)) : undefined);
    if (needsName(unread)) this.#nobodys.push(text);
  }

  /** Reports a file that was not read completely because a reader failed. */
  #sayFault(name: string | undefined): void {
    this.#countUnread({ reason: 'with a fault in Outs', name });
  }

  #countUnread(unread: Unread, allIn?: number): void {
    const before = this.#unread.get(unread.reason) ?? { ...unread, count: 0 };
    const all = allIn === undefined ? {} : { allIn: (before.allIn ?? 0) + allIn };
    this.#unread.set(unread.reason, { ...before, ...all, count: before.count + 1 });
  }
}

function isText(source: Source): source is HandText {
  return !(source instanceof File);
}

function isKept(source: Source): boolean {
  return isText(source) && source.isKept;
}

function sizeOf(source: Source): number {
  return isText(source) ? source.text.length : source.size;
}
