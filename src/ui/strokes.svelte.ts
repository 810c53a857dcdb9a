import type { Attachment } from 'svelte/attachments';
import type { HTMLAttributes } from 'svelte/elements';
import { catches, cellAt, cellOf, cellsBetween, SIDE, type Cell } from './handCells';

/** In milliseconds: a finger that has rested so long paints. Many rest for a moment before they scroll. */
const HOLD = 500;
/** In pixels: a finger that has moved so far scrolls or paints, and does not tap. */
const SLOP = 8;
/** In pixels: a mouse that has moved so far up or down weighs a hand by one step. */
const STEP = 8;

/** The events of a `HandGrid`. */
export type GridEvents = Pick<
  HTMLAttributes<HTMLDivElement>,
  | 'onpointerdown'
  | 'onpointermove'
  | 'onpointerup'
  | 'onpointercancel'
  | 'onpointerleave'
  | 'onclick'
  | 'oncontextmenu'
  | 'onwheel'
  | 'onkeyup'
  | 'onfocusout'
>;

export interface Strokes {
  /** Whether the grid cannot be painted now. */
  isLocked(): boolean;
  /** Whether a tap only moves to the hand; left out, it never does. */
  picks?(): boolean;
  /**
   * A stroke begins on a cell. With `removes` it only takes hands out; with `goesOn` it does what the last one did.
   */
  begin(cell: Cell, removes: boolean, goesOn: boolean): void;
  /** With Shift a mouse weighs the pressed hand: steps up, or down if less than 0. Left out, it paints. */
  weigh?(cell: Cell, steps: number): void;
  /** The stroke has come to these cells. */
  extend(cells: readonly Cell[]): void;
  end(): void;
  /** The stroke is given up: everything is as before it. */
  abandon(): void;
}

/**
 * Painting a `HandGrid`: by mouse, by a finger that also scrolls, and with Shift and the arrow keys. A finger that moves
 * up or down first scrolls the page: it paints after a sideways move or a short hold.
 */
export class Painting {
  /** The cell that is the grid's tab stop. */
  focused = $state.raw<Cell>(cellAt(0, 0));
  /** The cell under the pointer, the finger or the focus. */
  pointed = $state.raw<Cell>();
  #isHeld = $state(false);
  #grid: HTMLElement | undefined;
  /** The stroke of the pointer or a held Shift: its present cell; or the hand that it weighs, and its start. */
  #stroke: { last: Cell | undefined; weighs?: { readonly cell: Cell; readonly y: number } } | undefined;
  /** The cell that the keyboard painted last: a stroke continues there. */
  #left: Cell | undefined;
  /** A finger that is down and may still scroll, tap or paint. */
  #waiting: { cell: Cell; x: number; y: number; hold: ReturnType<typeof setTimeout> } | undefined;
  /** The cell that a picking mouse pressed, unless it moves on to others. */
  #picked: Cell | undefined;
  /** The last pointer that went down has painted: the click that follows is not a tap. */
  #hasPainted = false;
  readonly #strokes: Strokes;

  constructor(strokes: Strokes) {
    this.#strokes = strokes;
  }

  /** A finger paints at the moment: the page does not scroll. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  get isPainting(): boolean {
    return this.#stroke !== undefined;
  }

  #begin(cell: Cell, removes = false): void {
    if (this.#strokes.isLocked()) return;
    this.#stroke = { last: undefined };
    this.#strokes.begin(cell, removes, cell.name === this.#left?.name);
    this.#extend(cell);
  }

  #extend(cell: Cell): void {
    if (this.#stroke === undefined) return;
    this.#strokes.extend(cellsBetween(this.#stroke.last ?? cell, cell));
    this.#stroke.last = cell;
  }

  end(): void {
    this.#isHeld = false;
    if (this.#stroke === undefined) return;
    this.#stroke = undefined;
    this.#strokes.end();
  }

  abandon(): void {
    if (this.#stroke !== undefined) this.#strokes.abandon();
    this.end();
  }

  /** The place of the pointer, in cells down and to the right. */
  #placeOf({ clientX, clientY }: PointerEvent): { row: number; column: number } {
    const { left, top, width, height } = this.#grid?.getBoundingClientRect() ?? new DOMRect();
    return { row: ((clientY - top) / height) * SIDE, column: ((clientX - left) / width) * SIDE };
  }

  /** The cell under the pointer, or one that it has just left; `undefined` further away. */
  #cellUnder({ row, column }: { row: number; column: number }): Cell | undefined {
    if (Math.min(row, column) < -0.5 || Math.max(row, column) > SIDE + 0.5) return undefined;
    const within = (at: number) => Math.min(SIDE - 1, Math.max(0, Math.floor(at)));
    return cellAt(within(row), within(column));
  }

  /** Ignores the finger that is down until it is lifted. */
  stopWaiting(): void {
    clearTimeout(this.#waiting?.hold);
    this.#waiting = undefined;
    this.#picked = undefined;
  }

  /** Gives the focus to the tab stop. */
  focus(): void {
    this.#grid?.querySelector<HTMLElement>(`[data-cell="${this.focused.name}"]`)?.focus();
  }

  #lead(cell: Cell): void {
    this.#left = undefined;
    this.focused = cell;
    this.pointed = cell;
  }

  /** Starts a stroke of the pointer. */
  #paintFrom(cell: Cell, removes = false): void {
    this.stopWaiting();
    this.#hasPainted = true;
    this.#lead(cell);
    this.#begin(cell, removes);
  }

  #hold(cell: Cell): void {
    this.#paintFrom(cell);
    this.#isHeld = !this.#strokes.isLocked();
  }

  #press(event: PointerEvent): void {
    // A second finger magnifies.
    this.stopWaiting();
    const { button, clientX: x, clientY: y } = event;
    const cell = this.#cellUnder(this.#placeOf(event));
    if (cell === undefined || !event.isPrimary) return;
    this.#hasPainted = false;
    if (event.pointerType === 'touch') {
      const hold = setTimeout(() => {
        this.#hold(cell);
      }, HOLD);
      this.#waiting = { cell, x, y, hold };
    } else if (button === 0 || button === 2) {
      this.#grid?.setPointerCapture(event.pointerId);
      const removes = button === 2 || event.ctrlKey;
      if (button === 0 && event.shiftKey && this.#strokes.weigh !== undefined && !this.#strokes.isLocked()) {
        this.#hasPainted = true;
        this.#lead(cell);
        this.#stroke = { last: cell, weighs: { cell, y } };
        this.#strokes.begin(cell, false, false);
        return;
      }
      if (!removes && this.#strokes.picks?.() === true) this.#picked = cell;
      else this.#paintFrom(cell, removes);
    }
  }

  /** A touch that was neither a scroll nor a stroke; or a screen reader's click, without a press. */
  #tap({ target }: MouseEvent): void {
    // Of a captured mouse the grid is the target.
    const cell = this.#picked ?? cellOf(target);
    if (cell !== undefined && !this.#hasPainted) {
      if (this.#strokes.picks?.() === true) this.#lead(cell);
      else {
        this.#paintFrom(cell);
        this.end();
      }
    }
    this.#picked = undefined;
    this.#hasPainted = false;
  }

  #drag(event: PointerEvent): void {
    if (!event.isPrimary) return;
    if (this.#waiting !== undefined) {
      const aside = Math.abs(event.clientX - this.#waiting.x);
      const along = Math.abs(event.clientY - this.#waiting.y);
      if (Math.max(aside, along) < SLOP) return;
      if (aside < along) this.stopWaiting();
      else this.#hold(this.#waiting.cell);
    }
    // A scrolling finger points at nothing.
    if (event.pointerType === 'touch' && this.#stroke === undefined) return;
    if (this.#stroke?.weighs !== undefined) {
      const { cell, y } = this.#stroke.weighs;
      this.#strokes.weigh?.(cell, Math.round((y - event.clientY) / STEP));
      return;
    }
    const place = this.#placeOf(event);
    const cell = this.#cellUnder(place);
    this.pointed = cell;
    if (this.#picked !== undefined && cell !== undefined && cell !== this.#picked) this.#paintFrom(this.#picked);
    if (this.#stroke === undefined || cell === this.#stroke.last) return;
    if (cell === undefined) this.#stroke.last = undefined;
    else if (catches(cell, place)) this.#extend(cell);
  }

  /** Ends the pointer's stroke. With `abandon` the stroke was taken away. */
  #lift(event: PointerEvent, finish: () => void): void {
    if (!event.isPrimary) return;
    // A click follows.
    const picked = this.#picked;
    this.stopWaiting();
    this.#picked = picked;
    finish();
  }

  /** `onMove` of the grid: an arrow takes the focus along; with Shift it paints. */
  readonly move = (to: Cell, { shiftKey }: KeyboardEvent): void => {
    if (!shiftKey) this.end();
    else if (this.#stroke === undefined) this.#begin(this.focused);
    this.#extend(to);
    this.#left = shiftKey ? to : undefined;
  };

  /** `onkeydown` of a cell: Space and Enter paint it. */
  readonly pressKey = (event: KeyboardEvent): void => {
    if (event.altKey || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    this.end();
    this.#left = undefined;
    this.#begin(this.focused);
    this.end();
    this.#left = this.focused;
  };

  readonly on: GridEvents = {
    onpointerdown: (event: PointerEvent) => {
      this.#press(event);
    },
    onpointermove: (event: PointerEvent) => {
      this.#drag(event);
    },
    onpointerup: (event: PointerEvent) => {
      this.#lift(event, () => {
        this.end();
      });
    },
    onpointercancel: (event: PointerEvent) => {
      this.#lift(event, () => {
        this.abandon();
      });
    },
    onpointerleave: () => (this.pointed = undefined),
    onclick: (event: MouseEvent) => {
      this.#tap(event);
    },
    oncontextmenu: (event: Event) => {
      event.preventDefault();
    },
    onkeyup: ({ key }: KeyboardEvent) => {
      if (key === 'Shift') this.end();
    },
    /** A stroke of the keyboard ends when the focus leaves the grid, not when it moves inside. */
    onfocusout: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && this.#grid?.contains(relatedTarget) === true)) this.end();
    },
  };

  /** Attaches the grid: while a finger paints, the browser does not scroll. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    this.#grid = node;
    const stay = (event: TouchEvent) => {
      if (this.#stroke !== undefined && event.cancelable) event.preventDefault();
    };
    node.addEventListener('touchmove', stay, { passive: false });
    // All hands come into view at once, for a thumb to paint.
    if (matchMedia('(pointer: coarse)').matches) node.scrollIntoView({ block: 'nearest' });
    return () => {
      this.stopWaiting();
      node.removeEventListener('touchmove', stay);
    };
  };
}
