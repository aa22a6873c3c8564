/** A piece of a cell, on one line. */
export interface CellPart {
  readonly line: number;
  readonly text: string;
}
export interface Cell {
  readonly parts: readonly CellPart[];
  /** Where it begins in its line. */
  readonly start: number;
}
export interface Row {
  readonly cells: readonly Cell[];
  readonly lastLine: number;
}
export type Layout = 'tabs' | 'pipes' | 'spaces' | 'commas';
type Separator = '\t' | ',';

const mostLinesOfCell = 40;

/** A cell in quotes as spreadsheets copy it, which may go over several lines. Nothing if it is not closed. */
function readQuoted(lines: readonly string[], line: number, from: number, separator: Separator) {
  const parts: CellPart[] = [];
  let text = '';
  let at = from + 1;
  for (let on = line; on < Math.min(lines.length, line + mostLinesOfCell); on += 1) {
    const said = lines[on] ?? '';
    for (; at < said.length; at += 1) {
      if (said.charAt(at) !== '"') text += said.charAt(at);
      else if (said.charAt(at + 1) === '"') {
        text += '"';
        at += 1;
      } else {
        const isClosed = at + 1 === said.length || said.charAt(at + 1) === separator;
        return isClosed ? { parts: [...parts, { line: on, text }], line: on, at: at + 1 } : null;
      }
    }
    parts.push({ line: on, text });
    text = '';
    at = 0;
  }
  return null;
}

function readSeparated(lines: readonly string[], first: number, separator: Separator): Row {
  const cells: Cell[] = [];
  let line = first;
  let at = 0;
  for (;;) {
    const said = lines[line] ?? '';
    if (separator === ',') while (said.charAt(at) === ' ') at += 1;
    const quoted = said.charAt(at) === '"' ? readQuoted(lines, line, at, separator) : null;
    if (quoted) {
      cells.push({ parts: quoted.parts, start: at });
      ({ line, at } = quoted);
    } else {
      const next = said.indexOf(separator, at);
      const end = next === -1 ? said.length : next;
      cells.push({ parts: [{ line, text: said.slice(at, end) }], start: at });
      at = end;
    }
    if (at >= (lines[line] ?? '').length) return { cells, lastLine: line };
    at += 1;
  }
}

function readPipes(lines: readonly string[], line: number): Row {
  const text = (lines[line] ?? '').trim().replace(/^[|│]/, '').replace(/[|│]$/, '');
  const cells = text.split(/[|│]/).map((cell) => ({ parts: [{ line, text: cell.trim() }], start: 0 }));
  return { cells, lastLine: line };
}

const spacedCell = /[^\s]+(?:[ \u00a0][^\s]+)*/g;

function readSpaces(lines: readonly string[], line: number): Row {
  const cells = [...(lines[line] ?? '').matchAll(spacedCell)].map(({ 0: text, index }) => ({
    parts: [{ line, text }],
    start: index,
  }));
  return { cells, lastLine: line };
}

export function readRow(lines: readonly string[], line: number, layout: Layout): Row {
  if (layout === 'tabs') return readSeparated(lines, line, '\t');
  if (layout === 'commas') return readSeparated(lines, line, ',');
  return layout === 'pipes' ? readPipes(lines, line) : readSpaces(lines, line);
}

const nothing = /^(?:[-–—.]*|n\/?a|nil|none)$/i;

/** An empty cell, or one that says so. */
export const isNothing = (text: string): boolean => nothing.test(text);

export const cellText = (cell: Cell | undefined): string =>
  (cell?.parts ?? [])
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
