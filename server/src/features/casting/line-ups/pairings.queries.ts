import { restorePairingMinutes } from '@callboard/contract/casting/line-up-facts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

interface ByRow {
  readonly user_id: number;
  readonly name: string;
}

export interface PairingRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly note: string | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly created_by: ByRow | null;
  /** Whose account is open, in the order they stand. */
  readonly talent_ids: readonly number[];
  readonly likes: readonly ByRow[];
}

const by = (account: string) => sql`json_build_object('user_id', ${sql.ref(`${account}.id`)},
  'name', ${fullName(account)})`;

const columns = sql`pairing.id, pairing.project_id, pairing.name, pairing.note, pairing.revision,
  pairing.created_at, case when maker.id is not null then ${by('maker')} end as created_by,
  array(select person.talent_id from pairing_person person
    join ${people('standing')} on standing.id = person.talent_id and standing.closed_at is null
    where person.pairing_id = pairing.id order by person.position) as talent_ids,
  (select coalesce(json_agg(${by('fan')} order by thumb.liked_at, fan.id), '[]') from pairing_like thumb
    join ${people('fan')} on fan.id = thumb.account_id and fan.closed_at is null
    where thumb.pairing_id = pairing.id) as likes`;

const maker = sql`left join ${people('maker')} on maker.id = pairing.created_by and maker.closed_at is null`;

/** Those that were not removed, the first kept first. */
export const listPairings = async (db: Database, projectId: number): Promise<PairingRow[]> => {
  const { rows } = await sql<PairingRow>`
    select ${columns} from pairing ${maker}
    where pairing.project_id = ${projectId} and pairing.removed_at is null order by pairing.id`.execute(db);
  return rows;
};

export const findPairing = async (db: Database, id: number): Promise<PairingRow | undefined> => {
  const { rows } = await sql<PairingRow>`
    select ${columns} from pairing ${maker} where pairing.id = ${id} and pairing.removed_at is null`.execute(
    db,
  );
  return rows[0];
};

/** One at a time, so that a group is kept once. */
export const lockPairings = async (trx: Database, projectId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('pairings'), ${projectId})`.execute(trx);
};

/** What was removed longer ago than it can be put back goes. */
export const clearRemoved = (trx: Database, projectId: number) =>
  sql`delete from pairing where project_id = ${projectId}
    and removed_at < now() - make_interval(mins => ${restorePairingMinutes})`.execute(trx);

interface NewPairing {
  readonly projectId: number;
  readonly accountId: number;
  readonly name: string;
  readonly note: string | null;
  readonly talentIds: readonly number[];
}

export const insertPairing = async (trx: Database, pairing: NewPairing): Promise<number> => {
  const { id } = await trx
    .insertInto('pairing')
    .values({
      project_id: pairing.projectId,
      name: pairing.name,
      note: pairing.note,
      created_by: pairing.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('pairing_person')
    .values(pairing.talentIds.map((talent_id, position) => ({ pairing_id: id, talent_id, position })))
    .execute();
  return id;
};

/** Where a pairing belongs, whether or not it was removed within the hour. */
export const findPlace = async (db: Database, id: number) => {
  const { rows } = await sql<{ project_id: number; is_removed: boolean }>`
    select project_id, removed_at is not null as is_removed from pairing
    where id = ${id} and (removed_at is null
      or removed_at > now() - make_interval(mins => ${restorePairingMinutes}))`.execute(db);
  return rows[0];
};

interface EditRow {
  readonly field: 'name' | 'note';
  readonly revision: number;
  readonly editedBy: number | null;
  readonly name: string | null;
  readonly editedAt: Date;
}

/** The last change of each field, of a locked pairing. */
export const listEdits = async (trx: Database, id: number): Promise<EditRow[]> => {
  const { rows } = await sql<EditRow>`
    select edit.field, edit.revision, edit.account_id as "editedBy", edit.at as "editedAt",
      case when editor.closed_at is null then ${fullName('editor')} end as name
    from (select * from pairing where id = ${id} for update) pairing
    cross join lateral (values ('name', name_revision, name_by, name_at),
      ('note', note_revision, note_by, note_at)) edit (field, revision, account_id, at)
    left join ${people('editor')} on editor.id = edit.account_id
    where edit.at is not null`.execute(trx);
  return rows;
};

interface Changes {
  readonly name?: string;
  readonly note?: string | null;
}

export const setFields = (trx: Database, id: number, accountId: number, { name, note }: Changes) => {
  const stamp = (field: 'name' | 'note') => sql`${sql.ref(`${field}_by`)} = ${accountId},
    ${sql.ref(`${field}_at`)} = now(), ${sql.ref(`${field}_revision`)} = revision + 1`;
  return sql`update pairing set revision = revision + 1
    ${name === undefined ? sql`` : sql`, name = ${name}, ${stamp('name')}`}
    ${note === undefined ? sql`` : sql`, note = ${note}, ${stamp('note')}`}
    where id = ${id}`.execute(trx);
};

export const setRemoved = (trx: Database, id: number, isRemoved: boolean) =>
  sql`update pairing set removed_at = ${isRemoved ? sql`now()` : null} where id = ${id}`.execute(trx);

/** True where it changes anything. */
export const setLike = async (trx: Database, id: number, accountId: number, liked: boolean) => {
  const { numAffectedRows } = liked
    ? await sql`insert into pairing_like (pairing_id, account_id) values (${id}, ${accountId})
        on conflict do nothing`.execute(trx)
    : await sql`delete from pairing_like where pairing_id = ${id} and account_id = ${accountId}`.execute(trx);
  return numAffectedRows === 1n;
};
