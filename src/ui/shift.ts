let isHeld = false;

for (const type of ['keydown', 'keyup'] as const) {
  addEventListener(
    type,
    ({ shiftKey }) => {
      isHeld = shiftKey;
    },
    true,
  );
}

/** Whether Shift was held at a click, by mouse or by key: Firefox does not report it with a click by key. */
export function wasShifted({ shiftKey, detail }: MouseEvent): boolean {
  return shiftKey || (detail === 0 && isHeld);
}
