import { expose } from 'comlink';
import { isKnown, readRanges, type FacedBet, type PricedBet } from '../src/session/decisions';
import { Equities } from '../src/session/equities';
import type { Unread } from '../src/history/problem';
import { version } from '../package.json';
import { Prices } from '../src/session/prices';
import { betsAgain, needsName, SessionReader, TWICE, type PlayedHand } from '../src/session/read';
import { finish, nextTurn } from '../src/steps';
import { KeptHands, type Ending } from './sessionKept';
import type {
  Keeping,
  SessionBet,
  SessionFarSide,
  SessionHand,
  SessionMessage,
  SessionOptions,
  UnreadCount,
} from './sessionProtocol';
import { loadTable } from './table';
import { unpack } from '../src/session/unpack';

/*
 * Reads the hands of many files, prices their decisions, and reports to the page a few times a second. The texts of the
 * hands stay in this worker.
 */

/** Milliseconds of work before the worker reads its messages. */
const SLICE = 25;
/** Milliseconds between two reports; the first comes sooner. */
const REPORT_EVERY = 200;
const FIRST_REPORT = 60;
/** Milliseconds between two messages that the worker is busy. */
const BEAT = 1_000;

let send: (message: SessionMessage) => void = () => undefined;
let options: SessionOptions = { ranges: {}, judge: 'given', player: '' };
let given = readRanges(options.ranges);

/** A decision that waits for its price. */
interface Waiting {
  readonly hand: number;
  readonly bet: FacedBet;
}

/** The text of a hand that was saved on the device, or that is read again with the user's name. */
interface HandText {
  readonly text: string;
  readonly isKept: boolean;
}

/** A file or text to read. */
type Source = File | HandText;

interface Found {
  readonly hands: SessionHand[];
  bets: SessionBet[];
  readonly dropped: number[];
}

const nothingFound = (): Found => ({ hands: [], bets: [], dropped: [] });

/** The data of a session. When the user forgets the hands, a new session replaces it. */
class Session {
  /** The number of sessions forgotten before this session. */
  readonly number: number;
  /** The hands by number; `undefined` for a hand that was lost when an earlier worker crashed. */
  readonly hands: (PlayedHand | undefined)[] = [];
  /** The numbers of lost hands by their keys. */
  readonly lost = new Map<string, number>();
  readonly unread = new Map<Unread['reason'], UnreadCount>();
  /** Texts of hands that cannot be read before the user's name is known. */
  nobodys: string[] = [];
  sources: Source[] = [];
  /** The size of all sources. */
  given = 0;
  /** The size of the sources that are read. */
  read = 0;
  /** The part of the current source that is read, 0 to 1. */
  at = 0;
  /** The size of the current source. */
  size = 0;
  isReading = false;
  /** Whether the saved hands are still being loaded from the device. */
  isRestoring = false;
  /** Decisions to price where cards or a range of an opponent are known. The last is priced next. */
  waiting: Waiting[] = [];
  isSorted = true;
  /** Decisions against any two cards. They are priced only if the user asks for it. */
  left: Waiting[] = [];
  /** Texts of hands that are not saved yet. */
  toKeep: string[] = [];
  /** Numbers of hands whose prices are not saved yet. */
  readonly toPrice = new Set<number>();
  /** Prices counted in this session or saved earlier. */
  readonly prices = new Prices(version);
  /** Saved texts that are not in the session, because the user stopped the reading or a text is unreadable. */
  keptUnread: string[] = [];
  /** The results that the page has not received yet. */
  found = nothingFound();

  constructor(number: number) {
    this.number = number;
  }
}

let session = new Session(0);
let reader: SessionReader | undefined;
let isPricingAll = false;
let isPaused = false;
/** Incremented to stop the current work. */
let run = 0;
let isRunning = false;
let sliceEnd = 0;
let reportAt = 0;

let loaded: Equities | undefined;

/** The equities, by the preflop table. */
async function equities(): Promise<Equities> {
  const table = await loadTable();
  loaded ??= new Equities(table);
  return loaded;
}

/** Reads sources and prices decisions until both are done. */
async function work(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  reportAt = performance.now() + FIRST_REPORT;
  sliceEnd = performance.now() + SLICE;
  while (await workOn());
  isRunning = false;
  session.isReading = session.isRestoring;
  report();
}

/** Reads a source, or prices a decision. Returns whether there may be more work. */
async function workOn(): Promise<boolean> {
  if (session.sources.length === 0 && !hasUnpriced()) return false;
  let found: Equities;
  try {
    found = await equities();
  } catch {
    // The hands stay unread until the network recovers.
    send({ kind: 'notLoaded' });
    return false;
  }
  const source = session.sources.shift();
  if (source === undefined) return priceNext(found);
  await readSource(source, found);
  return true;
}

function hasUnpriced(): boolean {
  return !isPaused && (session.waiting.length > 0 || (isPricingAll && session.left.length > 0));
}

/** After a slice of work reads the messages. Returns whether run `of` continues. */
async function goesOn(of: number): Promise<boolean> {
  const now = performance.now();
  if (now >= reportAt) report();
  if (now < sliceEnd) return of === run;
  await nextTurn();
  sliceEnd = performance.now() + SLICE;
  return of === run;
}

async function readSource(source: Source, found: Equities): Promise<void> {
  const of = run;
  const own = session;
  own.isReading = true;
  own.at = 0;
  own.size = sizeOf(source);
  try {
    for await (const text of textsOf(source)) {
      if (!(await readText(text, found, isKept(source), of))) return;
    }
  } catch {
    // A bug must not stop the other files.
    if (of === run) sayFault(isText(source) ? undefined : source.name);
  }
  if (of !== run) return;
  own.read += own.size;
  own.size = own.at = 0;
  own.isReading = own.isRestoring || own.sources.length > 0;
  if (!own.isReading) report();
}

/** Reads a text, or a part of a file. Returns whether run `of` continues. */
async function readText(
  { name, text, from, to }: Text,
  found: Equities,
  wasKept: boolean,
  of: number,
): Promise<boolean> {
  reader ??= new SessionReader(found, ASKED);
  try {
    for (const step of reader.readWithPauses(text, name)) {
      session.at = from + (to - from) * (text.length === 0 ? 1 : step.at / text.length);
      if ('hand' in step) takeHand(step.hand, found, wasKept);
      else if ('unread' in step) takeUnread(step.unread, step.text, wasKept);
      if (!(await goesOn(of))) return false;
    }
  } catch {
    if (wasKept) session.keptUnread.push(text);
    sayFault(name);
  }
  return true;
}

/** Reports a file that was not read completely because a reader failed. */
function sayFault(name: string | undefined): void {
  countUnread({ reason: 'with a fault in Outs', name });
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

interface Text {
  /** Of its file, if it is one of a file. */
  readonly name: string | undefined;
  readonly text: string;
  /** Where the text begins and ends in its source, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

async function* textsOf(source: Source): AsyncGenerator<Text> {
  if (isText(source)) {
    yield { name: undefined, text: source.text, from: 0, to: 1 };
    return;
  }
  const of = run;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await source.arrayBuffer());
  } catch {
    countUnread({ reason: 'not opened', name: source.name });
    return;
  }
  let from = 0;
  for await (const unpacked of unpack(source.name, bytes)) {
    if (!(await goesOn(of))) return;
    if ('fault' in unpacked) countUnread(unpacked.fault);
    if ('text' in unpacked) yield { ...unpacked, from, to: unpacked.at };
    from = session.at = unpacked.at;
  }
}

/** The options of the session reader. Getters, so that a change of the options applies to the next hand. */
const ASKED = {
  get player() {
    return options.player === '' ? undefined : options.player;
  },
  get ranges() {
    return given;
  },
  get judge() {
    return options.judge;
  },
};

function countUnread(unread: Unread): void {
  const before = session.unread.get(unread.reason) ?? { ...unread, count: 0 };
  session.unread.set(unread.reason, { ...before, count: before.count + 1 });
}

function takeUnread(unread: Unread, text: string, wasKept: boolean): void {
  if (wasKept) session.keptUnread.push(text);
  // The session already has this hand from a file.
  if (wasKept && unread === TWICE) return;
  countUnread(unread);
  if (needsName(unread)) session.nobodys.push(text);
}

function takeHand(hand: PlayedHand, found: Equities, wasKept: boolean): void {
  const { hands, lost } = session;
  const { bets, text, ...shown } = hand;
  const number = lost.get(hand.key) ?? hands.length;
  if (lost.delete(hand.key)) session.found.dropped.push(number);
  hands[number] = hand;
  session.found.hands.push({ ...shown, number });
  if (device.isKeeping && !wasKept) session.toKeep.push(text);
  takeBets(number, bets, found);
}

/** Prices fast decisions now and queues the others. */
function takeBets(hand: number, bets: readonly FacedBet[], found: Equities): void {
  for (const bet of bets) {
    const before = session.prices.find(bet);
    if (before !== undefined) session.found.bets.push({ ...before, hand });
    else if (!isKnown(bet)) session.left.push({ hand, bet });
    else {
      if (!found.isQuick(bet)) {
        session.waiting.push({ hand, bet });
        session.isSorted = false;
        continue;
      }
      takePrice(session, finish(found.price(bet)), hand);
    }
  }
}

function takePrice(own: Session, priced: PricedBet, hand: number): void {
  own.found.bets.push({ ...priced, hand });
  own.prices.add(priced);
  if (device.isKeeping) own.toPrice.add(hand);
}

/** The most that a decision can have cost. The most expensive decisions are priced first. */
function stakeOf({ bet: { did, call, pot } }: Waiting): number {
  return did === 'call' ? call : pot;
}

/** Prices one decision. Returns `false` if there is none to price now. */
async function priceNext(found: Equities): Promise<boolean> {
  const of = run;
  const own = session;
  if (!own.isSorted) {
    own.waiting.sort((a, b) => stakeOf(a) - stakeOf(b));
    own.isSorted = true;
  }
  const next = own.waiting.at(-1) ?? (isPricingAll ? own.left.at(-1) : undefined);
  if (next === undefined || isPaused) return false;
  let priced: PricedBet | undefined;
  try {
    const count = found.price(next.bet);
    let step = count.next();
    while (step.done !== true) {
      if (!(await goesOn(of))) return true;
      step = count.next();
    }
    priced = step.value;
  } catch {
    send({ kind: 'failure' });
  }
  // The queue may have changed meanwhile. A decision that is no longer in it was judged anew with another range.
  const queue = own.waiting.includes(next) ? own.waiting : own.left;
  const at = queue.lastIndexOf(next);
  if (at >= 0) {
    queue.splice(at, 1);
    if (priced !== undefined) takePrice(own, priced, next.hand);
  }
  await goesOn(of);
  return true;
}

function isWorking(): boolean {
  return isRunning || isKeepingOn || device.isBusy;
}

// Without these messages the page would take the worker for crashed.
setInterval(() => {
  if (isWorking()) send({ kind: 'busy' });
}, BEAT);

/** Sends the new results to the page. */
function report(): void {
  const { number, found, lost, unread, given, read, at, size, waiting, left, isReading } = session;
  send({
    kind: 'found',
    session: number,
    hands: found.hands,
    bets: found.bets,
    dropped: found.dropped,
    unread: Array.from(unread.values()),
    lost: lost.size,
    done: given === 0 ? 1 : (read + at * size) / given,
    waiting: waiting.length + (isPricingAll ? left.length : 0),
    left: left.length,
    isReading,
    isWorking: isWorking(),
    keeping: keeping(),
  });
  session.found = nothingFound();
  reportAt = performance.now() + REPORT_EVERY;
  if (device.isKeeping && !isFull && session.toKeep.length > 0) void keepOn();
  if (device.isKeeping && !isKeepingPrices && session.toPrice.size > 0) void keepPrices();
}

/* ----------------------------------------------------------------------------- on the device -- */

const device = new KeptHands(() => {
  sayEnding('deleted elsewhere');
});
/** The number of hands saved in one transaction. */
const PORTION = 500;
let isKeepingOn = false;
/** Whether the worker is still finding out if the hands are to be saved. */
let isJoining = false;
/** Whether hands could not be saved. The worker tries again after the user's next command. */
let isFull = false;

function keeping(): Keeping {
  if (isJoining) return 'underway';
  if (!device.isKeeping) return 'none';
  if (isFull) return 'some';
  if (isKeepingOn || session.isReading || session.toKeep.length > 0) return 'underway';
  return session.lost.size > 0 ? 'some' : 'all';
}

/** Saves the hands that are not saved yet. */
async function keepOn(): Promise<void> {
  if (isKeepingOn) return;
  isKeepingOn = true;
  let ending: Ending = 'done';
  while (ending === 'done' && device.isKeeping && session.toKeep.length > 0) {
    const { toKeep } = session;
    const texts = toKeep.slice(0, PORTION);
    ending = await device.add(texts);
    if (ending === 'done') toKeep.splice(0, texts.length);
  }
  isKeepingOn = false;
  isFull = ending === 'refused';
  sayEnding(ending);
}

let isKeepingPrices = false;

/** Saves the prices of saved hands. A price that cannot be saved is counted again at the next visit. */
async function keepPrices(): Promise<void> {
  isKeepingPrices = true;
  while (device.isKeeping && session.toKeep.length === 0 && session.toPrice.size > 0) {
    const { hands, toPrice, prices } = session;
    const numbers = Array.from(toPrice).slice(0, PORTION);
    for (const number of numbers) toPrice.delete(number);
    await device.price(
      numbers.flatMap((number) => {
        const hand = hands[number];
        return hand === undefined ? [] : [{ text: hand.text, prices: prices.of(hand.bets) }];
      }),
    );
  }
  isKeepingPrices = false;
}

function sayEnding(ending: Ending | 'not deleted'): void {
  if (ending !== 'done' && ending !== 'not kept') send({ kind: 'keepProblem', problem: ending });
  report();
}

/** Saves all hands of the session, and from now on every new hand. */
async function startKeeping(): Promise<void> {
  isFull = false;
  isJoining = true;
  const ending = await device.join();
  isJoining = false;
  if (ending === 'done') keepAll();
  sayEnding(ending);
}

function keepAll(): void {
  session.toKeep = [...session.keptUnread, ...session.hands.flatMap((hand) => hand?.text ?? [])];
  for (const [number, hand] of session.hands.entries()) {
    if (hand !== undefined && hand.bets.length > 0) session.toPrice.add(number);
  }
}

async function deleteKept(deletion: Promise<Ending>): Promise<void> {
  isFull = false;
  const ending = await deletion;
  sayEnding(ending === 'refused' ? 'not deleted' : ending);
}

async function restore(): Promise<void> {
  const own = session;
  const of = run;
  own.isReading = own.isRestoring = true;
  isJoining = true;
  const { ending, texts, prices } = await device.restore();
  isJoining = own.isRestoring = false;
  // The user may have added files meanwhile, even to a new session.
  if (device.isKeeping) keepAll();
  if (own !== session) {
    report();
    return;
  }
  for (const saved of prices) own.prices.take(saved);
  addSources(texts.map((text) => ({ text, isKept: true })));
  sayEnding(ending);
  // The user has stopped the reading meanwhile.
  if (of !== run) stop();
}

function addSources(sources: readonly Source[]): void {
  isPaused = isFull = false;
  session.sources.push(...sources);
  session.given += sources.reduce((sum, source) => sum + sizeOf(source), 0);
  session.isReading = session.sources.length > 0 || session.isReading;
  void work();
}

function stop(): void {
  const isCut = session.sources.some(isKept);
  drop();
  isPaused = true;
  isPricingAll = false;
  report();
  if (isCut) send({ kind: 'keepProblem', problem: 'stopped' });
}

/** Drops the sources that are not read yet. */
function drop(): void {
  run++;
  for (const source of session.sources) {
    if (isText(source)) (source.isKept ? session.keptUnread : session.nobodys).push(source.text);
  }
  session.sources = [];
  session.isReading = false;
  session.given = session.read = session.at = session.size = 0;
}

let again = Promise.resolve();

/** Judges decisions again whose range or judge has changed. */
async function readAgain(before: SessionOptions): Promise<void> {
  const { ranges, judge } = options;
  const own = session;
  if (own.hands.length === 0) return;
  const found = await equities();
  for (const [number, hand] of own.hands.entries()) {
    const isOther = hand?.bets.some(
      ({ line }) =>
        line !== undefined &&
        (before.ranges[line] !== ranges[line] || (before.judge !== judge && ranges[line] !== undefined)),
    );
    if (hand === undefined || isOther !== true) continue;
    const bets = betsAgain(hand, given, judge);
    session.hands[number] = { ...hand, bets };
    for (const queue of ['waiting', 'left', 'bets'] as const) {
      if (queue === 'bets') {
        session.found.bets = session.found.bets.filter((bet) => bet.hand !== number);
      } else session[queue] = session[queue].filter((own) => own.hand !== number);
    }
    session.found.dropped.push(number);
    if (device.isKeeping) session.toPrice.add(number);
    takeBets(number, bets, found);
    await goesOn(run);
    if (own !== session) return;
  }
  report();
  void work();
}

const farSide: SessionFarSide = {
  listen(receive) {
    send = receive;
  },
  takeOver(number, keys, unread) {
    session = new Session(number);
    for (const [number, key] of keys.entries()) session.lost.set(key, number);
    session.hands.length = keys.length;
    // Hands that need a name are not counted: their texts are lost, and they count when they are read again.
    for (const own of unread) if (!needsName(own)) session.unread.set(own.reason, own);
  },
  add(files) {
    addSources(files);
  },
  restore() {
    void restore();
  },
  keep(isKept) {
    if (isKept) void startKeeping();
    else void deleteKept(device.leave());
  },
  stop,
  forget() {
    drop();
    session = new Session(session.number + 1);
    reader = undefined;
    isPricingAll = isPaused = false;
    void deleteKept(device.forget());
    report();
  },
  setOptions(next) {
    const before = options;
    options = next;
    given = readRanges(next.ranges);
    if (next.player !== before.player && session.nobodys.length > 0) {
      const texts = session.nobodys;
      session.nobodys = [];
      for (const own of session.unread.values()) {
        if (needsName(own)) session.unread.delete(own.reason);
      }
      addSources(texts.map((text) => ({ text, isKept: false })));
    }
    const judged = ({ ranges, judge }: SessionOptions) => JSON.stringify({ ranges, judge });
    if (judged(next) !== judged(before)) {
      again = again.then(() => readAgain(before));
    }
  },
  goOn(isAll) {
    isPaused = false;
    isPricingAll ||= isAll;
    session.isReading = session.sources.length > 0;
    void work();
  },
  textOf: (hand) => session.hands[hand]?.text ?? '',
};

expose(farSide);
