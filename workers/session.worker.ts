import { expose } from 'comlink';
import { version } from '../package.json';
import { LineRanges, readRanges } from '../src/session/hands/decisions';
import { Equities } from '../src/session/hands/equities';
import type { ReadOptions } from '../src/session/hands/read';
import { nextTurn } from '../src/steps';
import { KeptHands, type Ending, type PricedHand } from './sessionKept';
import { Keeping } from './sessionKeeping';
import { Pricing, type Slices } from './sessionPricing';
import type { SessionFarSide, SessionMessage, SessionOptions } from './sessionProtocol';
import { Reading } from './sessionReading';
import { loadTable } from './table';

/* Reads hands, prices decisions, saves both, reports to the page. The state is in `Reading`, `Pricing`, `Keeping`. */

/** Milliseconds of work before the worker reads its messages. */
const SLICE = 25;
/** Milliseconds between two reports; the first comes sooner. */
const REPORT_EVERY = 200;
const FIRST_REPORT = 60;
/** Milliseconds between two messages that the worker is busy. */
const BEAT = 1_000;

let send: (message: SessionMessage) => void = () => undefined;
let options: SessionOptions = { ranges: {}, judge: 'given', player: '' };
let isRunning = false;
let sliceEnd = 0;
let reportAt = 0;
/** How often the user has stopped the work. */
let stops = 0;
let loaded: Equities | undefined;

const slices: Slices = {
  isOver: () => performance.now() >= sliceEnd,
  async turn() {
    if (performance.now() >= reportAt) report();
    await nextTurn();
    sliceEnd = performance.now() + SLICE;
  },
};
const device = new KeptHands(() => {
  sayEnding('deleted elsewhere');
});
const keeping = new Keeping(device, sayEnding);
/** The number of sessions forgotten before this session. */
let number = 0;
let reading: Reading;
let pricing: Pricing;
begin(0);

function begin(session: number): void {
  number = session;
  reading = new Reading(readOptions(options), pause);
  pricing = new Pricing(version, slices, (hand) => keeping.price(hand));
}

function readOptions({ player, ranges, judge, openings }: SessionOptions): ReadOptions {
  const lines = new LineRanges(openings);
  return { player: player === '' ? undefined : player, ranges: readRanges(ranges), judge, lines };
}

async function pause(): Promise<void> {
  if (slices.isOver()) await slices.turn();
}

async function equities(): Promise<Equities> {
  const table = await loadTable();
  loaded ??= new Equities(table);
  return loaded;
}

async function work(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  reportAt = performance.now() + FIRST_REPORT;
  sliceEnd = performance.now() + SLICE;
  while (await workOn());
  isRunning = false;
  reading.isReading = reading.isRestoring;
  report();
}

/** Reads a source, or prices a decision. Returns whether there may be more work. */
async function workOn(): Promise<boolean> {
  if (!reading.hasNext && !pricing.hasNext) return false;
  let found: Equities;
  try {
    found = await equities();
  } catch {
    // The hands stay unread until the network recovers.
    send({ kind: 'notLoaded' });
    return false;
  }
  if (reading.hasNext) {
    await reading.readNext(found, (hand, { text, bets }, wasKept) => {
      if (!wasKept) keeping.add(text);
      pricing.take(hand, bets, found);
    });
    if (!reading.isReading) report();
    return true;
  }
  try {
    await pricing.priceNext(found);
  } catch {
    send({ kind: 'failure' });
  }
  await pause();
  return true;
}

/** Goes on with what there is to do, after a stop too. */
function goOn(isAll = false): void {
  pricing.goOn(isAll);
  void work();
}

function stop(): void {
  stops++;
  const isCut = reading.drop();
  pricing.stop();
  report();
  if (isCut) send({ kind: 'keepProblem', problem: 'stopped' });
}

function isWorking(): boolean {
  return isRunning || keeping.isBusy;
}

// Without these messages the page would take the worker for crashed.
setInterval(() => {
  if (isWorking()) send({ kind: 'busy' });
}, BEAT);

function report(): void {
  const { isReading, unread, lost, done } = reading;
  const { waiting, left } = pricing;
  send({
    ...{ kind: 'found', session: number, ...reading.takeNews(), bets: pricing.takeNews() },
    ...{ unread, lost, done, waiting, left, isReading },
    isWorking: isWorking(),
    keeping: keeping.kept(isReading, lost),
  });
  reportAt = performance.now() + REPORT_EVERY;
  keeping.goOn(pricesOf);
}

function pricesOf(hands: readonly number[]): PricedHand[] {
  return hands.flatMap((own) => {
    const hand = reading.hands[own];
    return hand === undefined ? [] : [{ text: hand.text, prices: pricing.of(hand.bets) }];
  });
}

function sayEnding(ending: Ending | 'not deleted'): void {
  // First what the page may do now: a file that is chosen next to the message would be lost with its field.
  report();
  if (ending !== 'done' && ending !== 'not kept') send({ kind: 'keepProblem', problem: ending });
}

function keepAll(): void {
  const priced = reading.hands.flatMap((hand, own) => (hand === undefined || hand.bets.length === 0 ? [] : [own]));
  keeping.addAll(reading.texts, priced);
}

async function startKeeping(): Promise<void> {
  const ending = await keeping.join();
  if (ending === 'done') keepAll();
  sayEnding(ending);
}

async function restore(): Promise<void> {
  const own = reading;
  const before = stops;
  own.isReading = own.isRestoring = true;
  const { ending, texts, prices } = await keeping.restore();
  own.isRestoring = false;
  own.isReading = isRunning;
  // The user may have added files meanwhile, even to a new session.
  keepAll();
  if (own !== reading) {
    report();
    return;
  }
  pricing.restore(prices);
  reading.add(texts.map((text) => ({ text, isKept: true })));
  keeping.tryAgain();
  goOn();
  sayEnding(ending);
  // The user has stopped the reading meanwhile.
  if (stops !== before) stop();
}

let again = Promise.resolve();

/** Judges decisions again whose range or judge has changed. */
async function judgeAgain(before: SessionOptions): Promise<void> {
  const own = reading;
  if (own.hands.length === 0) return;
  const judged = own.judgeAgain(before, options);
  const found = await equities();
  for (const { hand, bets } of judged) {
    pricing.drop(hand);
    keeping.price(hand);
    pricing.take(hand, bets, found);
    await pause();
    if (own !== reading) return;
  }
  report();
  void work();
}

const farSide: SessionFarSide = {
  listen(receive) {
    send = receive;
  },
  takeOver(session, keys, unread) {
    begin(session);
    reading.takeOver(keys, unread);
  },
  add(files) {
    reading.add(files);
    keeping.tryAgain();
    goOn();
  },
  restore() {
    void restore();
  },
  keep(isKept) {
    void (isKept ? startKeeping() : keeping.leave());
  },
  stop,
  forget() {
    reading.drop();
    pricing.stop();
    begin(number + 1);
    void keeping.forget();
    report();
  },
  setOptions(next) {
    const before = options;
    options = next;
    reading.setOptions(readOptions(next));
    if (next.player !== before.player && reading.readNobodys()) {
      keeping.tryAgain();
      goOn();
    }
    const judged = ({ ranges, judge, openings }: SessionOptions) => JSON.stringify({ ranges, judge, openings });
    if (judged(next) !== judged(before)) again = again.then(() => judgeAgain(before));
  },
  goOn(isAll) {
    reading.isReading = reading.hasNext;
    goOn(isAll);
  },
  textOf: (hand) => reading.hands[hand]?.text ?? '',
};

expose(farSide);
