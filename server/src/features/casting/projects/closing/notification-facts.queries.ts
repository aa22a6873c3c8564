import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { fullName, nameAndCompany, people, recruiters } from '../../../people/person-summaries/index.ts';

export interface ClosingFacts {
  readonly ownerId: number;
  /** "Tara Dutta from Lantern Casting". */
  readonly who: string;
  readonly project: string;
  /** What was said to everyone in this part. */
  readonly words: string;
}

/** In the name of the owner, whom talents know, whoever closed it. */
export const findClosingFacts = async (db: Database, closingId: number, part: string) => {
  const { rows } = await sql<Omit<ClosingFacts, 'who'> & { readonly name: string; readonly company: string }>`
    select account.id as "ownerId", ${fullName('account')} as name, recruiter.company, project.title as project,
      closing.answered -> ${part}::text ->> 'words' as words
    from project_closing closing
    join project on project.id = closing.project_id
    join ${people('account')} on account.id = project.recruiter_id and account.closed_at is null
    join ${recruiters('recruiter')} on recruiter.account_id = account.id
    where closing.id = ${closingId} and closing.answered ? ${part}::text`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { name, company, ...facts } = row;
  return { ...facts, who: nameAndCompany(name, company) };
};

/** "Meera" or "Meera and The driver". */
export const findNames = async (db: Database, characterIds: readonly number[]): Promise<string> => {
  const rows = await db
    .selectFrom('project_character')
    .select('name')
    .where('id', 'in', [...characterIds])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Intl.ListFormat('en-IN').format(rows.map(({ name }) => name));
};
