import type { Page } from 'playwright';

/** Parts that are covered once in view, and parts outside the window or next to their column. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}”`;
    /** An element that scrolls sideways may be wider than the page. */
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > room) found.push('the page scrolls sideways');
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, .spoken') !== null || !element.checkVisibility()) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -0.5 && right <= room + 0.5) || scrolls(element)) continue;
      found.push(`${nameOf(element)} from ${left} to ${right}`);
    }
    // A button's room may go beyond a row, but nothing into the column next to it.
    for (const element of document.querySelectorAll('.details details *')) {
      if (element.closest('svg, .spoken') !== null || !element.checkVisibility() || scrolls(element)) continue;
      const { left, right, width } = element.getBoundingClientRect();
      // Wide content has a column of its own in a large window.
      const body = element.closest('.wide > .body');
      const isApart = body !== null && getComputedStyle(body).position === 'absolute';
      const column = element.closest(isApart ? '.right' : '.details')?.getBoundingClientRect() ?? new DOMRect();
      if (width === 0 || (left > column.left - 30 && right < column.right + 30)) continue;
      found.push(`${nameOf(element)} from ${left} to ${right} is beside its column`);
    }
    const controls = 'button, a[href], input, select, summary, [role="gridcell"]';
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility()) continue;
      const parts = [element, ...((element as Partial<HTMLInputElement>).labels ?? [])];
      const atItsMiddle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
      };
      const isHit = (hit: Element | null) => parts.some((part) => part.contains(hit));
      // To scroll lays the page out again, which is slow: not for what can be hit where it is.
      if (isHit(atItsMiddle())) continue;
      (element as HTMLElement).style.scrollMargin = '0';
      element.scrollIntoView({ block: 'center', inline: 'center' });
      // The deck of an all-in is the lower part of a phone.
      if (atItsMiddle()?.closest('.dealing .deck')) element.scrollIntoView({ block: 'start' });
      const hit = atItsMiddle();
      // An open menu or sheet is above the page until it is closed. The low head of a scrolled phone leaves with the next
      // frame.
      // A seat is pressed where none of its controls is.
      const isSeat = element.matches('.pick') && element.parentElement?.contains(hit) === true;
      if (isHit(hit) || isSeat || hit?.closest('[role=menu], dialog, .stuck')) continue;
      found.push(`${nameOf(element)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}

/** Titles, labels and strips on more than one line, and texts that are cut. */
export async function unfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const text = document.createRange();
    /** Boxes of a part's text, those that only a screen reader has left out. */
    const boxesOf = (part: Element): DOMRect[] => {
      text.selectNodeContents(part);
      return [...text.getClientRects()].filter(({ width }) => width > 1);
    };
    const say = (part: Element, fault: string) => {
      found.push(`“${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}” ${fault}`);
    };
    /** Only a screen reader has it. */
    const isSpoken = (part: Element) => getComputedStyle(part).clipPath !== 'none';
    // A phone has room for a label and for a decision on more lines.
    const single = ['h2', 'summary > .title', '.money', '.range > p']
      .concat(innerWidth < 640 ? [] : ['.label', '.history [aria-current] .lines > span'])
      .join();
    for (const part of document.querySelectorAll(single)) {
      if (!part.checkVisibility({ visibilityProperty: true }) || isSpoken(part)) continue;
      const boxes = boxesOf(part);
      const first = Math.min(...boxes.map(({ bottom }) => bottom));
      if (boxes.some(({ top }) => top >= first)) say(part, 'is on two lines');
    }
    for (const part of document.querySelectorAll('.details > .price *')) {
      const column = part.closest('.price')?.getBoundingClientRect();
      if (part.getBoundingClientRect().right > (column?.right ?? 0) + 9) say(part, 'is beside its column');
    }
    // A part of a bar says what it has room for.
    for (const part of document.querySelectorAll('.line > .nowrap')) {
      const line = (part.parentElement as Element).getBoundingClientRect();
      const isShown = (box: DOMRect) => box.top < line.bottom && box.width > 0 && line.width > 0;
      if (boxesOf(part).some((box) => isShown(box) && box.right > line.right + 0.5)) say(part, 'is cut in its bar');
    }
    // What is below a field keeps off the next part.
    for (const part of document.querySelectorAll('.range > p')) {
      const own = boxesOf(part)[0];
      if (own === undefined || !part.checkVisibility() || isSpoken(part)) continue;
      const hit = document.elementFromPoint(own.right - 1, (own.top + own.bottom) / 2);
      if (own.right > innerWidth || (hit !== null && !hit.contains(part) && !part.contains(hit)))
        say(part, 'is below another part');
    }
    for (const part of document.querySelectorAll('.history .lines, .seats .name, .map .cell')) {
      if (part.checkVisibility() && part.scrollHeight > part.clientHeight + 1) say(part, 'is cut');
    }
    return found;
  });
}
