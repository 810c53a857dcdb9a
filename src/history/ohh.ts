import { ok } from '../poker/result';
import { parseCards, type Card } from '../poker/card';
import { STREETS } from '../poker/spot';
import { isRecord, parsed } from '../shape';
import { gameNamed, otherGame, unreadable, type Event, type Read, type ReadHand, type Run } from './events';
import { playHand } from './hand';
import { timeIn } from './lines';
import { moneyText, type Money } from './money';

/*
 * https://hh-specs.handhistory.org: the Open Hand History format, version 1.4. A file holds objects with the field
 * `ohh`, one after the other or in a list, some without it. An action's amount is what it adds.
 */

export const OHH = /"(?:ohh|spec_version)"\s*:/;

const MOST: Money = 99_999_999_999;

type Json = Readonly<Record<string, unknown>>;

/** The objects of a text at its outermost level. An object that is cut off at the end is the last. */
export function* splitOhh(text: string): Generator<string> {
  let depth = 0;
  let start = 0;
  // In a string braces are text.
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at++;
      else isString = sign !== '"';
    } else if (sign === '"') isString = depth > 0;
    else if (sign === '{' && depth++ === 0) start = at;
    else if (sign === '}' && depth > 0 && --depth === 0) yield text.slice(start, at + 1);
  }
  if (depth > 0) yield text.slice(start);
}

export function readOhh(text: string): ReadHand {
  const file = parsed(text);
  if (file === undefined) return unreadable({ code: 'cut-off-json', isCut: true });
  const hand = handIn(file);
  if (hand === undefined) return unreadable({ code: 'no-hand', field: 'ohh' });
  const game = textOf(hand.game_type);
  if (!/^(texas )?hold'?em$/i.test(game)) {
    return /omaha/i.test(game) ? otherGame('Omaha') : gameNamed(game);
  }
  const players = readPlayers(hand.players);
  if (!players.ok) return players;
  const big = readAmount(hand.big_blind_amount);
  const small = readAmount(hand.small_blind_amount);
  if (big === undefined) return badAmount(hand.big_blind_amount);
  if (small === undefined) return badAmount(hand.small_blind_amount);
  const { seats, nameOf } = players.value;
  const events: Event[] = [...seats];
  const dealt: string[] = [];
  const streets = new Set<string>();
  for (const round of listOf(hand.rounds)) {
    const cards = readStreet(round, streets);
    if (!cards.ok) return cards;
    if (cards.value !== undefined) events.push(cards.value);
    for (const action of listOf(round.actions)) {
      const event = readAction(action, nameOf);
      if (!event.ok) return event;
      if (event.value === undefined) continue;
      events.push(event.value);
      if (event.value.kind === 'hole' && textOf(action.action) === 'Dealt Cards') {
        dealt.push(event.value.player);
      }
    }
  }
  const end = readPots(hand.pots, nameOf);
  if (!end.ok) return end;
  const hero = nameOf(hand.hero_player_id) ?? (dealt.length === 1 ? dealt[0] : undefined);
  const currency = SIGNS[textOf(hand.currency)] ?? '';
  return playHand(
    {
      room: textOf(hand.site_name) || 'Open Hand History',
      name: textOf(hand.game_number),
      time: timeIn(textOf(hand.start_date_utc)),
      currency,
      stakes: `${moneyText(small, currency)}/${moneyText(big, currency)}`,
      bigBlind: big,
      isWhole: true,
    },
    hero,
    [...events, ...end.value],
  );
}

/** A hand in its envelope, or without it, as some programs hand it on. */
function handIn(file: unknown): Json | undefined {
  if (!isRecord(file)) return undefined;
  if (isRecord(file.ohh)) return file.ohh;
  return Array.isArray(file.players) && Array.isArray(file.rounds) ? file : undefined;
}

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function badAmount(value: unknown): Read<never> {
  return unreadable({ code: 'bad-amount', text: written(value) });
}

/** The value of a field, for a message: of a list or an object only its kind. */
export function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);
}

/** An amount of a field; 0 if it is left out. */
function readAmount(value: unknown): Money | undefined {
  const amount = readPart(value);
  return amount === undefined || Number.isInteger(amount) ? amount : undefined;
}

/** Reads an amount that may be parts of a cent. */
function readPart(value: unknown): Money | undefined {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'number') return undefined;
  // A float is off by less than this if it is in hundredths.
  const amount = Math.abs(100 * value - Math.round(100 * value)) < 1e-4 ? Math.round(100 * value) : 100 * value;
  return amount >= 0 && amount <= MOST ? amount : undefined;
}

interface Players {
  readonly seats: readonly Event[];
  readonly nameOf: (id: unknown) => string | undefined;
}

function readPlayers(value: unknown): Read<Players> {
  const names = new Map<unknown, string>();
  const taken = new Set<string>();
  const seats: (readonly [number, Event])[] = [];
  for (const player of listOf(value)) {
    const stack = readAmount(player.starting_stack);
    if (stack === undefined) {
      return unreadable({ code: 'bad-stack', text: written(player.starting_stack) });
    }
    const own = textOf(player.name) || `Player ${textOf(player.id)}`;
    const name = taken.has(own) ? `${own} (${textOf(player.id)})` : own;
    names.set(player.id, name);
    taken.add(name);
    seats.push([Number(player.seat), { kind: 'seat', player: name, stack }]);
  }
  return ok({
    seats: seats.sort(([a], [b]) => a - b).map(([, event]) => event),
    nameOf: (id) => names.get(id),
  });
}

/** The cards of a round; those of a street that was dealt before are of the second board, then of the third. */
function readStreet(round: Json, streets: Set<string>): Read<Event | undefined> {
  const street = STREETS.find((own) => own === textOf(round.street).toLowerCase());
  const cards = readCards(round.cards);
  if (!cards.ok) return cards;
  if (street === undefined || street === 'preflop' || cards.value.length === 0) {
    return ok(undefined);
  }
  if (!streets.has(street)) {
    streets.add(street);
    return ok({ kind: 'street', street, cards: cards.value });
  }
  const run: Run = streets.has(`second ${street}`) ? 3 : 2;
  streets.add(`second ${street}`);
  return ok({ kind: 'run', run, cards: cards.value });
}

function readCards(value: unknown): Read<Card[]> {
  const text = Array.isArray(value) ? value.map(textOf).join('') : textOf(value);
  const cards = parseCards(text, 'line');
  return cards.ok ? cards : unreadable({ code: 'bad-cards-in-file', text });
}

function readAction(action: Json, nameOf: Players['nameOf']): Read<Event | undefined> {
  const act = textOf(action.action);
  const amount = readAmount(action.amount);
  if (amount === undefined) return badAmount(action.amount);
  // The house, perhaps.
  if (act === 'Add to Pot') return ok({ kind: 'gift', amount });
  const player = nameOf(action.player_id);
  if (player === undefined) return unreadable({ code: 'action-of-nobody', text: act });
  switch (act) {
    case 'Dealt Cards':
    case 'Shows Cards':
    case 'Mucks Cards': {
      const cards = readCards(action.cards);
      return cards.ok ? ok({ kind: 'hole', player, cards: cards.value }) : cards;
    }
    case 'Post SB':
      return ok({ kind: 'post', player, live: amount, dead: 0, blind: 'small' });
    case 'Post BB':
      return ok({ kind: 'post', player, live: amount, dead: 0, blind: 'big' });
    case 'Straddle':
    case 'Post Extra Blind':
      return ok({ kind: 'post', player, live: amount, dead: 0 });
    case 'Post Ante':
      return ok({ kind: 'post', player, live: 0, dead: amount, isAnte: true });
    case 'Post Dead':
      return ok({ kind: 'post', player, live: 0, dead: amount });
    case 'Fold':
      return ok({ kind: 'fold', player, cards: [] });
    case 'Check':
      return ok({ kind: 'check', player });
    case 'Call':
      return ok({ kind: 'call', player, by: amount });
    case 'Bet':
    case 'Raise':
      return ok({ kind: 'bet', player, by: amount });
    case 'Added Chips':
    case 'Payout':
    case 'Sits Down':
    case 'Stands Up':
      return ok(undefined);
    default:
      return unreadable({ code: 'bad-action', text: act });
  }
}

function readPots(value: unknown, nameOf: Players['nameOf']): Read<Event[]> {
  const pots = listOf(value);
  const events: Event[] = [];
  let amount = 0;
  let rake = 0;
  let fee = 0;
  for (const pot of pots) {
    const own = readAmount(pot.amount);
    const taken = readPart(pot.rake);
    const jackpot = readPart(pot.jackpot);
    if (own === undefined) return badAmount(pot.amount);
    if (taken === undefined) return badAmount(pot.rake);
    if (jackpot === undefined) return badAmount(pot.jackpot);
    amount += own;
    rake += taken;
    fee += jackpot;
    for (const win of listOf(pot.player_wins)) {
      const player = nameOf(win.player_id);
      const won = readPart(win.win_amount);
      if (player === undefined) return unreadable({ code: 'action-of-nobody', text: 'player_wins' });
      const sold = readPart(win.cashout_amount);
      if (won === undefined) return badAmount(win.win_amount);
      if (sold === undefined) return badAmount(win.cashout_amount);
      // What a player who cashed out wins is the house's.
      if (sold > 0) events.push({ kind: 'cash-out', player, amount: sold });
      else events.push({ kind: 'win', player, amount: won });
    }
  }
  return ok(pots.length === 0 ? [] : [{ kind: 'total', amount, rake, fee }, ...events]);
}
