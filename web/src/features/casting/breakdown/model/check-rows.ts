import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import type { NewCharacter } from '../api.ts';
import '../i18n.ts';
import { longestBrief, longestName } from './breakdown.ts';
import type { PasteRow } from './paste-rows.ts';

export type RowField = 'name' | 'gender' | 'age' | 'wanted' | 'weight' | 'languages' | 'note';
export type RowErrors = Partial<Record<RowField, string>>;

const mostWanted = 500;
const oldest = 100;
const mostLanguages = 10;
const mostSkills = 20;

const isAge = (typed: string) => {
  const age = readInteger(typed);
  return age === null || (typeof age === 'number' && age >= 0 && age <= oldest);
};

function ageError({ ageFrom, ageTo }: PasteRow): 'age' | 'ageOrder' | undefined {
  if (!isAge(ageFrom) || !isAge(ageTo)) return 'age';
  const [from, to] = [readInteger(ageFrom), readInteger(ageTo)];
  return typeof from === 'number' && typeof to === 'number' && to < from ? 'ageOrder' : undefined;
}

/** What has to be fixed before a character can be added. */
export function checkRow(row: PasteRow): RowErrors {
  const t = translatorOf('breakdown');
  const errors: RowErrors = {};
  const name = row.name.trim();
  const wanted = readInteger(row.wanted);
  const age = ageError(row);
  if (name === '') errors.name = t('errors.name');
  if (name.length > longestName) errors.name = t('errors.nameLong');
  if (age) errors.age = t(`errors.${age}`);
  if (typeof wanted !== 'number' || wanted < 1 || wanted > mostWanted) errors.wanted = t('errors.wanted');
  if (row.note.trim().length > longestBrief) errors.note = t('errors.note');
  if (row.languages.length > mostLanguages) errors.languages = t('errors.languages');
  if (row.draft.skill_ids.length > mostSkills) errors.note = t('errors.skills');
  return errors;
}

/** A checked row as the server takes it. */
export function toNewCharacter(row: PasteRow): NewCharacter {
  const { draft } = row;
  const note = row.note.trim();
  return {
    name: row.name.trim(),
    brief: note === '' ? null : note,
    weight: row.weight,
    wanted: readInteger(row.wanted) ?? 1,
    gender_id: row.gender_id,
    playing_age_min: readInteger(row.ageFrom) ?? null,
    playing_age_max: readInteger(row.ageTo) ?? null,
    height_min_mm: draft.height_min_mm,
    height_max_mm: draft.height_max_mm,
    languages: row.languages,
    skill_ids: draft.skill_ids,
    fee_paise: draft.fee?.paise ?? null,
    fee_per: draft.fee?.per ?? null,
  };
}

const fieldOfWire: Readonly<Record<string, RowField>> = {
  name: 'name',
  gender_id: 'gender',
  playing_age_min: 'age',
  playing_age_max: 'age',
  wanted: 'wanted',
  weight: 'weight',
  languages: 'languages',
  brief: 'note',
};

/** Errors of the server by row: `characters.3.name` belongs to the fourth. Others stand under the note. */
export function errorsByRow(
  fields: readonly { readonly field: string; readonly message: string }[],
  rows: readonly PasteRow[],
): ReadonlyMap<string, RowErrors> {
  const found = new Map<string, RowErrors>();
  for (const { field, message } of fields) {
    const [, at, wire = ''] = /^characters\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
    const row = at === undefined ? undefined : rows[Number(at)];
    if (row) found.set(row.id, { ...found.get(row.id), [fieldOfWire[wire] ?? 'note']: message });
  }
  return found;
}
