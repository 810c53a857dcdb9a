/** A newer version of the page, once it is downloaded. The page offers it and does not force it. */
export const version: { waiting: { take(): void } | undefined } = $state({ waiting: undefined });

export function offerVersion(waiting: { take(): void }): void {
  version.waiting = waiting;
}
