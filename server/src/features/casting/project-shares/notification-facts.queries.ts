import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, nameAndCompany, people, recruiters } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';

interface SentRow {
  readonly about: number;
  readonly name: string;
  readonly company: string;
  readonly project: string;
  readonly character: string;
  readonly message: string | null;
  readonly id: string;
}

/** For the talent, in the name of who shared it, else of the owner. Nothing once it is answered or closed. */
export const findSentFacts = async (db: Database, shareId: number) => {
  const { rows } = await sql<SentRow>`
    select account.id as about, ${fullName('account')} as name, recruiter.company, project.title as project,
      part.name as character, share.message, project.id::text as id
    from project_share share
    join ${characters('part')} on part.id = share.character_id
    join ${projects('project')} on project.id = part.project_id
    left join ${people('sender')} on sender.id = share.shared_by and sender.closed_at is null
    join ${people('account')} on account.id = coalesce(sender.id, project.recruiter_id)
    join ${recruiters('recruiter')} on recruiter.account_id = account.id
    where share.id = ${shareId} and share.status in ('shared', 'read')`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { name, company, ...facts } = row;
  return { ...facts, who: nameAndCompany(name, company) };
};

export interface AnsweredFacts {
  readonly about: number;
  readonly name: string;
  readonly project: string;
  readonly character: string;
  readonly reason: string | null;
  readonly id: string;
  readonly part: string;
}

/** For the team. Nothing about someone who closed their account. */
export const findAnsweredFacts = async (db: Database, shareId: number) => {
  const { rows } = await sql<AnsweredFacts>`
    select account.id as about, ${fullName('account')} as name, project.title as project, part.name as character,
      share.decline_reason as reason, project.id::text as id, part.id::text as part
    from project_share share
    join ${characters('part')} on part.id = share.character_id
    join ${projects('project')} on project.id = part.project_id
    join ${people('account')} on account.id = share.talent_id and account.closed_at is null
    where share.id = ${shareId}`.execute(db);
  return rows[0];
};
