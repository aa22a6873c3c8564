import type { ProjectRole } from '@callboard/contract/casting/project-values';
import type { TestApp } from './app.ts';
import { createCharacter } from './characters.ts';
import { createRecruiter } from './factories.ts';

export interface TeamMember {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly headers: { readonly authorization: string };
}

/** A recruiter who is signed in. */
export const signedInRecruiter = async (
  testApp: TestApp,
  changes: Parameters<typeof createRecruiter>[1] = {},
): Promise<TeamMember> => {
  const { id, email, first_name } = await createRecruiter(testApp.db, changes);
  return { id, email, first_name, headers: await testApp.as({ id }) };
};

/** Puts someone on a project. */
export const addMember = (
  { db }: TestApp,
  projectId: number,
  accountId: number,
  role: Exclude<ProjectRole, 'owner'>,
  unlock_limit = 0,
) =>
  db
    .insertInto('project_member')
    .values({ project_id: projectId, account_id: accountId, role, unlock_limit })
    .execute();

/** A project with its character, an owner, an associate, a viewer and someone who is not on it. */
export async function createTeam(testApp: TestApp, changes: Parameters<typeof createCharacter>[2] = {}) {
  const [owner, associate, viewer, stranger] = await Promise.all(
    ['Priyanka', 'Indu', 'Arvind', 'Kunal'].map((first_name) =>
      signedInRecruiter(testApp, { account: { first_name, last_name: 'Hegde' } }),
    ),
  );
  if (!owner || !associate || !viewer || !stranger) throw new Error('Four were made');
  const character = await createCharacter(testApp.db, owner, changes);
  const projectId = character.project_id;
  await addMember(testApp, projectId, associate.id, 'associate');
  await addMember(testApp, projectId, viewer.id, 'viewer');
  return { owner, associate, viewer, stranger, projectId, characterId: character.id };
}

export const activityOf = async ({ db }: TestApp, projectId: number) =>
  db
    .selectFrom('project_activity')
    .select(['kind', 'actor_id', 'character_id', 'detail'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
