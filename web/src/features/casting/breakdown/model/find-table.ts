import { type Field, fieldOf, isRoleWord, nameRank } from './fields.ts';
import { type Cell, cellText, type Layout, type Row, readRow } from './table-rows.ts';

export interface Column {
  readonly field: Field | null;
  readonly heading: string;
  readonly start: number;
}
export interface NamedColumns {
  readonly columns: readonly Column[];
  readonly nameAt: number;
}
export interface Table extends NamedColumns {
  readonly layout: Layout;
}

const layoutsOf = (line: string): readonly Layout[] => [
  ...(line.includes('\t') ? (['tabs'] as const) : []),
  ...(/[|│]/.test(line) ? (['pipes'] as const) : []),
  ...(/\S {2,}\S/.test(line.replaceAll('\u00a0', ' ')) ? (['spaces'] as const) : []),
  ...(/^[^,]+,[^,]+,/.test(line) ? (['commas'] as const) : []),
];

const isNumbering = (heading: string): boolean => /^(?:#|nos?\.?|number)$/i.test(heading);

function toColumn(cell: Cell, at: number): Column {
  const heading = cellText(cell).replace(/^[*_\s]+|[*_:\s]+$/g, '');
  const field = at === 0 && isNumbering(heading) ? 'serial' : heading === '#' ? 'serial' : fieldOf(heading);
  return { field, heading, start: cell.start };
}

/** One column has the names. Another that could have them says how big a part is, or is like any other. */
function withOneName(columns: readonly Column[]): NamedColumns | null {
  const names = columns.flatMap(({ field, heading }, at) =>
    field === 'name' ? [{ at, rank: nameRank(heading) }] : [],
  );
  const [best] = names.toSorted((one, other) => one.rank - other.rank);
  if (!best) return null;
  const otherField = ({ heading }: Column) => (isRoleWord(heading) ? 'weight' : null);
  return {
    nameAt: best.at,
    columns: columns.map((column, at) =>
      column.field === 'name' && at !== best.at ? { ...column, field: otherField(column) } : column,
    ),
  };
}

/** Headings of which at least two are known, and at least half of all. */
export function toNamedColumns(cells: readonly Cell[]): NamedColumns | null {
  const columns = cells.map(toColumn);
  const filled = columns.filter(({ heading }) => heading !== '').length;
  const known = columns.filter(({ field }) => field !== null).length;
  if (known < 2 || known * 2 < filled) return null;
  return withOneName(columns);
}

/** Sentences have commas as well: the line below must have as many cells. */
const isListBelow = (lines: readonly string[], { lastLine }: Row, { columns }: Table): boolean =>
  readRow(lines, lastLine + 1, 'commas').cells.length === columns.length;

/** A row of headings, with one above the names and at least one other that is known. */
export function findTable(
  lines: readonly string[],
  line: number,
): { readonly table: Table; readonly row: Row } | null {
  for (const layout of layoutsOf(lines[line] ?? '')) {
    const row = readRow(lines, line, layout);
    const named = toNamedColumns(row.cells);
    const table = named && { layout, ...named };
    if (table && (layout !== 'commas' || isListBelow(lines, row, table))) return { table, row };
  }
  return null;
}

/** The cells of a row by column. Aligned columns are told by where they begin, unless all of them are there. */
export function toCells({ cells }: Row, { layout, columns }: Table): readonly (Cell | undefined)[] {
  if (layout !== 'spaces' || cells.length === columns.length) return cells;
  const placed: (Cell | undefined)[] = columns.map(() => undefined);
  for (const cell of cells) {
    const at = columns.findLastIndex(({ start }) => start <= cell.start + 1);
    const there = placed[at];
    if (at === -1) continue;
    placed[at] = there ? { ...there, parts: [...there.parts, ...cell.parts] } : cell;
  }
  return placed;
}
