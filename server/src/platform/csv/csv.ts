type Cell = string | number | null;

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** What a spreadsheet would take for a formula and run. */
const looksLikeFormula = /^[=+\-@\t\r]/;

const defused = (text: string) =>
  looksLikeFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

const toCell = (cell: Cell) => {
  const text = cell === null ? '' : defused(String(cell));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A spreadsheet as RFC 4180 has it; the mark at the front tells Excel that names are not only English. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
