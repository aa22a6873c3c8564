import type { FieldError } from '@callboard/contract/errors';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { changeRecruiter } from '@callboard/contract/people/recruiter-profiles';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import { toEntryId } from '../../site/reference/index.ts';
import type { Photos } from '../media/index.ts';
import * as lists from './profile-lists.queries.ts';
import { readWork } from './recruiter-work.ts';
import { toRecruiterProfile } from './recruiters.mapper.ts';
import { maySeeRecruiter } from './recruiters.policy.ts';
import * as queries from './recruiters.queries.ts';

type Change = z.output<(typeof changeRecruiter)['body']>;

const unknown = 'Choose from the list';
const inTheFuture = 'Enter a year that isn’t in the future';

const unknownListEntries = async (
  db: Database,
  { languages = [], project_types = [], past_castings = [] }: Change,
) => {
  const [knownLanguages, knownTypes] = await Promise.all([
    lists.findKnown(db, 'language', languages),
    lists.findKnown(db, 'project_type', [...project_types, ...past_castings.map((one) => one.project_type)]),
  ]);
  return [
    ...languages.flatMap((id, at) => (knownLanguages.has(id) ? [] : [`languages.${at}`])),
    ...project_types.flatMap((id, at) => (knownTypes.has(id) ? [] : [`project_types.${at}`])),
    ...past_castings.flatMap((one, at) =>
      knownTypes.has(one.project_type) ? [] : [`past_castings.${at}.project_type`],
    ),
  ];
};

const futureYears = ({ casting_since, past_castings = [] }: Change) => {
  const thisYear = Number(todayInIndia().slice(0, 4));
  return [
    ...(casting_since && casting_since > thisYear ? ['casting_since'] : []),
    ...past_castings.flatMap(({ year }, at) => (year > thisYear ? [`past_castings.${at}.year`] : [])),
  ];
};

/** Checks what the schema cannot: reference lists and the calendar. Reports every error at once. */
async function checkChange(db: Database, change: Change): Promise<void> {
  const toFieldError =
    (message: string) =>
    (field: string): FieldError => ({ field, message });
  const cityIsUnknown = typeof change.city === 'number' && !(await lists.cityExists(db, change.city));
  const [first, ...rest] = [
    ...(cityIsUnknown ? [toFieldError('Choose a city from the list')('city')] : []),
    ...(await unknownListEntries(db, change)).map(toFieldError(unknown)),
    ...futureYears(change).map(toFieldError(inTheFuture)),
  ];
  if (first) throw invalidFields([first, ...rest]);
}

const toColumns = (change: Change) => {
  const { company, role, bio, website, links, casting_since, is_public } = change;
  return {
    ...(company !== undefined && { company }),
    ...(role !== undefined && { job_title: role }),
    ...(bio !== undefined && { bio: bio || null }),
    ...(website !== undefined && { website }),
    ...(links !== undefined && { links: [...new Set(links)] }),
    ...(casting_since !== undefined && { casting_since }),
    ...(is_public !== undefined && { is_public }),
  };
};

/** Each list replaces the previous one; duplicates count once. */
async function writeLists(trx: Database, id: number, change: Change): Promise<void> {
  const { languages, project_types, past_castings } = change;
  if (languages) await lists.replaceLanguages(trx, id, [...new Set(languages)]);
  if (project_types) await lists.replaceProjectTypes(trx, id, [...new Set(project_types)]);
  if (past_castings) {
    const distinct = new Map(past_castings.map((one) => [JSON.stringify(one), one]));
    await lists.replacePastCastings(trx, id, [...distinct.values()]);
  }
}

interface RecruitersOptions {
  readonly db: Database;
  readonly photos: Photos;
  readonly photoUrl: (key: string) => Promise<string>;
}

const pictureColumns = {
  recruiter_edit_image: 'icon_asset_id',
  recruiter_edit_doc: 'icon_source_asset_id',
  recruiter_cover_image: 'cover_asset_id',
} as const;
const pictureFields = ['recruiter_edit_image', 'recruiter_edit_doc', 'recruiter_cover_image'] as const;
type PictureField = (typeof pictureFields)[number];

const uploadsOf = (change: Change) =>
  new Map(
    pictureFields.flatMap((field) => {
      const key = change[field];
      return key ? [[field, key] as const] : [];
    }),
  );

/** The picture columns to write: asset ids for new pictures, null for removed ones. */
const toPictures = (change: Change, assetIds: ReadonlyMap<string, number>, iconBefore: number | null) => {
  const pictures: Partial<Record<(typeof pictureColumns)[PictureField], number | null>> = {};
  for (const field of pictureFields) {
    if (change[field] !== undefined) pictures[pictureColumns[field]] = assetIds.get(field) ?? null;
  }
  // The original is removed with its icon.
  const newIcon = pictures.icon_asset_id !== undefined && pictures.icon_asset_id !== iconBefore;
  return newIcon ? { icon_source_asset_id: null, ...pictures } : pictures;
};

export function createRecruiters({ db, photos, photoUrl }: RecruitersOptions) {
  const write = async (trx: Database, id: number, change: Change, assetIds: ReadonlyMap<string, number>) => {
    const before = await queries.lockPictures(trx, id);
    if (!before) throw new ProblemError('NOT_FOUND');
    await writeLists(trx, id, change);
    const pictures = toPictures(change, assetIds, before.icon_asset_id);
    const city_id = await toEntryId(trx, 'city', change.city);
    const changes = { ...toColumns(change), ...(city_id !== undefined && { city_id }), ...pictures };
    if (Object.keys(changes).length === 0) return;
    await queries.update(trx, id, changes);
    const shown = Object.values({ ...before, ...pictures });
    await photos.release(
      trx,
      Object.values(before).filter((asset) => !shown.includes(asset)),
    );
  };

  return {
    async find(publicId: string, actor: Actor) {
      const row = await queries.findByPublicId(db, publicId);
      if (!row || !maySeeRecruiter(actor, row)) throw new ProblemError('NOT_FOUND');
      return toRecruiterProfile(row, await readWork(db, row.id, photoUrl), photoUrl);
    },

    async change(id: number, change: Change) {
      await checkChange(db, change);
      await photos.record(id, uploadsOf(change), (trx, assetIds) => write(trx, id, change, assetIds));
      const row = await queries.findById(db, id);
      if (!row) throw new ProblemError('NOT_FOUND');
      return toRecruiterProfile(row, await readWork(db, id, photoUrl), photoUrl);
    },
  };
}
export type Recruiters = ReturnType<typeof createRecruiters>;
