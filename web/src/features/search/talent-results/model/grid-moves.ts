interface GridPosition {
  readonly at: number;
  readonly count: number;
  readonly columns: number;
}

/** Where a key leads among cards in rows; nothing for keys that mean something else. */
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
      // From above a last row that is not full, down leads to its end.
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

/** As they stand on the screen: those as high as the first one are in its row. */
export function columnsOf(list: HTMLElement): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const [first] = items;
  return Math.max(1, items.filter((item) => item.offsetTop === first?.offsetTop).length);
}
