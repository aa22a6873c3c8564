import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Photos } from '../media/index.ts';
import { type Change, checkChange, toWords, writeLists } from './profile-change.ts';
import { readWork } from './recruiter-work.ts';
import { toRecruiterProfile } from './recruiters.mapper.ts';
import { maySeeRecruiter } from './recruiters.policy.ts';
import * as queries from './recruiters.queries.ts';

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

/** What the columns become: new pictures by their asset, null where one is taken off, the rest left alone. */
const toPictures = (change: Change, assetIds: ReadonlyMap<string, number>, iconBefore: number | null) => {
  const pictures: Partial<Record<(typeof pictureColumns)[PictureField], number | null>> = {};
  for (const field of pictureFields) {
    if (change[field] !== undefined) pictures[pictureColumns[field]] = assetIds.get(field) ?? null;
  }
  // The picture an icon was cut from goes with that icon.
  const newIcon = pictures.icon_asset_id !== undefined && pictures.icon_asset_id !== iconBefore;
  return newIcon ? { icon_source_asset_id: null, ...pictures } : pictures;
};

export function createRecruiters({ db, photos, photoUrl }: RecruitersOptions) {
  const write = async (trx: Database, id: number, change: Change, assetIds: ReadonlyMap<string, number>) => {
    const before = await queries.lockPictures(trx, id);
    if (!before) throw new ProblemError('NOT_FOUND');
    await writeLists(trx, id, change);
    const pictures = toPictures(change, assetIds, before.icon_asset_id);
    const changes = { ...toWords(change), ...pictures };
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
