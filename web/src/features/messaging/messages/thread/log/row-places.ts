/** The first of elements standing under each other that is not over; they are searched, not gone through. */
export function firstWhere(rows: HTMLCollection, isOver: (row: Element) => boolean): Element | undefined {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const row = rows[middle];
    if (row && isOver(row)) from = middle + 1;
    else to = middle;
  }
  return rows[from];
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The row at the upper edge, and how far under it that row begins. */
export function rowAtTop(frame: HTMLElement, rows: HTMLCollection) {
  const edge = topOf(frame);
  const row = firstWhere(rows, (one) => one.getBoundingClientRect().bottom <= edge);
  const key = row instanceof HTMLElement ? row.dataset.key : undefined;
  return row && key !== undefined ? { key, under: topOf(row) - edge } : undefined;
}

export const rowOf = (rows: HTMLCollection, name: 'key' | 'seq', value: string): HTMLElement | undefined =>
  Array.from(rows).find(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset[name] === value,
  );

/** A line or so of a message is enough to have seen it. */
const enoughPx = 24;

/** The last message whose beginning can be seen. */
export function lastSeen(frame: HTMLElement, rows: HTMLCollection): number | undefined {
  const edge = frame.getBoundingClientRect().bottom - enoughPx;
  const below = firstWhere(rows, (row) => topOf(row) < edge);
  for (
    let row = below ? below.previousElementSibling : rows[rows.length - 1];
    row;
    row = row.previousElementSibling
  ) {
    const seq = row instanceof HTMLElement ? row.dataset.seq : undefined;
    if (seq !== undefined) return Number(seq);
  }
  return undefined;
}
