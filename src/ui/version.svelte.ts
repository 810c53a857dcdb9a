/** A newer version of the page, once one waits: the reader takes it when it suits. */
export const version: { waiting: { take(): void } | undefined } = $state({ waiting: undefined });

export function offerVersion(waiting: { take(): void }): void {
  version.waiting = waiting;
}
