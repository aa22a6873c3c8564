import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects, shortlists } from '../projects/index.ts';

interface Pair {
  readonly recruiterId: number;
  readonly talentId: number;
}

export interface TalentNoteRow {
  readonly note: string | null;
  readonly revision: number | null;
  readonly updated_at: Date | null;
  readonly not_for: readonly {
    readonly charcter_id: number;
    readonly name: string;
    readonly by: string | null;
    readonly at: string;
  }[];
  readonly shortlisted_for: readonly {
    readonly id: number;
    readonly charcter_id: number;
    readonly name: string;
    readonly project_id: number;
    readonly project_title: string;
    readonly note: string | null;
    readonly rating: number | null;
    readonly revision: number;
  }[];
}

/** Of the reader's projects that are not closed. */
const ownParts = (recruiterId: number) => sql`${projectPeople('me')}
  join ${projects('project')} on project.id = me.project_id and project.status <> 'closed'
  join ${characters('part')} on part.project_id = project.id and me.account_id = ${recruiterId}`;

export const findTalentNote = async (db: Database, { recruiterId, talentId }: Pair) => {
  const { rows } = await sql<TalentNoteRow>`
    select own.note, own.revision, own.updated_at,
      (select coalesce(json_agg(json_build_object('charcter_id', part.id, 'name', part.name,
          'by', ${fullName('marker')}, 'at', mark.marked_at) order by mark.marked_at desc, part.id), '[]')
        from ${ownParts(recruiterId)}
        join character_not_for mark on mark.character_id = part.id and mark.talent_id = ${talentId}
        left join ${people('marker')} on marker.id = mark.marked_by and marker.closed_at is null) as not_for,
      (select coalesce(json_agg(json_build_object('id', entry.id, 'charcter_id', part.id, 'name', part.name,
          'project_id', project.id, 'project_title', project.title, 'note', entry.note, 'rating', entry.rating,
          'revision', entry.revision)
          order by entry.created_at desc, entry.id desc), '[]')
        from ${ownParts(recruiterId)}
        join ${shortlists('entry')} on entry.character_id = part.id and entry.talent_id = ${talentId}
      ) as shortlisted_for
    from (select) nothing
    left join talent_note own on own.recruiter_id = ${recruiterId} and own.talent_id = ${talentId}`.execute(
    db,
  );
  return rows[0];
};

/** Whoever else changes it waits. Revision 0 before there is one. */
export const lockTalentNote = async (trx: Database, { recruiterId, talentId }: Pair) => {
  await sql`insert into talent_note (recruiter_id, talent_id, revision) values (${recruiterId}, ${talentId}, 0)
    on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('talent_note')
    .select(['note', 'revision', 'updated_at'])
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const setTalentNote = (trx: Database, { recruiterId, talentId }: Pair, note: string | null) =>
  trx
    .updateTable('talent_note')
    .set({ note, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .execute();

/** For the recruiter's own archive. Names of people only while their account is open. */
export const listOwnNotes = async (db: Database, { id }: { readonly id: number }) => {
  const { rows } = await sql<object>`
    select account.first_name, account.last_name, own.note, own.updated_at
    from talent_note own join ${people('account')} on account.id = own.talent_id and account.closed_at is null
    where own.recruiter_id = ${id} and own.note is not null order by own.updated_at`.execute(db);
  return rows;
};
