import { toCharacterFilters } from '@callboard/contract/casting/character-filters';
import {
  type CharacterDetail,
  type GuestCharacter,
  OwnCharacter,
} from '@callboard/contract/casting/characters';
import { type Disclosure, Disclosures } from '@callboard/contract/casting/project-fields';
import {
  characterWeights,
  conditions,
  projectFeeUnits,
  projectRoles,
} from '@callboard/contract/casting/project-values';
import { fullNameOf } from '../../../people/person-summaries/index.ts';
import { toCharacterSlot, toCharacterStatus, toStageCounts } from '../stages.mapper.ts';
import type { CharacterSlotRow } from '../stages.queries.ts';
import type { DetailRow, PublicRow } from './character-details.queries.ts';
import { type CharacterFields, inOneOrder } from './characters.policy.ts';
import type { LibraryRow } from './characters.queries.ts';

type PhotoUrl = (key: string) => Promise<string>;

const toRole = (role: string | null) => projectRoles.find((known) => known === role) ?? 'viewer';

export const toOwnCharacter = (row: LibraryRow, today: string): OwnCharacter => ({
  id: row.id,
  name: row.name,
  project_id: row.project_id,
  project_title: row.project_title,
  project_type: row.project_type,
  status: OwnCharacter.shape.status.parse(row.status),
  filters: toCharacterFilters(row, { today, mayAskForDates: row.may_ask_for_days }),
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  shortlisted: row.shortlisted,
  role: toRole(row.role),
});

const toDisclosures = (rows: DetailRow['disclosures']): Disclosure[] => Disclosures.parse(rows);
const toFeeUnit = (unit: string | null) => projectFeeUnits.find((known) => known === unit) ?? null;
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** As it was sent, with pictures by what they show. */
export const toFields = (row: DetailRow): CharacterFields =>
  inOneOrder({
    name: row.name,
    brief: row.brief,
    team_note: row.team_note,
    weight: toWeight(row.weight),
    wanted: row.wanted,
    gender_id: row.gender_id,
    playing_age_min: row.playing_age_min,
    playing_age_max: row.playing_age_max,
    height_min_mm: row.height_min_mm,
    height_max_mm: row.height_max_mm,
    look_ids: idsOf(row.looks),
    languages: row.languages.map(({ id, level_id }) => ({ language_id: id, level_id })),
    skill_ids: idsOf(row.skills),
    fee_paise: row.fee_paise,
    fee_per: toFeeUnit(row.fee_per),
    work_days: row.work_days,
    works_from: row.works_from,
    works_to: row.works_to,
    disclosures: toDisclosures(row.disclosures),
    musts: conditions.filter((one) => row.musts.includes(one)),
    pictures: row.pictures.map(({ asset_id, caption }) => ({ asset_id, caption })),
  });

const toWeight = (weight: string) => characterWeights.find((known) => known === weight) ?? 'supporting';

const toPictures = (rows: DetailRow['pictures'], photoUrl: PhotoUrl) =>
  Promise.all(
    rows.flatMap(({ id, caption, key, placeholder, width, height }) =>
      key === null
        ? []
        : [
            photoUrl(key).then((file_url) => ({
              id,
              caption,
              file_url,
              placeholder,
              width: width ?? 0,
              height: height ?? 0,
            })),
          ],
    ),
  );

interface Beside {
  readonly slot: CharacterSlotRow;
  readonly documents: CharacterDetail['documents'];
  readonly today: string;
  readonly photoUrl: PhotoUrl;
}

export async function toCharacterDetail(
  row: DetailRow,
  { slot, documents, today, photoUrl }: Beside,
): Promise<CharacterDetail> {
  const {
    pictures: _pictures,
    look_ids,
    skill_ids,
    gender_id,
    languages: wantedLanguages,
    ...fields
  } = toFields(row);
  const wanted = { languages: wantedLanguages, musts: fields.musts };
  return {
    ...fields,
    id: row.id,
    project_id: row.project_id,
    project_title: row.project_title,
    status: toCharacterStatus(row.status),
    gender: gender_id === null ? null : { id: gender_id, name: row.gender_name ?? '' },
    looks: row.looks,
    languages: row.languages,
    skills: row.skills,
    pictures: await toPictures(row.pictures, photoUrl),
    documents,
    slot: await toCharacterSlot(slot, photoUrl),
    counts: toStageCounts(slot),
    faces: await Promise.all(
      row.faces.map(async (face) => ({
        name: fullNameOf(face),
        image: face.card_key === null ? null : await photoUrl(face.card_key),
      })),
    ),
    filters: toCharacterFilters(
      { ...row, ...wanted, look_ids, skill_ids },
      { today, mayAskForDates: row.may_ask_for_days },
    ),
    revision: row.revision,
  };
}

/** Where a field that is sent stands in the answer. */
const placesInAnswer: Readonly<Partial<Record<string, keyof CharacterDetail>>> = {
  gender_id: 'gender',
  look_ids: 'looks',
  skill_ids: 'skills',
};

export const readField = (detail: CharacterDetail, field: string): unknown =>
  new Map<string, unknown>(Object.entries(detail)).get(placesInAnswer[field] ?? field);

export const toGuestCharacter = (row: PublicRow, isPosted: boolean): GuestCharacter => ({
  id: row.id,
  name: row.name,
  brief: row.brief,
  gender: row.gender,
  playing_age_min: row.playing_age_min,
  playing_age_max: row.playing_age_max,
  languages: row.languages.map(({ name }) => name),
  skills: row.skills.map(({ name }) => name),
  project_title: row.project_title,
  project_type: row.project_type,
  cities: [...(row.city === null ? [] : [row.city]), ...row.other_cities],
  disclosures: toDisclosures(row.disclosures),
  is_open: row.status === 'casting' && (row.is_listed || isPosted),
});
