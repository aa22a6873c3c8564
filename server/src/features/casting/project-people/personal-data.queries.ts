import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import {
  forgetInActivity,
  namedPerson,
  projectActivity,
  projectPeople,
  shownValues,
} from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

interface Deed {
  readonly title: string;
  readonly kind: string;
  readonly character: string | null;
  /** What it names. */
  readonly what: Readonly<Record<string, string | number>>;
  readonly happened_at: Date;
}

const listDeeds = async (db: Database, accountId: number) => {
  const { rows } = await sql<Deed>`
    select project.title, activity.kind, part.name as character, ${shownValues} as what, activity.happened_at
    from ${projectActivity('activity')}
    join ${projects('project')} on project.id = activity.project_id
    left join ${characters('part')} on part.id = activity.character_id
    ${namedPerson}
    where activity.actor_id = ${accountId} order by activity.id`.execute(db);
  return rows;
};

/** Those whose account is open. */
const listTeam = (db: Database, ownerId: number) =>
  db
    .selectFrom(projectPeople('person'))
    .innerJoin(projects('project'), 'project.id', 'person.project_id')
    .innerJoin(people('account'), 'account.id', 'person.account_id')
    .select(['project.title', fullName('account').as('name'), 'person.role', 'person.joined_at'])
    .where('project.recruiter_id', '=', ownerId)
    .where('person.account_id', '!=', ownerId)
    .where('account.closed_at', 'is', null)
    .orderBy('person.joined_at')
    .orderBy('account.id')
    .execute();

/** On whose projects they are, who is on theirs, and whom they invited there. */
export const listWorkOnProjects = async (db: Database, { id }: Person) => ({
  projects_of_others: await db
    .selectFrom('project_member')
    .innerJoin(projects('project'), 'project.id', 'project_member.project_id')
    .select(['project.title', 'project_member.role', 'project_member.joined_at'])
    .where('project_member.account_id', '=', id)
    .orderBy('joined_at')
    .execute(),
  team: await listTeam(db, id),
  invitations: await db
    .selectFrom('project_invitation')
    .innerJoin(projects('project'), 'project.id', 'project_invitation.project_id')
    .select([
      'project.title',
      'project_invitation.email',
      'project_invitation.role',
      'project_invitation.created_at',
      sql<boolean>`project_invitation.accepted_by is not distinct from ${id}`.as('accepted_by_you'),
    ])
    .where(({ or, eb }) =>
      or([eb('project_invitation.invited_by', '=', id), eb('project_invitation.accepted_by', '=', id)]),
    )
    .orderBy('project_invitation.created_at')
    .execute(),
  what_you_did: await listDeeds(db, id),
});

/** Nobody keeps reading the projects of someone who left, and nothing keeps their name or address. */
export const leaveProjects = async (trx: Database, { id, email }: LeavingAccount) => {
  await trx
    .deleteFrom('project_invitation')
    .where(({ or, eb }) => or([eb('email', '=', email), eb('invited_by', '=', id)]))
    .execute();
  await trx.updateTable('project_invitation').set({ email: null }).where('accepted_by', '=', id).execute();
  await forgetInActivity(trx, id);
  await trx
    .deleteFrom('project_member')
    .where('project_id', 'in', (select) =>
      select.selectFrom(projects('project')).select('project.id').where('project.recruiter_id', '=', id),
    )
    .execute();
};
