/** A card on the screen: its row, its column and its place among those shown there. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
  readonly index: number;
}

/** How many cards each cell shows, by row and column, and how many of them stand side by side. */
export interface BoardGrid {
  readonly counts: readonly (readonly number[])[];
  readonly sideBySide: readonly number[];
}

export const arrowKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type ArrowKey = (typeof arrowKeys)[number];
export const isArrowKey = (key: string): key is ArrowKey => arrowKeys.some((one) => one === key);

const countIn = ({ counts }: BoardGrid, row: number, column: number) => counts[row]?.[column] ?? 0;
const acrossIn = ({ sideBySide }: BoardGrid, column: number) => sideBySide[column] ?? 1;

/** The next cell to this side that has people, on the same line. */
function sideways(grid: BoardGrid, { row, column, index }: GridPlace, step: 1 | -1): GridPlace | undefined {
  const across = acrossIn(grid, column);
  const isInside = step === 1 ? (index + 1) % across > 0 : index % across > 0;
  const beside = index + step;
  if (isInside && beside < countIn(grid, row, column)) return { row, column, index: beside };
  const line = Math.floor(index / across);
  for (let next = column + step; next >= 0 && next < grid.sideBySide.length; next += step) {
    const count = countIn(grid, row, next);
    if (count === 0) continue;
    const wide = acrossIn(grid, next);
    const first = line * wide;
    const last = Math.min(first + wide, count) - 1;
    return { row, column: next, index: first < count ? (step === 1 ? first : last) : count - 1 };
  }
  return undefined;
}

/** A row's cell that is nearest to this column and has people. */
function nearestColumn(grid: BoardGrid, row: number, column: number): number | undefined {
  const filled = grid.sideBySide.flatMap((_, at) => (countIn(grid, row, at) > 0 ? [at] : []));
  return filled.toSorted((one, other) => Math.abs(one - column) - Math.abs(other - column))[0];
}

function upOrDown(grid: BoardGrid, { row, column, index }: GridPlace, step: 1 | -1): GridPlace | undefined {
  const across = acrossIn(grid, column);
  const count = countIn(grid, row, column);
  const beside = index + step * across;
  if (beside >= 0 && beside < count) return { row, column, index: beside };
  const lastLine = Math.floor((count - 1) / across);
  if (step === 1 && Math.floor(index / across) < lastLine) return { row, column, index: count - 1 };
  for (let next = row + step; next >= 0 && next < grid.counts.length; next += step) {
    const found = nearestColumn(grid, next, column);
    if (found === undefined) continue;
    const wide = acrossIn(grid, found);
    const side = Math.min(index % across, wide - 1);
    const there = countIn(grid, next, found);
    const line = step === 1 ? 0 : Math.floor((there - 1) / wide);
    return { row: next, column: found, index: Math.min(line * wide + side, there - 1) };
  }
  return undefined;
}

function endOfRow(grid: BoardGrid, row: number, isEnd: boolean): GridPlace | undefined {
  const filled = grid.sideBySide.flatMap((_, at) => (countIn(grid, row, at) > 0 ? [at] : []));
  const column = isEnd ? filled.at(-1) : filled[0];
  if (column === undefined) return undefined;
  return { row, column, index: isEnd ? countIn(grid, row, column) - 1 : 0 };
}

/** Where a key leads from a card. Undefined where the board ends. */
export function nextPlace(grid: BoardGrid, at: GridPlace, key: ArrowKey): GridPlace | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return sideways(grid, at, key === 'ArrowRight' ? 1 : -1);
  if (key === 'ArrowUp' || key === 'ArrowDown') return upOrDown(grid, at, key === 'ArrowDown' ? 1 : -1);
  return endOfRow(grid, at.row, key === 'End');
}

/** Where a grabbed card is taken: into empty cells too, and through the order of its own. */
export function nextTarget(
  grid: BoardGrid,
  from: GridPlace,
  at: GridPlace,
  key: ArrowKey,
): GridPlace | undefined {
  const isHome = at.row === from.row && at.column === from.column;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const column = at.column + (key === 'ArrowRight' ? 1 : -1);
    if (column < 0 || column >= grid.sideBySide.length) return undefined;
    return { row: at.row, column, index: 0 };
  }
  if (key === 'Home' || key === 'End') {
    if (!isHome) return undefined;
    return { ...at, index: key === 'Home' ? 0 : countIn(grid, at.row, at.column) - 1 };
  }
  const step = key === 'ArrowDown' ? 1 : -1;
  const index = at.index + step;
  if (isHome && index >= 0 && index < countIn(grid, at.row, at.column)) return { ...at, index };
  const row = at.row + step;
  if (row < 0 || row >= grid.counts.length) return undefined;
  return { row, column: at.column, index: row === from.row && at.column === from.column ? from.index : 0 };
}
