// A spot has three ways to be written: a line, a link and JSON. All say the same.
import { expect, test } from 'vitest';
import { LINE_LIMIT } from '../../src/notation/line';
import { spotIn } from '../../src/notation/spot';
import { ask, readSpot, writeSpot } from '../../src/outside/index';
import { readAsked } from '../../src/outside/question';
import type { Json } from '../../src/outside/fields';
import type { Question } from '../../src/outside/types.js';
import { WILD_DECKS } from '../../src/poker/deck';
import { LONG } from '../long';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';

const RANGES = ['TT+,AQs+', '22+,A2s+,KTs+', '76s:0.5,AKs', 'AsKs,QQ', '15%', 'random', '5%-20%'];
const READS = ['', '', '', ' with toppair+', ' with connects', ' with continues', ' with twopair+'];

function amounts(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => integer(random, 0, 40_000) / 100);
}

/** The money of a spot, of all sorts. */
function moneyOf(random: Random, opponents: number): Partial<Question> {
  const seats = opponents + 1;
  if (opponents === 0) return random() < 0.5 ? {} : { pot: 60, call: 20, words: true };
  switch (integer(random, 0, 5)) {
    case 0:
      return {};
    case 1: {
      const call = integer(random, 1, 9_000);
      const rake = { percent: integer(random, 0, 10), cap: integer(random, 1, 5) };
      return { pot: (call * integer(random, 1, 5)) / 100, call: call / 100, ...(random() < 0.5 && { rake }) };
    }
    case 2:
      return { facing: integer(random, 1, 40) / 20 };
    case 3:
      return { bets: amounts(random, seats), stacks: amounts(random, seats), folded: amounts(random, 2) };
    case 4:
      return { pot: 900, stacks: amounts(random, seats), payouts: [50, 30, 20].slice(0, integer(random, 1, 3)) };
    default:
      return {
        pot: 900,
        call: 0,
        stacks: amounts(random, seats),
        payouts: [9, 3],
        bounties: amounts(random, opponents),
      };
  }
}

function questionFrom(random: Random): Question {
  const cards = shuffled(random, DECK, 24);
  const take = (count: number) => cards.splice(0, count).join('');
  const wild = random() < 0.2 ? WILD_DECKS[integer(random, 0, WILD_DECKS.length - 1)] : undefined;
  const board = [0, 3, 4, 5][integer(random, 0, 3)];
  const player = (): string => {
    if (wild !== undefined || random() < 0.5) return take(2);
    const read = board === 0 ? '' : READS[integer(random, 0, READS.length - 1)];
    const range = RANGES[integer(random, 0, RANGES.length - 1)];
    return range === 'random' ? range : range + read;
  };
  const hero = player();
  // Of a range alone nothing can be asked.
  const opponents = Array.from({ length: integer(random, hero.length === 4 ? 0 : 1, 5) }, player);
  return {
    hero,
    ...(board > 0 && { board: take(board) }),
    ...(opponents.length > 0 && { opponents }),
    ...(random() < 0.2 && { dead: take(integer(random, 1, 3)) }),
    ...(wild !== undefined && { wild }),
    ...moneyOf(random, opponents.length),
  };
}

/** The reads of each player as they are written, hero first. */
function readsOf({ hero, opponents = [] }: Question): (string | undefined)[] {
  return [hero, ...opponents].map((text) => / with .*$/.exec(text)?.[0]);
}

test('150 random spots are the same as a line, as a link and as JSON', LONG, () => {
  const random = seeded(20_261_127);
  let answered = 0;
  let tooLong = 0;
  for (let run = 0; run < 150; run++) {
    const question = questionFrom(random);
    const said = JSON.stringify(question);
    const read = readAsked(question as unknown as Json);
    const written = writeSpot(question);
    // A spot that cannot be, as a read that leaves no hand, is refused in every way.
    expect('line' in written, said).toBe(read.ok);
    if (!read.ok || !('line' in written)) continue;
    answered++;
    const spot = read.value.spot;
    const ofLink = readSpot(written.link);
    if ('ok' in ofLink) throw new Error(said);
    expect(readsOf(ofLink), said).toEqual(readsOf(question));
    if (written.line.length <= LINE_LIMIT) expect(readSpot(written.line), said).toEqual(ofLink);
    else tooLong++;
    const { words } = question;
    const same: Question = { ...ofLink, ...(words !== undefined && { words }) };
    const again = readAsked(same as unknown as Json);
    expect(again.ok && again.value.spot, `${said} ${written.line}`).toEqual(spot);
    expect(spotIn(written.link), said).toEqual({ ok: true, value: spot?.spot });
    expect(writeSpot(same), said).toEqual(written);
  }
  expect(answered).toBeGreaterThan(90);
  expect(tooLong).toBeLessThan(answered / 4);
});

test('an answer in words has the reads as they were typed', async () => {
  const question = {
    hero: 'AhQh',
    board: 'Kh9h2c5d',
    opponents: ['KQ,QJ,99 with toppair+@flop with connects', '7c7d'],
    words: true,
  } as const satisfies Question;
  const said = await ask(question);
  if (!said.ok) throw new Error(said.error.message);
  expect(said.link).toBe('#/?hero=AhQh&board=Kh9h2c5d&vs=99,KQ,QJ with toppair+@flop with connects;7c7d');
  const report = said.words?.report.replaceAll('\u00a0', ' ').split('\n');
  expect(report?.[0]).toBe('A♥ Q♥ v 99, KQ, QJ with top pair +, pair/draw v 7♣ 7♦ on K♥ 9♥ 2♣ 5♦');
  expect(report?.at(-1)).toBe(said.link);
});
