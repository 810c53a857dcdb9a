import type { Aside, Found } from '../../workers/odds';
import type { Table } from './table.svelte';

type FoundFor<A extends Aside> = Extract<Found, { readonly kind: A['kind'] }>;

/**
 * The question beside the table's answer, for a component. The question is asked after the answer that the component
 * shows, and again when it changes; the worker drops it with the spot.
 *
 * Make it where a component is made: it asks in an effect.
 */
export class AskedAside<A extends Aside> {
  readonly #question: () => A | undefined;
  #last = $state.raw<{ question: A; found: Found }>();

  /**
   * @param question a new object asks again, so let it come from `$derived` and depend on `answered.spot`, not on
   *   the answer; `undefined` asks nothing
   */
  constructor(table: Table, question: () => A | undefined) {
    this.#question = question;
    $effect(() => {
      const asked = question();
      if (asked === undefined) return;
      return table.askAside(asked, (found) => {
        this.#last = { question: asked, found };
      });
    });
  }

  /** The last result; of an older question as long as it {@link isPending}. */
  get found(): FoundFor<A> | undefined {
    const found = this.#last?.found;
    return found === undefined || found.kind === 'failure' ? undefined : (found as FoundFor<A>);
  }
  /** Why nothing was found. */
  get failure(): string | undefined {
    const found = this.#last?.found;
    return found?.kind === 'failure' ? found.message : undefined;
  }
  /** Whether this question was answered last. */
  hasAnswered(question: A): boolean {
    return question === this.#last?.question;
  }
  /** The latest question has no answer yet. */
  get isPending(): boolean {
    return this.#question() !== this.#last?.question;
  }
}
