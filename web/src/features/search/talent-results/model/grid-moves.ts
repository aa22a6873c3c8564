interface GridPosition {
  readonly at: number;
  readonly count: number;
  readonly columns: number;
}

/** Undefined for other keys. */
export function moveInGrid(key: string, { at, count, columns }: GridPosition): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return at - columns < 0 ? at : at - columns;
    case 'ArrowDown': {
      // Above a short last row, down goes to its last card.
      const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
      return isInLastRow ? at : Math.min(at + columns, last);
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Counts the items that are level with the first. */
export function columnsOf(list: HTMLElement): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const [first] = items;
  return Math.max(1, items.filter((item) => item.offsetTop === first?.offsetTop).length);
}
