import type { PreflopTable } from '../poker/count/tables/preflopTable';
import type { PricedBet } from '../session/hands/decisions';
import { Equities } from '../session/hands/equities';
import { exported } from '../session/hands/export';
import type { Unread } from '../history/problem';
import { SessionReader, type PlayedHand } from '../session/hands/read';
import { LIMITS, unpack } from '../session/hands/unpack';
import { unreadProblem, unreadReason } from '../words/history';
import type { Json } from './fields';

/* The decisions in hand histories that had a price. */

/** A hand with its priced decisions, or why a hand or a text is not read; `undefined` is a pause. */
export type ReadHandStep =
  { readonly hand: PlayedHand; readonly bets: readonly PricedBet[] } | { readonly unread: Unread } | undefined;

/** Reads many texts, in which a hand that is there twice is read once. */
export class DecisionReader {
  readonly #equities: Equities;
  readonly #reader: SessionReader;

  /** @param player the player to judge if a history does not say who its hero is */
  constructor(table: PreflopTable, player?: string) {
    this.#equities = new Equities(table);
    this.#reader = new SessionReader(this.#equities, { player });
  }

  /** Reads a text hand by hand, in its order. @param name of the file that the text is in */
  *read(text: string, name?: string): Generator<ReadHandStep> {
    for (const step of this.#reader.readWithPauses(text, name)) {
      if ('unread' in step) yield step;
      else if ('hand' in step) {
        const bets: PricedBet[] = [];
        for (const bet of step.hand.bets) bets.push(yield* this.#equities.price(bet));
        yield { hand: step.hand, bets };
      } else yield undefined;
    }
  }
}

/** Reads files of hand histories, zipped or not; a file that cannot be read is a step with its reason. */
export async function* readFiles(
  files: Iterable<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }>,
  reader: DecisionReader,
  limits = LIMITS,
): AsyncGenerator<Exclude<ReadHandStep, undefined>> {
  for (const { name, bytes } of files) {
    for await (const unpacked of unpack(name, bytes, limits)) {
      if ('fault' in unpacked) yield { unread: unpacked.fault };
      if (!('text' in unpacked)) continue;
      for (const step of reader.read(unpacked.text, unpacked.name)) if (step !== undefined) yield step;
    }
  }
}

/** A step as lines of JSON: one for each decision, or one that says why there is none. */
export function formatStep(step: Exclude<ReadHandStep, undefined>): Json[] {
  if ('unread' in step) return [unreadLine(step.unread)];
  return step.bets.map((bet) => ({ ok: true, ...exported(bet, step.hand) }));
}

function unreadLine(unread: Unread): Json {
  const problem = unreadProblem(unread);
  const message = problem === '' ? `Not read: ${unreadReason(unread.reason)}.` : problem;
  return { ok: false, error: { code: 'unread', message } };
}
