import type { TestApp } from './app.ts';
import { createCharacter } from './characters.ts';
import { addMember, signedInRecruiter } from './project-callers.ts';

/** A project with one character and everyone who may call about it: its team, someone who left it and a stranger. */
export async function createTeam(app: TestApp, changes: Parameters<typeof createCharacter>[2] = {}) {
  const { db } = app;
  const verified = { recruiter: { verified_at: new Date() } };
  const owner = await signedInRecruiter(app, { ...verified, account: { first_name: 'Ojas' } });
  const associate = await signedInRecruiter(app, { ...verified, account: { first_name: 'Anita' } });
  const viewer = await signedInRecruiter(app);
  const removed = await signedInRecruiter(app);
  const stranger = await signedInRecruiter(app);
  const { id: characterId, project_id: projectId } = await createCharacter(db, owner, changes);
  await addMember(app, projectId, associate, 'associate');
  await addMember(app, projectId, viewer, 'viewer');
  await addMember(app, projectId, removed, 'associate');
  await db.deleteFrom('project_member').where('account_id', '=', removed.id).execute();
  return { owner, associate, viewer, removed, stranger, projectId, characterId };
}

/** What was recorded on a project, the oldest first, with the character it is about. */
export const activitiesOf = ({ db }: Pick<TestApp, 'db'>, projectId: number) =>
  db
    .selectFrom('project_activity')
    .select(['kind', 'actor_id', 'character_id', 'detail'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
