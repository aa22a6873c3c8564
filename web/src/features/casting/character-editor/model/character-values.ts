import { CharacterChanges, type CharacterDetail } from '@callboard/contract/casting/characters';
import { Disclosure } from '@callboard/contract/casting/project-fields';
import {
  adultDisclosures,
  type CharacterWeight,
  type Condition,
  characterWeights,
  conditions,
  projectFeeUnits,
} from '@callboard/contract/casting/project-values';
import { adultAge } from '@callboard/contract/people/ages';
import { z } from 'zod';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { Field, Fields, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { type Days, wireFields } from '../../../../shared/lib/autosave/wire-fields.ts';
import { readPaise, writePaise } from '../../../../shared/lib/typed/paise.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import '../i18n.ts';

/** Both ends of a range; null where it is open. */
const Ends = z.object({ least: z.int().nullable(), most: z.int().nullable() });
export type Ends = z.infer<typeof Ends>;

const Fee = z.object({ amount: z.string(), per: z.enum(projectFeeUnits) });
/** As typed. The unit stays chosen while there is no amount. */
export type Fee = z.infer<typeof Fee>;

const LanguageWanted = z.object({ language_id: z.int(), level_id: z.int() });
export type LanguageWanted = z.infer<typeof LanguageWanted>;

const PictureShown = z.object({
  /** Null until it is saved. */
  id: z.int().nullable(),
  /** Of the upload, until it is saved. */
  key: z.string().nullable(),
  caption: z.string(),
});
export type PictureShown = z.infer<typeof PictureShown>;

/** What the form edits, as its controls show it. */
export type CharacterValues = {
  name: string;
  wanted: string;
  weight: CharacterWeight;
  brief: string;
  teamNote: string;
  gender: number | null;
  ages: Ends;
  languages: LanguageWanted[];
  skills: number[];
  looks: number[];
  /** In millimetres. */
  heights: Ends;
  musts: Condition[];
  disclosures: Disclosure[];
  fee: Fee;
  workDays: string;
  dates: Days;
  pictures: PictureShown[];
  /** A character that a new one starts from. */
  copyOf: number | null;
};
export type CharacterSection = 'character';

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

export const readCharacter = (character: CharacterDetail): CharacterValues => ({
  name: character.name,
  wanted: String(character.wanted),
  weight: character.weight,
  brief: character.brief ?? '',
  teamNote: character.team_note ?? '',
  gender: character.gender?.id ?? null,
  ages: { least: character.playing_age_min, most: character.playing_age_max },
  languages: character.languages.map(({ id, level_id }) => ({ language_id: id, level_id })),
  skills: ids(character.skills),
  looks: ids(character.looks),
  heights: { least: character.height_min_mm, most: character.height_max_mm },
  musts: character.musts,
  disclosures: character.disclosures,
  fee: { amount: writePaise(character.fee_paise), per: character.fee_per ?? 'day' },
  workDays: character.work_days === null ? '' : String(character.work_days),
  dates: { from: character.works_from ?? '', to: character.works_to ?? '' },
  pictures: character.pictures.map(({ id, caption }) => ({ id, key: null, caption: caption ?? '' })),
  copyOf: null,
});

/** What the server takes for everything that is not said of a new character. */
export const blankCharacter: CharacterValues = {
  name: '',
  wanted: '1',
  weight: 'supporting',
  brief: '',
  teamNote: '',
  gender: null,
  ages: { least: null, most: null },
  languages: [],
  skills: [],
  looks: [],
  heights: { least: null, most: null },
  musts: ['gender', 'age'],
  disclosures: [],
  fee: { amount: '', per: 'day' },
  workDays: '',
  dates: { from: '', to: '' },
  pictures: [],
  copyOf: null,
};

/** Children are not asked for what only adults can agree to. */
export const isOfChild = ({ most }: Ends): boolean => most !== null && most < adultAge;
export const asksAdultsOnly = (disclosures: readonly Disclosure[]): boolean =>
  disclosures.some(({ kind }) => adultDisclosures.includes(kind));

const { shape } = CharacterChanges;
const { writeAs, line, ids: idList, days } = wireFields('character', shape);
const t = translatorOf('characterEditor');
const section = 'character';

const ends = (least: keyof typeof shape, most: keyof typeof shape): Field<CharacterSection, Ends> => ({
  section,
  draftSchema: Ends,
  write: (range) => ({ body: { [least]: range.least, [most]: range.most } }),
});

/** A whole number. Empty is null where that is allowed. */
const count = (
  wire: keyof typeof shape,
  error: 'wanted' | 'days',
  mayBeEmpty: boolean,
): Field<CharacterSection, string> => ({
  section,
  draftSchema: z.string(),
  write: (typed) => {
    const number = readInteger(typed);
    const isMissing = number === undefined || (number === null && !mayBeEmpty);
    const written = isMissing ? undefined : writeAs(wire, number);
    return written?.body ? written : { fieldError: t(`errors.${error}`) };
  },
});

function writeFee({ amount, per }: Fee): WriteResult {
  const paise = readPaise(amount);
  if (paise === undefined || paise === 0) return { fieldError: t('errors.fee') };
  return { body: { fee_paise: paise, fee_per: paise === null ? null : per } };
}

/** Uploads that were saved since, by key: a later change names the picture itself. */
const savedUploads = new Map<string, number>();

export function rememberUploads(sent: unknown, { pictures }: Pick<CharacterDetail, 'pictures'>): void {
  const read = z.array(z.object({ key: z.string().optional() })).safeParse(sent);
  for (const [index, { key }] of (read.data ?? []).entries()) {
    const id = pictures[index]?.id;
    if (key !== undefined && id !== undefined) savedUploads.set(key, id);
  }
}

const writePictures = (pictures: PictureShown[]): WriteResult =>
  writeAs(
    'pictures',
    pictures.map(({ id, key, caption }) => {
      const savedId = id ?? savedUploads.get(key ?? '');
      const named = savedId === undefined ? { key } : { id: savedId };
      return { ...named, caption: caption.trim() === '' ? null : caption };
    }),
  );

export const characterFields: Fields<CharacterSection, CharacterValues> = {
  name: {
    ...line('name'),
    write: (typed) => (typed.trim() === '' ? { fieldError: t('errors.name') } : writeAs('name', typed)),
  },
  wanted: count('wanted', 'wanted', false),
  weight: { section, draftSchema: z.enum(characterWeights), write: (weight) => ({ body: { weight } }) },
  brief: line('brief'),
  teamNote: line('team_note'),
  gender: {
    section,
    draftSchema: z.int().nullable(),
    write: (gender_id) => ({ body: { gender_id } }),
  },
  ages: ends('playing_age_min', 'playing_age_max'),
  languages: {
    section,
    draftSchema: z.array(LanguageWanted),
    write: (languages) => writeAs('languages', languages),
  },
  skills: idList('skill_ids'),
  looks: idList('look_ids'),
  heights: ends('height_min_mm', 'height_max_mm'),
  musts: { section, draftSchema: z.array(z.enum(conditions)), write: (musts) => ({ body: { musts } }) },
  disclosures: {
    section,
    draftSchema: z.array(Disclosure),
    write: (all) => writeAs('disclosures', all),
  },
  fee: { section, draftSchema: Fee, write: writeFee },
  workDays: count('work_days', 'days', true),
  dates: days('works_from', 'works_to', () => t('errors.dateOrder')),
  pictures: { section, draftSchema: z.array(PictureShown), write: writePictures },
  copyOf: {
    section,
    draftSchema: z.int().nullable(),
    write: (id) => ({ body: id === null ? {} : { copy_of: id } }),
  },
};

/** The control that shows a field of the wire, or undefined for one that has none. */
export const fieldOfWire: Readonly<Record<string, keyof CharacterValues & string>> = {
  name: 'name',
  wanted: 'wanted',
  weight: 'weight',
  brief: 'brief',
  team_note: 'teamNote',
  gender_id: 'gender',
  playing_age_min: 'ages',
  playing_age_max: 'ages',
  languages: 'languages',
  skill_ids: 'skills',
  look_ids: 'looks',
  height_min_mm: 'heights',
  height_max_mm: 'heights',
  musts: 'musts',
  disclosures: 'disclosures',
  fee_paise: 'fee',
  fee_per: 'fee',
  work_days: 'workDays',
  works_from: 'dates',
  works_to: 'dates',
  pictures: 'pictures',
};
