import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, nameAndCompany, people, recruiters } from '../../people/person-summaries/index.ts';
import { projects } from '../projects/index.ts';

export interface ChosenRow {
  readonly id: number;
  readonly name: string;
  readonly chosen_at: Date;
  readonly chosen_client_id: string | null;
  readonly chosen_did: Readonly<Record<string, number>>;
}

/** The scenario that is the cast of a project. */
export const findChosen = async (db: Database, projectId: number) => {
  const { rows } = await sql<ChosenRow>`
    select id, name, chosen_at, chosen_client_id, chosen_did from scenario
    where project_id = ${projectId} and chosen_at is not null`.execute(db);
  return rows[0];
};

interface Chosen {
  readonly projectId: number;
  readonly scenarioId: number;
  readonly chosenBy: number;
  readonly clientId: string;
  readonly did: Readonly<Record<string, number>>;
}

/** One a project: the one before is not the cast any more. */
export const markChosen = async (
  trx: Database,
  { projectId, scenarioId, chosenBy, clientId, did }: Chosen,
): Promise<Date> => {
  await sql`
    update scenario set chosen_at = null, chosen_by = null, chosen_client_id = null, chosen_did = '{}'
    where project_id = ${projectId} and chosen_at is not null`.execute(trx);
  const { rows } = await sql<{ chosen_at: Date }>`
    update scenario set chosen_at = now(), chosen_by = ${chosenBy}, chosen_client_id = ${clientId},
      chosen_did = ${JSON.stringify(did)}::jsonb
    where id = ${scenarioId} returning chosen_at`.execute(trx);
  const chosenAt = rows[0]?.chosen_at;
  if (!chosenAt) throw new Error('A scenario was not chosen');
  return chosenAt;
};

/** How those who are asked read who asks them, and for what. */
export const findSender = async (
  db: Database,
  { projectId, accountId }: { readonly projectId: number; readonly accountId: number },
): Promise<{ readonly sender: string; readonly project: string }> => {
  const { rows } = await sql<{ name: string; company: string; project: string }>`
    select ${fullName('account')} as name, recruiter.company, project.title as project
    from ${projects('project')}
    join ${people('account')} on account.id = ${accountId}
    join ${recruiters('recruiter')} on recruiter.account_id = account.id
    where project.id = ${projectId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Who reads a plan is a recruiter of its project');
  return { sender: nameAndCompany(row.name, row.company), project: row.project };
};
