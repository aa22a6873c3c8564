import type { Insertable } from 'kysely';
import type { Project } from '../src/platform/db/database.gen.ts';
import type { TestApp } from './app.ts';
import { createRecruiter } from './factories.ts';
import { createProject } from './landing-factories.ts';

type Headers = Record<string, string>;

export interface TeamMember {
  readonly id: number;
  readonly headers: Headers;
}

/** A recruiter who is signed in. */
export const signedInRecruiter = async (
  app: TestApp,
  changes: Parameters<typeof createRecruiter>[1] = {},
): Promise<TeamMember> => {
  const { id } = await createRecruiter(app.db, changes);
  return { id, headers: await app.as({ id }) };
};

export const addMember = (
  { db }: Pick<TestApp, 'db'>,
  projectId: number,
  { id }: { readonly id: number },
  role: 'associate' | 'viewer',
) => db.insertInto('project_member').values({ project_id: projectId, account_id: id, role }).execute();

/** A project with everyone who may call about it: its owner, an associate, a viewer and two who may not. */
export async function createTeam(app: TestApp, project: Partial<Insertable<Project>> = {}) {
  const owner = await signedInRecruiter(app, { account: { first_name: 'Priyanka', last_name: 'Hegde' } });
  const associate = await signedInRecruiter(app, { account: { first_name: 'Imran', last_name: 'Shaikh' } });
  const viewer = await signedInRecruiter(app);
  const removed = await signedInRecruiter(app);
  const stranger = await signedInRecruiter(app);
  const { id: projectId } = await createProject(app.db, owner.id, project);
  await addMember(app, projectId, associate, 'associate');
  await addMember(app, projectId, viewer, 'viewer');
  await addMember(app, projectId, removed, 'associate');
  await app.db
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('account_id', '=', removed.id)
    .execute();
  return { owner, associate, viewer, removed, stranger, projectId };
}

/** What was recorded on a project, the oldest first. */
export const activityOf = ({ db }: Pick<TestApp, 'db'>, projectId: number) =>
  db
    .selectFrom('project_activity')
    .select(['kind', 'actor_id', 'detail'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
