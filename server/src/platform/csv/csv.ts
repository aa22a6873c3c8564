type Cell = string | number | null;

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** What cannot be seen at the front of a cell; some spreadsheets pass over it. */
const unseen = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
const formulaSign = /^[=+\-@\u2212]/;

/** What a spreadsheet would take for a formula and run. Some read wide and raised signs as the plain ones. */
const looksLikeFormula = (text: string) =>
  /^[\t\r\n]/.test(text) || formulaSign.test(text.normalize('NFKC').replace(unseen, ''));

const defused = (text: string) => (looksLikeFormula(text) && !plainNumber.test(text) ? `'${text}` : text);

const toCell = (cell: Cell) => {
  const text = cell === null ? '' : defused(String(cell));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A spreadsheet as RFC 4180 has it; the mark at the front tells Excel that names are not only English. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
