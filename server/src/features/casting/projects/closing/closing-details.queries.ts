import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people, portraitOf, recruiters, talents } from '../../../people/person-summaries/index.ts';
import type { Answered } from './close-project.queries.ts';

export interface PersonRow {
  readonly id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Of recruiters. */
  readonly company: string | null;
  readonly portrait: string | null;
}

const portrait = portraitOf(
  { account: 'account', talent: 'talent', recruiter: 'recruiter' },
  sql<string>`portrait.card_key`,
);

/** Those of them whose account is open. */
export const findPeople = async (db: Database, ids: readonly number[]) => {
  const { rows } = await sql<PersonRow>`
    select account.id, account.public_id, account.first_name, account.last_name, recruiter.company,
      ${portrait} as portrait
    from ${people('account')}
    left join ${talents('talent')} on talent.account_id = account.id
    left join ${recruiters('recruiter')} on recruiter.account_id = account.id
    where account.id = any(${[...new Set(ids)]}) and account.closed_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

export interface ConsideredRow {
  readonly id: number;
  readonly name: string;
  readonly wanted: number;
  /** The furthest first. */
  readonly candidates: readonly { talent_id: number; rank: number; is_cast: boolean }[];
}

export const listConsidered = async (db: Database, projectId: number) => {
  const { rows } = await sql<ConsideredRow>`
    select part.id, part.name, part.wanted, coalesce((
        select json_agg(json_build_object('talent_id', candidate.talent_id, 'rank', candidate.rank,
          'is_cast', casting.talent_id is not null)
          order by casting.talent_id is null, candidate.rank, candidate.since, candidate.talent_id)
        from character_candidate candidate
        left join character_cast casting on casting.character_id = candidate.character_id
          and casting.talent_id = candidate.talent_id
        where candidate.character_id = part.id), '[]') as candidates
    from project_character part
    where part.project_id = ${projectId} and part.status <> 'dropped'
    order by part.position, part.id`.execute(db);
  return rows;
};

export interface ClosedProjectRow {
  readonly id: number;
  readonly title: string;
  readonly project_type: string;
  readonly closed_at: Date;
  readonly closed_by: number | null;
  readonly answered: Answered | null;
  readonly characters: readonly { id: number; name: string; wanted: number; cast: number[] }[];
}

/** Undefined unless it is closed. */
export const findClosedProject = async (db: Database, projectId: number) => {
  const { rows } = await sql<ClosedProjectRow>`
    select project.id, project.title, project_type.name as project_type, project.closed_at,
      closing.closed_by, closing.answered, coalesce((
        select json_agg(json_build_object('id', part.id, 'name', part.name, 'wanted', part.wanted,
          'cast', array(select talent_id from character_cast
            where character_id = part.id order by cast_at, talent_id)) order by part.position, part.id)
        from project_character part where part.project_id = project.id), '[]') as characters
    from project
    join project_type on project_type.id = project.project_type_id
    left join project_closing closing on closing.project_id = project.id
      and closing.closed_at = project.closed_at and closing.reopened_at is null
    where project.id = ${projectId} and project.status = 'closed'`.execute(db);
  return rows[0];
};
