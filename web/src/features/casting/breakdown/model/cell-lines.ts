import { fieldOf } from './fields.ts';
import { type Column, type NamedColumns, toNamedColumns } from './find-table.ts';
import { hasLetter, toPassage, trimSpan } from './passage.ts';
import { readField } from './read-field.ts';
import type { ListWords } from './read-words.ts';
import { type Cell, isNothing } from './table-rows.ts';

/** A table as some phones and viewers paste it: every cell on a line of its own. */
export interface CellLines extends NamedColumns {
  readonly headings: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** The first line after it. */
  readonly end: number;
}

/** Where its cells stand. */
interface Spread {
  /** Lines from one cell to the next. */
  readonly step: 1 | 2;
  /** A blank line within a row is an empty cell. Where a row would begin it ends the table. */
  readonly hasBlankCells: boolean;
}

const spreads: readonly Spread[] = [
  { step: 1, hasBlankCells: false },
  { step: 1, hasBlankCells: true },
  { step: 2, hasBlankCells: false },
];

const longestHeading = 40;
const mostColumns = 16;
const mostRows = 200;
const mostUnknownBetween = 2;

const isBlankAt = (lines: readonly string[], at: number): boolean => (lines[at] ?? '').trim() === '';
const cellAt = (lines: readonly string[], line: number): Cell => ({
  parts: [{ line, text: lines[line] ?? '' }],
  start: 0,
});
const textOfCell = ({ parts }: Cell): string => parts[0]?.text.trim() ?? '';

/** How many lines from this one on may be headings: each number that ends with a known one, none twice. */
function headingCounts(lines: readonly string[], first: number, step: number): number[] {
  const counts: number[] = [];
  const seen = new Set<string>();
  let unknown = 0;
  for (let count = 1; count <= mostColumns && unknown <= mostUnknownBetween; count += 1) {
    const heading = (lines[first + (count - 1) * step] ?? '').trim();
    if (heading === '' || heading.length > longestHeading || seen.has(heading)) break;
    seen.add(heading);
    if (fieldOf(heading) !== null || (count === 1 && heading === '#')) {
      if (count > 1) counts.push(count);
      unknown = 0;
    } else if (count === 1 || /\d/.test(heading)) break;
    else unknown += 1;
  }
  return counts;
}

const checkedFields = ['age', 'gender', 'wanted', 'height'] as const;
const checkedOf = ({ field }: Column) => checkedFields.find((one) => one === field);

/** Something known besides the name. */
const saysMore = ({ columns, nameAt }: NamedColumns): boolean =>
  columns.some(({ field }, at) => at !== nameAt && field !== null && field !== 'serial');

/** Whether the cells may stand below these headings: a name with letters, ages that are ages. */
function isRow(cells: readonly Cell[], { columns, nameAt }: NamedColumns, words: ListWords): boolean {
  return columns.every((column, at) => {
    const { field, heading } = column;
    const said = cells[at] ? textOfCell(cells[at]) : '';
    if (at === nameAt) return hasLetter(said) && fieldOf(said) !== 'name';
    if (isNothing(said)) return true;
    if (field === 'serial') return /^\W*\d{1,3}\W*$/.test(said);
    const checked = checkedOf(column);
    if (!checked) return true;
    const passage = toPassage(said);
    const region = readField(
      passage,
      trimSpan(passage, { start: 0, end: said.length }),
      checked,
      heading,
      words,
    );
    return region.isWhole && region.facts.length > 0;
  });
}

/** All rows down to the end of the table; nothing where the lines do not divide into them. */
function readRows(
  lines: readonly string[],
  from: number,
  named: NamedColumns,
  { step, hasBlankCells }: Spread,
  words: ListWords,
): Pick<CellLines, 'rows' | 'end'> | null {
  const rows: Cell[][] = [];
  let at = from;
  while (!isBlankAt(lines, at)) {
    if (rows.length >= mostRows) return null;
    const cells: Cell[] = [];
    for (let column = 0; column < named.columns.length; column += 1, at += step) {
      if (at >= lines.length || (!hasBlankCells && isBlankAt(lines, at))) return null;
      if (step === 2 && !isBlankAt(lines, at + 1)) return null;
      cells.push(cellAt(lines, at));
    }
    if (!isRow(cells, named, words)) return null;
    rows.push(cells);
  }
  return rows.length === 0 ? null : { rows, end: Math.min(at, lines.length) };
}

/** The one way to read these lines as such a table; nothing where there are several or none. */
export function findCellLines(lines: readonly string[], first: number, words: ListWords): CellLines | null {
  if ((lines[first] ?? '').length > longestHeading) return null;
  for (const spread of spreads) {
    const found = headingCounts(lines, first, spread.step).flatMap((count): CellLines[] => {
      const headings = Array.from({ length: count }, (_, at) => first + at * spread.step);
      if (spread.step === 2 && !headings.every((at) => isBlankAt(lines, at + 1))) return [];
      const named = toNamedColumns(headings.map((at) => cellAt(lines, at)));
      if (!named || !saysMore(named) || (spread.hasBlankCells && !named.columns.some(checkedOf))) return [];
      const below = readRows(lines, first + count * spread.step, named, spread, words);
      return below ? [{ ...named, ...below, headings }] : [];
    });
    const [only, ...others] = found;
    if (only && others.length === 0) return only;
  }
  return null;
}
