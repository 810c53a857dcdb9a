/** A part of the page that is loaded when it is first wanted. */
export interface Later<Part> {
  /** The part, once it is here. */
  readonly part: Part | undefined;
  /** Whether it could not be loaded. */
  readonly isMissing: boolean;
}

/**
 * Returns what loads a part of a file when it is first read; without a name the default part. Chromium remembers that a
 * script could not be loaded, so only a reload asks for it again. Draw the part with `Later` or with `{#if}`. `{#await}`
 * draws what it waited for as soon as it comes, before Svelte looks whether the blocks around it are still wanted: a range
 * field was drawn for a seat that held no range any more.
 */
export function later<File, Name extends keyof File>(load: () => Promise<File>, name: Name): Later<File[Name]>;
export function later<Part>(load: () => Promise<{ default: Part }>): Later<Part>;
export function later<Part>(load: () => Promise<Record<string, Part>>, name = 'default'): Later<Part> {
  let part = $state.raw<Part>();
  let isMissing = $state(false);
  let isAsked = false;
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (loaded) => {
        part = loaded[name];
      },
      () => {
        isMissing = true;
      },
    );
  }
  return {
    get part() {
      ask();
      return part;
    },
    get isMissing() {
      return isMissing;
    },
  };
}

/** A newer version of the page, once it is downloaded. The page offers it and does not force it. */
export const version: { waiting: { take(): void } | undefined } = $state({ waiting: undefined });

/**
 * Calls `act` once the present frame is painted, so that work that can wait does not delay it.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
