import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Account, Job, Project, Talent } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createRecruiter, createTalent } from './factories.ts';

export interface FaceChanges {
  readonly account?: Partial<Insertable<Account>>;
  readonly talent?: Partial<Insertable<Talent>>;
  readonly cover?: boolean;
}

/** A grown-up talent whom everybody may see, with a cover photo, unless told otherwise. */
export async function createFace(db: Database, { account, talent, cover = true }: FaceChanges = {}) {
  const created = await createTalent(db, {
    account: { ...account },
    talent: {
      date_of_birth: '1996-04-02',
      playing_age_min: 24,
      playing_age_max: 32,
      residence_city_id: 1,
      ...talent,
    },
  });
  if (!cover) return created;
  const asset = await db
    .insertInto('media_asset')
    .values({
      owner_id: created.id,
      kind: 'photo',
      content_type: 'image/webp',
      bytes: 1000,
      width: 1200,
      height: 1500,
      original_key: `originals/${created.public_id}.bin`,
      card_key: `media/${created.public_id}.webp`,
      placeholder: 'data:image/webp;base64,AAAA',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gallery_item')
    .values({ talent_id: created.id, asset_id: asset.id, is_cover: true, position: 0 })
    .execute();
  return created;
}

/** Says yes to being shown among those who were cast. */
export const agreeToBeShown = (db: Database, talentId: number) =>
  db
    .insertInto('consent_event')
    .values({ talent_id: talentId, topic: 'shown_in_castings', given: true, wording: 'Shown when cast' })
    .execute();

export const createVerifiedRecruiter = (db: Database, account: Partial<Insertable<Account>> = {}) =>
  createRecruiter(db, { account, recruiter: { verified_at: new Date() } });

export const createOpenJob = (db: Database, recruiterId: number, changes: Partial<Insertable<Job>> = {}) =>
  db
    .insertInto('job')
    .values({
      recruiter_id: recruiterId,
      title: 'The singer',
      description: 'She sings on the 6:40.',
      project_type_id: 1,
      status: 'open',
      opened_at: new Date(),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const createProject = (
  db: Database,
  recruiterId: number,
  changes: Partial<Insertable<Project>> = {},
) =>
  db
    .insertInto('project')
    .values({
      recruiter_id: recruiterId,
      title: 'Monsoon Line',
      project_type_id: 1,
      status: 'open',
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

interface Part {
  readonly name: string;
  readonly castBy?: number;
  readonly castAt?: Date;
}

/** Parts in the order given: cast when somebody plays them, open when nobody does. */
export const createParts = (db: Database, projectId: number, parts: readonly Part[]) =>
  db
    .insertInto('project_character')
    .values(
      parts.map(({ name, castBy, castAt }, position) => ({
        project_id: projectId,
        name,
        position,
        status: castBy === undefined ? 'casting' : 'cast',
        cast_talent_id: castBy ?? null,
        cast_at: castAt ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute();

/** Empties everything, the ledgers that only ever grow among it: their triggers are asleep meanwhile. */
export const nobody = (pool: pg.Pool) =>
  pool.query(
    `set session_replication_role = replica; truncate account cascade; reset session_replication_role`,
  );
