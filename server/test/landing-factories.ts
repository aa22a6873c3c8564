import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Account, Job, Project, Talent } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createRecruiter, createTalent, isChild } from './factories.ts';

export interface FaceChanges {
  readonly account?: Partial<Insertable<Account>>;
  readonly talent?: Partial<Insertable<Talent>>;
  readonly cover?: boolean;
  readonly coverWidth?: number;
  /** Whether they agreed to be in the showcase. */
  readonly agrees?: boolean;
  /** Whether somebody looked at the profile with this cover. */
  readonly checked?: boolean;
}

export const consentToShowcase = (db: Database, talentId: number, given = true) =>
  db
    .insertInto('consent_event')
    .values({ talent_id: talentId, topic: 'showcase', given, wording: 'Shown on public pages' })
    .execute();

/** Somebody looked at the profile with this cover. */
export const passCheck = (db: Database, talentId: number, coverAssetId: number) =>
  db
    .insertInto('profile_check')
    .values({ talent_id: talentId, passed: true, cover_asset_id: coverAssetId })
    .execute();

/** A grown-up talent in the showcase, unless told otherwise. */
export async function createFace(db: Database, changes: FaceChanges = {}) {
  const { account, talent, cover = true, coverWidth = 1200, agrees = true, checked = true } = changes;
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
  const born = talent && 'date_of_birth' in talent ? talent.date_of_birth : '1996-04-02';
  if (agrees && born && !isChild(born)) await consentToShowcase(db, created.id);
  if (!cover) return created;
  const asset = await db
    .insertInto('media_asset')
    .values({
      owner_id: created.id,
      kind: 'photo',
      content_type: 'image/webp',
      bytes: 1000,
      width: coverWidth,
      height: Math.round(coverWidth * 1.25),
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
  if (checked) await passCheck(db, created.id, asset.id);
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

/** On the recruiter's page. */
export const createPublicProject = (
  db: Database,
  recruiterId: number,
  changes: Partial<Insertable<Project>> = {},
) => createProject(db, recruiterId, { is_public: true, ...changes });

interface Part {
  readonly name: string;
  readonly castBy?: number;
  readonly castAt?: Date;
}

/** They play the character. Its status is the caller's. */
export const castAs = (db: Database, character_id: number, talent_id: number, cast_at = new Date()) =>
  db.insertInto('character_cast').values({ character_id, talent_id, cast_at }).execute();

/** Parts in the order given: cast when somebody plays them, open when nobody does. */
export const createParts = async (db: Database, projectId: number, parts: readonly Part[]) => {
  const created = await db
    .insertInto('project_character')
    .values(
      parts.map(({ name, castBy }, position) => ({
        project_id: projectId,
        name,
        position,
        status: castBy === undefined ? 'casting' : 'cast',
      })),
    )
    .returning(['id', 'name'])
    .execute();
  for (const [index, { castBy, castAt }] of parts.entries())
    if (castBy !== undefined) await castAs(db, created[index]?.id ?? 0, castBy, castAt);
  return created;
};

/** Empties everything, the ledgers that only ever grow among it: their triggers are asleep meanwhile. */
export const nobody = (pool: pg.Pool) =>
  pool.query(
    `set session_replication_role = replica; truncate account cascade; reset session_replication_role`,
  );
