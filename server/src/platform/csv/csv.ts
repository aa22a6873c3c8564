type Cell = string | number | null;

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** Invisible leading characters, which some spreadsheets skip. */
const unseen = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
const formulaSign = /^[=+\-@\u2212]/;

/** Characters that start a formula, including their wide and raised forms. */
const looksLikeFormula = (text: string) =>
  /^[\t\r\n]/.test(text) || formulaSign.test(text.normalize('NFKC').replace(unseen, ''));

const defused = (text: string) => (looksLikeFormula(text) && !plainNumber.test(text) ? `'${text}` : text);

const toCell = (cell: Cell) => {
  const text = cell === null ? '' : defused(String(cell));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** CSV by RFC 4180. The byte order mark makes Excel read it as UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
