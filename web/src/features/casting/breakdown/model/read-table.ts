import { type CharacterWeight, longestName } from './breakdown.ts';
import { findCellLines } from './cell-lines.ts';
import type { Draft, Drafts } from './drafts.ts';
import { isNoteHeading } from './fields.ts';
import { type Column, findTable, type NamedColumns, type Table, toCells } from './find-table.ts';
import { readOpening } from './line-opening.ts';
import { hasLetter, textOf, toPassage, trimSpan } from './passage.ts';
import { isFactField, readField } from './read-field.ts';
import { readHead } from './read-head.ts';
import { readRegion } from './read-region.ts';
import type { ListWords } from './read-words.ts';
import { sayHead, sayRegion } from './say-region.ts';
import { type Cell, cellText, isNothing, readRow } from './table-rows.ts';
import { weightOfHeading } from './weight-heading.ts';

const ruler = /^[\s|:+│-]*-[\s|:+│-]*$/;
const farthestRow = 20;

/** Reads the rows below the headings; says where the table ends. */
export class TableReader {
  private draft: Draft | null = null;
  private weight: CharacterWeight | null;

  constructor(
    private readonly lines: readonly string[],
    private readonly drafts: Drafts,
    private readonly words: ListWords,
    weight: CharacterWeight | null,
  ) {
    this.weight = weight;
  }

  /** The first line after the table that begins at this one, or nothing if none does. */
  read(first: number): number | null {
    const found = findTable(this.lines, first);
    if (!found) return this.readCellLines(first);
    let { table } = found;
    let at = found.row.lastLine + 1;
    for (let line = first; line < at; line += 1) this.drafts.head(line);
    while (at < this.lines.length) {
      const other = findTable(this.lines, at);
      if (other) {
        table = other.table;
        for (; at <= other.row.lastLine; at += 1) this.drafts.head(at);
        continue;
      }
      const next = this.readLine(at, table);
      if (next === null) break;
      at = next;
    }
    return at;
  }

  private readCellLines(first: number): number | null {
    const found = findCellLines(this.lines, first, this.words);
    if (!found) return null;
    for (const line of found.headings) this.drafts.head(line);
    for (const cells of found.rows) {
      this.draft = null;
      this.readCells(cells[0]?.parts[0]?.line ?? first, cells, found);
      for (const { line, text } of cells.flatMap(({ parts }) => parts))
        if (this.draft && text.trim() !== '') this.drafts.use(this.draft, line);
    }
    return found.end;
  }

  private readLine(at: number, table: Table): number | null {
    const line = this.lines[at] ?? '';
    if (line.trim() === '') return this.isRow(this.nextFilled(at), table) ? at + 1 : null;
    if (table.layout === 'pipes' && ruler.test(line)) {
      this.drafts.head(at);
      return at + 1;
    }
    if (!this.isRow(at, table)) return this.readBetween(at, table);
    const row = readRow(this.lines, at, table.layout);
    const cells = toCells(row, table);
    const filled = cells.filter((cell) => !isNothing(cellText(cell)));
    const weight = filled.length === 1 ? weightOfHeading(cellText(filled[0])) : null;
    if (weight) {
      this.weight = weight;
      this.draft = null;
      this.drafts.head(at);
    } else this.readCells(at, cells, table);
    return row.lastLine + 1;
  }

  /** A line of a cell that was not quoted, or a heading between rows. */
  private readBetween(at: number, table: Table): number | null {
    const line = this.lines[at] ?? '';
    const weight = weightOfHeading(line);
    if (weight && this.isRow(this.nextFilled(at), table)) {
      this.weight = weight;
      this.draft = null;
      this.drafts.head(at);
      return at + 1;
    }
    if (!this.draft || !this.hasRowBefore(at, table)) return null;
    const passage = toPassage(line);
    this.drafts.note(this.draft, at, textOf(passage, trimSpan(passage, { start: 0, end: line.length })));
    return at + 1;
  }

  private isRow(at: number, { layout, columns }: Table): boolean {
    const line = this.lines[at] ?? '';
    if (line.trim() === '') return false;
    if (layout === 'tabs') return line.includes('\t');
    if (layout === 'commas') return readRow(this.lines, at, layout).cells.length === columns.length;
    return layout === 'pipes' ? /[|│]/.test(line) : /\S[ \u00a0]{2,}\S|^[ \u00a0]{6,}\S/.test(line);
  }

  private nextFilled(at: number): number {
    let next = at + 1;
    while (next < this.lines.length && next <= at + 3 && (this.lines[next] ?? '').trim() === '') next += 1;
    return next;
  }

  /** Whether more rows follow before the next blank line. */
  private hasRowBefore(at: number, table: Table): boolean {
    for (let next = at + 1; next < at + farthestRow; next += 1) {
      if ((this.lines[next] ?? '').trim() === '') return false;
      if (this.isRow(next, table)) return table.layout === 'tabs';
    }
    return false;
  }

  private readCells(
    at: number,
    cells: readonly (Cell | undefined)[],
    { columns, nameAt }: NamedColumns,
  ): void {
    const name = cells[nameAt];
    if (name && hasLetter(cellText(name))) this.draft = this.begin(name);
    const { draft } = this;
    if (!draft) return;
    this.drafts.use(draft, at);
    for (const [index, cell] of cells.entries()) {
      const column = columns[index];
      if (!cell || index === nameAt || column?.field === 'serial' || isNothing(cellText(cell))) continue;
      this.readCell(draft, cell, column);
    }
  }

  private begin(cell: Cell): Draft | null {
    const [first, ...others] = cell.parts.filter(({ text }) => hasLetter(text));
    if (!first) return null;
    const passage = toPassage(first.text);
    const { content } = readOpening(passage, false);
    const head = readHead(passage, content, this.words);
    const isPlain = !head || head.facts.length === 0;
    const name = textOf(passage, isPlain ? content : head.name);
    if (name.length > longestName) return null;
    const draft = this.drafts.begin(first.line, name, this.weight);
    if (!draft) return null;
    if (head) sayHead(this.drafts, draft, first.line, passage, isPlain ? { ...head, rests: [] } : head);
    for (const { line, text } of others) {
      const other = toPassage(text);
      const whole = { start: 0, end: text.length };
      sayRegion(this.drafts, draft, line, other, readRegion(other, whole, this.words, 'head'), whole);
    }
    return draft;
  }

  private readCell(draft: Draft, cell: Cell, column: Column | undefined): void {
    const heading = column?.heading ?? '';
    const field = column?.field ?? null;
    const isNote = heading === '' || isNoteHeading(heading);
    for (const [index, { line, text }] of cell.parts.entries()) {
      const passage = toPassage(text);
      const whole = trimSpan(passage, { start: 0, end: text.length });
      if (whole.end <= whole.start) continue;
      const toNote = (note: string) => (isNote || index > 0 ? note : `${heading}: ${note}`);
      if (field !== null && isFactField(field)) {
        const region = readField(passage, whole, field, heading, this.words);
        sayRegion(this.drafts, draft, line, passage, region, whole, toNote);
      } else if (isNote) {
        const region = readRegion(passage, whole, this.words, 'body');
        sayRegion(this.drafts, draft, line, passage, region, whole);
      } else this.drafts.note(draft, line, toNote(textOf(passage, whole)), textOf(passage, whole));
    }
  }
}
