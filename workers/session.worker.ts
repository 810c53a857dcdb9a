import { expose } from 'comlink';
import { createStore, del, get, set } from 'idb-keyval';
import { readPreflopTable } from '../src/poker/count/preflopTable';
import { isKnown, type FacedBet, type Ranges } from '../src/session/decisions';
import { Equities } from '../src/session/equities';
import {
  betsAgain,
  finish,
  SessionReader,
  type PlayedHand,
  type UnreadHand,
} from '../src/session/read';
import type {
  SessionBet,
  SessionFarSide,
  SessionMessage,
  SessionOptions,
  UnreadCount,
} from './sessionProtocol';
import { unpack } from './unpack';

/*
 * Reads the hands of many files, prices their decisions, and tells the page what it has found, a few times a
 * second. The hands as they were written stay here.
 */

/** Milliseconds of work before messages are let in. */
const SLICE = 25;
/** Milliseconds between two reports; the first comes sooner. */
const REPORT_EVERY = 200;
const FIRST_REPORT = 60;

let send: (message: SessionMessage) => void = () => undefined;
let options: SessionOptions = { ranges: {}, player: '', isKept: false };

/** A decision that waits for its price. */
interface Waiting {
  readonly hand: number;
  readonly bet: FacedBet;
}

/** What is to be read: a file, or hands that were read before. */
type Source = File | string;

/** Everything of a session. Another one takes its place when it is forgotten. */
class Session {
  readonly hands: PlayedHand[] = [];
  readonly unread = new Map<string, UnreadCount>();
  /** Hands that wait for the reader's name. */
  nobodys: string[] = [];
  sources: Source[] = [];
  /** The sizes of all sources that were ever given, and of those that are read. */
  given = 0;
  read = 0;
  /** How much of the present source is read, 0 to 1, and its size. */
  at = 0;
  size = 0;
  isReading = false;
  /** Whether the present source was kept on the device. */
  isRestoring = false;
  /** With something known of an opponent; the last is next. */
  waiting: Waiting[] = [];
  isSorted = true;
  /** Against any two. */
  left: Waiting[] = [];
  /** Whether the reader stopped before all that was kept had been read. */
  isCutShort = false;
  found: { hands: number; bets: SessionBet[]; dropped: number[] } = {
    hands: 0,
    bets: [],
    dropped: [],
  };
}

let session = new Session();
let reader: SessionReader | undefined;
let isPricingAll = false;
let isPaused = false;
/** Incremented to stop what is under way. */
let run = 0;
let isRunning = false;
let sliceEnd = 0;
let reportAt = 0;

const turns = new MessageChannel();
let letOn: () => void = () => undefined;
turns.port1.onmessage = () => {
  letOn();
};

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    letOn = resolve;
    turns.port2.postMessage(undefined);
  });
}

let loading: Promise<Equities> | undefined;

/** What finds equities, with the preflop table that it needs. */
function equities(): Promise<Equities> {
  loading ??= fetch(new URL('../src/poker/count/preflop-table.bin', import.meta.url))
    .then(async ({ body }) => {
      const bytes = body?.pipeThrough(new DecompressionStream('deflate-raw'));
      return new Equities(
        readPreflopTable(new Uint8Array(await new Response(bytes).arrayBuffer())),
      );
    })
    .catch((error: unknown) => {
      loading = undefined; // the line may be mended by then
      throw error;
    });
  return loading;
}

/** Works until nothing is left to do. */
async function work(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    const found = await equities();
    reportAt = performance.now() + FIRST_REPORT;
    sliceEnd = performance.now() + SLICE;
    for (;;) {
      const source = session.sources.shift();
      if (source !== undefined) await readSource(source, found);
      else if (!(await priceNext(found))) break;
    }
    session.isReading = false;
    report();
  } catch {
    drop();
    send({
      kind: 'failure',
      message: 'Part of the page could not be loaded. Check your connection and try again.',
    });
  } finally {
    isRunning = false;
  }
}

/** Lets messages in where it is time. Returns whether the work is still wanted. */
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
  own.isRestoring = isText(source);
  reader ??= new SessionReader(found, ASKED);
  for await (const { text, from, to } of textsOf(source)) {
    if (of !== run) return;
    for (const step of reader.read(text)) {
      own.at = from + (to - from) * (text.length === 0 ? 1 : step.at / text.length);
      if ('hand' in step) takeHand(step.hand, found);
      else {
        countUnread(step.unread);
        if (step.unread.needsName) own.nobodys.push(step.text);
      }
      if (!(await goesOn(of))) return;
    }
  }
  if (of !== run) return;
  own.read += own.size;
  own.size = own.at = 0;
  own.isRestoring = false;
  own.isReading = own.sources.length > 0;
  if (!own.isReading) {
    report();
    await keep();
  }
}

function isText(source: unknown): source is string {
  return typeof source === 'string';
}

function sizeOf(source: Source): number {
  return isText(source) ? source.length : source.size;
}

interface Text {
  readonly text: string;
  /** Which part of the source it is, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

async function* textsOf(source: Source): AsyncGenerator<Text> {
  if (isText(source)) {
    yield { text: source, from: 0, to: 1 };
    return;
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await source.arrayBuffer());
  } catch {
    const message = `${source.name} could not be opened. Choose it again.`;
    countUnread({ reason: 'not opened', message });
    return;
  }
  let from = 0;
  for (const unpacked of unpack(source.name, bytes)) {
    if ('fault' in unpacked) countUnread(unpacked.fault);
    else yield { text: unpacked.text, from, to: unpacked.at };
    from = unpacked.at;
  }
}

/** Reads with whatever the options are by then. */
const ASKED = {
  get player() {
    return options.player === '' ? undefined : options.player;
  },
  get ranges() {
    return options.ranges;
  },
};

function countUnread(unread: UnreadHand): void {
  const { reason } = unread;
  const before = session.unread.get(reason);
  session.unread.set(reason, { ...unread, ...before, count: (before?.count ?? 0) + 1 });
}

function takeHand(hand: PlayedHand, found: Equities): void {
  session.hands.push(hand);
  takeBets(session.hands.length - 1, hand.bets, found);
}

/** Prices what takes no time, and leaves the rest for later. */
function takeBets(hand: number, bets: readonly FacedBet[], found: Equities): void {
  for (const bet of bets) {
    if (!isKnown(bet)) session.left.push({ hand, bet });
    else {
      if (!found.isQuick(bet)) {
        session.waiting.push({ hand, bet });
        session.isSorted = false;
        continue;
      }
      session.found.bets.push({ ...finish(found.price(bet)), hand });
    }
  }
}

/** What a decision can have cost at most: those that matter most are priced first. */
function stakeOf({ bet: { did, call, pot } }: Waiting): number {
  return did === 'call' ? call : pot;
}

/** Prices one decision. Returns whether there was one. */
async function priceNext(found: Equities): Promise<boolean> {
  const of = run;
  const own = session;
  if (!own.isSorted) {
    own.waiting.sort((a, b) => stakeOf(a) - stakeOf(b));
    own.isSorted = true;
  }
  const next = own.waiting.at(-1) ?? (isPricingAll ? own.left.at(-1) : undefined);
  if (next === undefined || isPaused) return false;
  const count = found.price(next.bet);
  let step = count.next();
  while (step.done !== true) {
    if (!(await goesOn(of))) return true;
    step = count.next();
  }
  // Meanwhile others may have come, and it may have gone: then it was judged anew.
  const queue = own.waiting.includes(next) ? own.waiting : own.left;
  const at = queue.lastIndexOf(next);
  if (at >= 0) {
    queue.splice(at, 1);
    own.found.bets.push({ ...step.value, hand: next.hand });
  }
  await goesOn(of);
  return true;
}

/** Tells the page what was found since the last time. */
function report(): void {
  const { hands, found, unread, given, read, at, size, waiting, left, isReading } = session;
  send({
    kind: 'found',
    hands: hands
      .slice(found.hands)
      .map(({ bets: _, text: __, ...hand }, index) => ({ ...hand, number: found.hands + index })),
    bets: found.bets,
    dropped: found.dropped,
    unread: Array.from(unread.values()),
    done: given === 0 ? 1 : (read + at * size) / given,
    waiting: waiting.length + (isPricingAll ? left.length : 0),
    left: left.length,
    isReading,
  });
  session.found = { hands: hands.length, bets: [], dropped: [] };
  reportAt = performance.now() + REPORT_EVERY;
}

/* ----------------------------------------------------------------------------- on the device -- */

const KEY = 'hands';
const store = createStore('outs', 'session');

/** Keeps the hands as they were written, or nothing. */
async function keep(): Promise<void> {
  try {
    // What was kept before is more than was read.
    if (options.isKept && session.isCutShort) return;
    if (options.isKept) {
      await set(KEY, { version: 1, texts: session.hands.map(({ text }) => text) }, store);
    } else await del(KEY, store);
  } catch {
    if (options.isKept) send({ kind: 'unkept' });
  }
}

/** The hands that were kept; read as if a stranger had written them. */
async function kept(): Promise<readonly string[]> {
  try {
    const found: unknown = await get(KEY, store);
    const texts: unknown = (found as { texts?: unknown } | undefined)?.texts;
    return Array.isArray(texts) ? texts.filter(isText) : [];
  } catch {
    send({ kind: 'unkept' });
    return [];
  }
}

function addSources(sources: readonly Source[]): void {
  isPaused = false;
  session.sources.push(...sources);
  session.given += sources.reduce((sum, source) => sum + sizeOf(source), 0);
  session.isReading = session.sources.length > 0 || session.isReading;
  void work();
}

function drop(): void {
  run++;
  session.sources = [];
  session.isReading = false;
  session.given = session.read = session.at = session.size = 0;
}

let again = Promise.resolve();

/** Judges the decisions of which other ranges are given now. */
async function readAgain(before: Ranges): Promise<void> {
  const { ranges } = options;
  const found = await equities();
  const of = run;
  for (const [number, hand] of session.hands.entries()) {
    const isOther = hand.bets.some(
      ({ line }) => line !== undefined && before[line] !== ranges[line],
    );
    if (!isOther) continue;
    const bets = betsAgain(hand, ranges);
    session.hands[number] = { ...hand, bets };
    for (const queue of ['waiting', 'left', 'bets'] as const) {
      if (queue === 'bets') {
        session.found.bets = session.found.bets.filter((bet) => bet.hand !== number);
      } else session[queue] = session[queue].filter((own) => own.hand !== number);
    }
    session.found.dropped.push(number);
    takeBets(number, bets, found);
    if (!(await goesOn(of))) return;
  }
  report();
  void work();
}

const farSide: SessionFarSide = {
  listen(receive) {
    send = receive;
  },
  add(files) {
    addSources(files);
  },
  restore() {
    void kept().then((texts) => {
      addSources(texts);
    });
  },
  stop() {
    session.isCutShort ||= session.isRestoring || session.sources.some(isText);
    drop();
    void keep();
    isPaused = true;
    isPricingAll = false;
    report();
  },
  forget() {
    drop();
    session = new Session();
    reader = undefined;
    isPricingAll = isPaused = false;
    void keep();
    report();
  },
  setOptions(next) {
    const before = options;
    options = next;
    const isNews = session.hands.length > 0 && !session.isReading;
    if (next.isKept !== before.isKept && (isNews || before.isKept)) void keep();
    if (next.player !== before.player && session.nobodys.length > 0) {
      const texts = session.nobodys;
      session.nobodys = [];
      for (const { reason, needsName } of session.unread.values()) {
        if (needsName) session.unread.delete(reason);
      }
      addSources(texts);
    }
    if (JSON.stringify(next.ranges) !== JSON.stringify(before.ranges)) {
      again = again.then(() => readAgain(before.ranges));
    }
  },
  goOn(isAll) {
    isPaused = false;
    isPricingAll ||= isAll;
    void work();
  },
  textOf: (hand) => session.hands[hand]?.text ?? '',
};

expose(farSide);
