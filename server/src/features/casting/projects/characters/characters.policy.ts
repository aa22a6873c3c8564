import type { CharacterChanges } from '@callboard/contract/casting/characters';
import {
  adultDisclosures,
  type CharacterStatus,
  conditions,
  disclosureKinds,
} from '@callboard/contract/casting/project-values';
import type { FieldError } from '@callboard/contract/errors';
import type { z } from 'zod';

type Sent = z.output<typeof CharacterChanges>;

export interface CharacterPicture {
  readonly asset_id: number;
  readonly caption: string | null;
}

/** Everything that can be said of a character, in the shape it is sent in. */
export type CharacterFields = {
  [Field in Exclude<keyof Sent, 'pictures'>]-?: Exclude<Sent[Field], undefined>;
} & { pictures: readonly CharacterPicture[] };

export const blankCharacter: Omit<CharacterFields, 'name'> = {
  brief: null,
  team_note: null,
  weight: 'supporting',
  wanted: 1,
  gender_id: null,
  playing_age_min: null,
  playing_age_max: null,
  height_min_mm: null,
  height_max_mm: null,
  look_ids: [],
  languages: [],
  skill_ids: [],
  fee_paise: null,
  fee_per: null,
  work_days: null,
  works_from: null,
  works_to: null,
  disclosures: [],
  musts: ['gender', 'age'],
  pictures: [],
};

/** One cannot be changed over a conflict of the other. */
export const fieldsTogether = [
  ['playing_age_min', 'playing_age_max'],
  ['height_min_mm', 'height_max_mm'],
  ['works_from', 'works_to'],
  ['fee_paise', 'fee_per'],
] as const satisfies readonly (readonly (keyof CharacterFields)[])[];

const sortedIds = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/** Lists without an order of their own, in one order: the same wishes are the same value. */
export const inOneOrder = <Fields extends Partial<CharacterFields>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.look_ids && { look_ids: sortedIds(fields.look_ids) }),
  ...(fields.skill_ids && { skill_ids: sortedIds(fields.skill_ids) }),
  ...(fields.languages && {
    languages: fields.languages.toSorted((a, b) => a.language_id - b.language_id),
  }),
  ...(fields.disclosures && {
    disclosures: fields.disclosures.toSorted(
      (a, b) => disclosureKinds.indexOf(a.kind) - disclosureKinds.indexOf(b.kind),
    ),
  }),
  ...(fields.musts && { musts: conditions.filter((one) => fields.musts?.includes(one)) }),
});

type Field = keyof CharacterFields;
type Ordered =
  | 'playing_age_min'
  | 'playing_age_max'
  | 'height_min_mm'
  | 'height_max_mm'
  | 'works_from'
  | 'works_to';
type Check = (
  whole: CharacterFields,
  isSent: (field: Field) => boolean,
) => { field: Field; message: string }[];

const inOrder =
  (first: Ordered, last: Ordered, messages: { first: string; last: string }): Check =>
  (whole, isSent) => {
    const [from, to] = [whole[first], whole[last]];
    if (from === null || to === null || from <= to) return [];
    return [
      isSent(last) ? { field: last, message: messages.last } : { field: first, message: messages.first },
    ];
  };

const checks: readonly Check[] = [
  inOrder('playing_age_min', 'playing_age_max', {
    first: 'Enter an age that isn’t above the oldest',
    last: 'Enter an age that isn’t below the youngest',
  }),
  inOrder('height_min_mm', 'height_max_mm', {
    first: 'Enter a height that isn’t above the tallest',
    last: 'Enter a height that isn’t below the shortest',
  }),
  inOrder('works_from', 'works_to', {
    first: 'Choose a date that isn’t after the last one',
    last: 'Choose a date that isn’t before the first one',
  }),
  ({ fee_paise, fee_per }) => {
    if (fee_paise !== null && fee_per === null)
      return [{ field: 'fee_per', message: 'Choose per day, per project or per month' }];
    return fee_paise === null && fee_per !== null ? [{ field: 'fee_paise', message: 'Enter an amount' }] : [];
  },
  ({ languages }) =>
    new Set(languages.map(({ language_id }) => language_id)).size === languages.length
      ? []
      : [{ field: 'languages', message: 'Add each language only once' }],
  ({ playing_age_max, disclosures }, isSent) => {
    const isMinor = playing_age_max !== null && playing_age_max < 18;
    if (!isMinor || !disclosures.some(({ kind }) => adultDisclosures.includes(kind))) return [];
    return isSent('disclosures') || !isSent('playing_age_max')
      ? [{ field: 'disclosures', message: 'Kissing, intimacy and nudity can’t be asked of anyone under 18' }]
      : [
          {
            field: 'playing_age_max',
            message: 'Remove kissing, intimacy and nudity to cast anyone under 18',
          },
        ];
  },
];

/** What does not go together, counting also what was there before. */
export const findContradictions = (whole: CharacterFields, sent: Partial<CharacterFields>): FieldError[] =>
  checks.flatMap((check) => check(whole, (field) => sent[field] !== undefined));

/** Clearing the fee clears what it is paid for. */
export const withoutLooseUnit = (changes: Partial<CharacterFields>): Partial<CharacterFields> =>
  changes.fee_paise === null && changes.fee_per === undefined ? { ...changes, fee_per: null } : changes;

/** What is recorded when a character goes from one status to another. A character is cast by an outcome or an offer. */
export const statusChanges: Readonly<Record<CharacterStatus, Partial<Record<CharacterStatus, string>>>> = {
  casting: { dropped: 'character_dropped' },
  dropped: { casting: 'character_restored' },
  cast: {},
};
