import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';
import { projectActivity } from '../project-access/index.ts';
import { projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

/** On whose projects they are, and whom they invited to their own. */
export const listWorkOnProjects = async (db: Database, { id }: Person) => ({
  projects_of_others: await db
    .selectFrom('project_member')
    .innerJoin(projects('project'), 'project.id', 'project_member.project_id')
    .select(['project.title', 'project_member.role', 'project_member.joined_at'])
    .where('project_member.account_id', '=', id)
    .orderBy('joined_at')
    .execute(),
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
  what_you_did: await db
    .selectFrom(projectActivity('activity'))
    .innerJoin(projects('project'), 'project.id', 'activity.project_id')
    .select(['project.title', 'activity.kind', 'activity.happened_at'])
    .where('activity.actor_id', '=', id)
    .orderBy('activity.id')
    .execute(),
});

/** Nobody keeps reading the projects of someone who left, and no invitation keeps their address. */
export const leaveProjects = async (trx: Database, { id, email }: LeavingAccount) => {
  await trx
    .deleteFrom('project_invitation')
    .where(({ or, eb }) => or([eb('email', '=', email), eb('invited_by', '=', id)]))
    .execute();
  await trx
    .deleteFrom('project_member')
    .where('project_id', 'in', (select) =>
      select.selectFrom(projects('project')).select('project.id').where('project.recruiter_id', '=', id),
    )
    .execute();
};
