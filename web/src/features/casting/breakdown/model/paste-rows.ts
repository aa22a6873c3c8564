import { z } from 'zod';
import type { Breakdown, CharacterDraft } from './breakdown.ts';

const Fields = z.object({
  name: z.string(),
  gender_id: z.int().nullable(),
  ageFrom: z.string(),
  ageTo: z.string(),
  wanted: z.string(),
  weight: z.enum(['lead', 'supporting', 'featured', 'background']),
  languages: z.array(z.object({ language_id: z.int(), level_id: z.int() })),
  note: z.string(),
});
/** What can be changed of a character before it is added, as typed. */
export type RowFields = z.infer<typeof Fields>;

/** What was changed by hand, by character. It outlives a change of the text that keeps the character. */
export const Edits = z.object({
  changed: z.record(z.string(), Fields.partial()),
  removed: z.array(z.string()),
  /** Lines not understood that were put somewhere or left out, by what they say. */
  settledLines: z.array(z.string()),
});
export type Edits = z.infer<typeof Edits>;
export const noEdits: Edits = { changed: {}, removed: [], settledLines: [] };

export interface PasteRow extends RowFields {
  readonly id: string;
  /** What was read and stays as it is. */
  readonly draft: CharacterDraft;
}

const levels = { basic: 1, conversational: 2, fluent: 3, native: 4 } as const;
const text = (number: number | null) => (number === null ? '' : String(number));

const readFields = (draft: CharacterDraft): RowFields => ({
  name: draft.name,
  gender_id: draft.gender_id,
  ageFrom: text(draft.playing_age_min),
  ageTo: text(draft.playing_age_max),
  wanted: String(draft.wanted),
  weight: draft.weight ?? 'supporting',
  languages: draft.languages.map(({ language_id, level }) => ({
    language_id,
    level_id: level === undefined ? levels.basic : levels[level],
  })),
  note: draft.brief,
});

const withChange = (read: RowFields, change: Edits['changed'][string] = {}): RowFields => ({
  name: change.name ?? read.name,
  gender_id: change.gender_id === undefined ? read.gender_id : change.gender_id,
  ageFrom: change.ageFrom ?? read.ageFrom,
  ageTo: change.ageTo ?? read.ageTo,
  wanted: change.wanted ?? read.wanted,
  weight: change.weight ?? read.weight,
  languages: change.languages ?? read.languages,
  note: change.note ?? read.note,
});

/** Names a character by its name as pasted, and its turn among those of the same name. */
function idsOf(drafts: readonly CharacterDraft[]): string[] {
  const turns = new Map<string, number>();
  return drafts.map(({ name }) => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    return `${name} ${turn}`;
  });
}

/** The characters that were read, with what was changed by hand. */
export function toRows({ characters }: Breakdown, { changed, removed }: Edits): PasteRow[] {
  const ids = idsOf(characters);
  return characters.flatMap((draft, at) => {
    const id = ids[at] ?? '';
    return removed.includes(id) ? [] : [{ ...withChange(readFields(draft), changed[id]), id, draft }];
  });
}

export const changeRow = (edits: Edits, id: string, change: Partial<RowFields>): Edits => ({
  ...edits,
  changed: { ...edits.changed, [id]: { ...edits.changed[id], ...change } },
});

export const removeRow = (edits: Edits, id: string): Edits => ({ ...edits, removed: [...edits.removed, id] });
export const restoreRow = (edits: Edits, id: string): Edits => ({
  ...edits,
  removed: edits.removed.filter((one) => one !== id),
});

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n');

/** What was taken for a character was more of the one before. */
export function mergeInto(edits: Edits, previous: PasteRow, row: PasteRow): Edits {
  const known = previous.languages.map(({ language_id }) => language_id);
  return removeRow(
    changeRow(edits, previous.id, {
      note: joined(previous.note, row.name, row.note),
      languages: [
        ...previous.languages,
        ...row.languages.filter(({ language_id }) => !known.includes(language_id)),
      ],
    }),
    row.id,
  );
}

export interface MissedLine {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  /** Whose note it most likely belongs to. */
  readonly rowId: string | undefined;
}

/** The lines that say something nobody understood, and were not settled by hand. */
export function missedLines(
  { lines }: Breakdown,
  rows: readonly PasteRow[],
  { settledLines }: Edits,
): MissedLine[] {
  return lines.flatMap(({ number, text: said, use, characterKeys }) => {
    const id = `${number} ${said.trim()}`;
    if (use !== 'not-understood' || settledLines.includes(id)) return [];
    const owner =
      rows.find(({ draft }) => characterKeys?.includes(draft.key)) ??
      rows.findLast(({ draft }) => (draft.lines[0] ?? 0) < number);
    return [{ id, number, text: said.trim(), rowId: owner?.id }];
  });
}

export const settleLine = (edits: Edits, { id }: MissedLine): Edits => ({
  ...edits,
  settledLines: [...edits.settledLines, id],
});

export const putLine = (edits: Edits, line: MissedLine, row: PasteRow): Edits =>
  settleLine(changeRow(edits, row.id, { note: joined(row.note, line.text) }), line);
