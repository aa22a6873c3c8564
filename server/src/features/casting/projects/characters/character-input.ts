import type { CharacterChanges } from '@callboard/contract/casting/characters';
import type { FieldError } from '@callboard/contract/errors';
import type { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { invalidFields } from '../../../../platform/http/problem-error.ts';
import { onlySent } from '../field-merge.policy.ts';
import type { DetailRow } from './character-details.queries.ts';
import { type CharacterFields, findContradictions, inOneOrder } from './characters.policy.ts';
import { findListed } from './characters.queries.ts';

type Sent = z.output<typeof CharacterChanges>;
type SentPictures = NonNullable<Sent['pictures']>;
type ShownPicture = Pick<DetailRow['pictures'][number], 'id' | 'asset_id' | 'caption'>;

/** All errors are answered at once. */
export const refuseAny = (errors: readonly FieldError[]): void => {
  const [first, ...others] = errors;
  if (first) throw invalidFields([first, ...others]);
};

/** Uploads by the field that names them. `at`: where in the body the character stands, such as "characters.2.". */
export const uploadsIn = (pictures: SentPictures = [], at = ''): [field: string, key: string][] =>
  pictures.flatMap(({ key }, index) => (key === undefined ? [] : [[`${at}pictures.${index}.key`, key]]));

function readPicture(
  { id, key, caption }: SentPictures[number],
  field: string,
  shown: readonly ShownPicture[],
  assetIds: ReadonlyMap<string, number>,
) {
  if ((id === undefined) === (key === undefined)) {
    return { error: { field, message: 'Choose a picture that’s already here, or upload one' } };
  }
  const known = shown.find((one) => one.id === id);
  const assetId = known?.asset_id ?? assetIds.get(`${field}.key`);
  if (assetId === undefined)
    return { error: { field: `${field}.id`, message: 'This picture isn’t part of the character' } };
  return {
    picture: { asset_id: assetId, caption: caption === undefined ? (known?.caption ?? null) : caption },
  };
}

/** Pictures by what they show: those that are there already, and those recorded just now. */
export function readPictures(
  pictures: SentPictures,
  at: string,
  shown: readonly ShownPicture[],
  assetIds: ReadonlyMap<string, number>,
) {
  const read = pictures.map((picture, index) =>
    readPicture(picture, `${at}pictures.${index}`, shown, assetIds),
  );
  const errors = read.flatMap(({ error }) => (error ? [error] : []));
  refuseAny(errors);
  const found = read.flatMap(({ picture }) => (picture ? [picture] : []));
  const repeated = found.findIndex(
    ({ asset_id }, index) => found.findIndex((other) => other.asset_id === asset_id) !== index,
  );
  if (repeated >= 0)
    refuseAny([{ field: `${at}pictures.${repeated}`, message: 'This picture is in the list twice' }]);
  return found;
}

/** What was sent, in the shape it is compared and written in. */
export function readSent(
  { pictures, ...fields }: Sent,
  at: string,
  shown: readonly ShownPicture[],
  assetIds: ReadonlyMap<string, number>,
): Partial<CharacterFields> {
  return inOneOrder(
    onlySent<CharacterFields>({
      ...fields,
      pictures: pictures && readPictures(pictures, at, shown, assetIds),
    }),
  );
}

const notListed = (sent: Sent, at: string, listed: ReadonlySet<string>): FieldError[] => {
  const missing = (list: string, id: number, field: string) =>
    listed.has(`${list} ${id}`) ? [] : [{ field: `${at}${field}`, message: 'Choose from the list' }];
  return [
    ...(sent.gender_id ? missing('genders', sent.gender_id, 'gender_id') : []),
    ...(sent.look_ids ?? []).flatMap((id, index) => missing('looks', id, `look_ids.${index}`)),
    ...(sent.skill_ids ?? []).flatMap((id, index) => missing('skills', id, `skill_ids.${index}`)),
    ...(sent.languages ?? []).flatMap(({ language_id, level_id }, index) => [
      ...missing('languages', language_id, `languages.${index}.language_id`),
      ...missing('levels', level_id, `languages.${index}.level_id`),
    ]),
  ];
};

interface SentAt {
  readonly sent: Sent;
  readonly at: string;
}

/** Ids that are on no list, of all characters in one statement. */
export async function findUnlisted(db: Database, all: readonly SentAt[]): Promise<FieldError[]> {
  const ids = (of: (sent: Sent) => readonly number[]) => [...new Set(all.flatMap(({ sent }) => of(sent)))];
  const listed = await findListed(db, {
    genders: ids(({ gender_id }) => (gender_id ? [gender_id] : [])),
    looks: ids(({ look_ids = [] }) => look_ids),
    skills: ids(({ skill_ids = [] }) => skill_ids),
    languages: ids(({ languages = [] }) => languages.map(({ language_id }) => language_id)),
    levels: ids(({ languages = [] }) => languages.map(({ level_id }) => level_id)),
  });
  return all.flatMap(({ sent, at }) => notListed(sent, at, listed));
}

export const contradictionsAt = (
  at: string,
  whole: CharacterFields,
  sent: Partial<CharacterFields>,
): FieldError[] =>
  findContradictions(whole, sent).map(({ field, message }) => ({ field: `${at}${field}`, message }));
