import { releaseProxy, wrap, type Remote } from 'comlink';
import { Gathering, type PiecedCount } from '../src/poker/count/longCount';
import type { Spot } from '../src/poker/spot';
import type { Helper } from './protocol';
import { afterSilence } from './lifeline';

/** A piece that stays out longer than this is done again, in milliseconds: one worker does not hold up the count. */
const OVERDUE = 50;
/** A helper that is silent for longer than this is given up, in milliseconds. */
const PATIENCE = 1_500;

interface Member {
  readonly remote: Remote<Helper>;
  spot?: Spot;
}

/** A worker's helpers, which count pieces of its long counts for it. */
export class Crew {
  readonly #members = new Map<number, Member>();
  readonly #giveUp: (helper: number) => void;
  /** Gives helpers that were just added a part of the count under way. */
  #join: ((helper: number, member: Member) => void) | undefined;

  /** @param giveUp called with a helper that has stopped answering */
  constructor(giveUp: (helper: number) => void) {
    this.#giveUp = giveUp;
  }

  add(helper: number, port: MessagePort): void {
    const member: Member = { remote: wrap<Helper>(port) };
    this.#members.set(helper, member);
    this.#join?.(helper, member);
  }

  remove(helper: number): void {
    this.#members.get(helper)?.remote[releaseProxy]();
    this.#members.delete(helper);
  }

  /** Gives a helper up that stays silent; returns what ends that. */
  #listenForSilence(helper: number, member: Member): () => void {
    return afterSilence(PATIENCE, () => {
      if (this.#members.get(helper) !== member) return;
      this.remove(helper);
      this.#giveUp(helper);
    });
  }

  /**
   * Counts in pieces until all is counted, or `rest` says that it is enough or throws. This worker does
   * its part; each helper takes pieces as fast as it brings them back.
   *
   * @param stage which of the spot's long counts it is, or `'flops'`: see {@link Helper}
   * @param rest is awaited after each piece, with what has been gathered; true ends the count
   * @param hasTable whether the count goes by the preflop table
   */
  async gather(
    spot: Spot,
    stage: Parameters<Helper['count']>[0],
    count: PiecedCount,
    rest: (gathering: Gathering) => Promise<boolean>,
    hasTable = false,
  ): Promise<Gathering> {
    const gathering = new Gathering(count);
    /** When each piece that a helper was given went out. */
    const out = new Map<number, number>();
    let next = 0;
    let isOver = false;
    const drive = async (helper: number, member: Member): Promise<void> => {
      if (member.spot !== spot) {
        member.spot = spot;
        void member.remote.setSpot(spot, hasTable);
      }
      // A newer question may have turned the helper to another spot before this one is known to be over.
      while (member.spot === spot && !isOver && !gathering.isDone && next < count.pieces) {
        const piece = next++;
        out.set(piece, performance.now());
        const stopListening = this.#listenForSilence(helper, member);
        const sums = await member.remote.count(stage, piece);
        stopListening();
        gathering.bring(piece, sums);
      }
    };
    const join = (helper: number, member: Member) => void drive(helper, member);
    this.#join = join;
    this.#members.forEach((member, helper) => {
      join(helper, member);
    });
    try {
      while (!isOver && !gathering.isDone) {
        const missing = gathering.pieces;
        const since = out.get(missing);
        const isOverdue = since !== undefined && performance.now() - since > OVERDUE;
        // No other piece is left: a piece that a helper is busy with may be done twice.
        const piece = isOverdue || next >= count.pieces ? missing : next++;
        gathering.bring(piece, count.count(piece));
        isOver = await rest(gathering);
      }
    } finally {
      isOver = true;
      if (this.#join === join) this.#join = undefined;
    }
    return gathering;
  }
}
