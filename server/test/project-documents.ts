import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import type { Insertable } from 'kysely';
import { nameOfKey } from '../src/features/people/media/resumable/upload-name.ts';
import type { Account } from '../src/platform/db/database.gen.ts';
import { useTestApp } from './app.ts';
import { createCharacter } from './characters.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { placeUpload } from './uploads.ts';

type Person = { readonly id: number };

/** Teams with a project, the talents it was shared with, and documents. */
export function useProjectDocuments() {
  const testApp = useTestApp();

  const call = async (
    person: Person,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    testApp().app.inject({ method, url, headers: await testApp().as(person), ...(payload && { payload }) });

  /** A project of two characters with its owner, an associate, a viewer and someone who was removed. */
  const team = async () => {
    const { db } = testApp();
    const [owner, associate, viewer, removed, stranger] = await Promise.all([
      createRecruiter(db),
      createRecruiter(db),
      createRecruiter(db),
      createRecruiter(db),
      createRecruiter(db),
    ]);
    const { id: meera, project_id: project } = await createCharacter(db, owner);
    const { id: kale } = await db
      .insertInto('project_character')
      .values({ project_id: project, name: 'Inspector Kale' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = (role: string) => (person: Person) => ({
      project_id: project,
      account_id: person.id,
      role,
    });
    await db
      .insertInto('project_member')
      .values([member('associate')(associate), member('viewer')(viewer), member('associate')(removed)])
      .execute();
    await db.deleteFrom('project_member').where('account_id', '=', removed.id).execute();
    return { owner, associate, viewer, removed, stranger, project, meera, kale };
  };

  /** A talent whom the project was sent to for this character. */
  const talentOf = async (
    character_id: number,
    status = 'shared',
    account: Partial<Insertable<Account>> = {},
  ) => {
    const { db } = testApp();
    const talent = await createTalent(db, { account });
    const now = new Date();
    await db
      .insertInto('project_share')
      .values({
        character_id,
        talent_id: talent.id,
        status,
        read_at: now,
        answered_at: now,
        closed_at: status === 'closed' ? now : null,
      })
      .execute();
    return talent;
  };

  const upload = async (person: Person, bytes: Buffer, type: string) =>
    nameOfKey(await placeUpload(testApp(), person.id, bytes, type));

  const add = (person: Person, project_id: number, file_key: string, more: object = {}) =>
    call(person, 'POST', '/v1/documentupload', { project_id, file_key, file_name: 'Document', ...more });

  const added = async (person: Person, project: number, bytes: Buffer, type: string, more: object = {}) => {
    const response = await add(person, project, await upload(person, bytes, type), more);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<TeamDocument>();
  };

  return {
    testApp,
    call,
    team,
    talentOf,
    upload,
    add,
    added,
    list: (person: Person, project: number) =>
      call(person, 'GET', `/v1/recruiter-project/getdocuments/${project}`),
    open: (person: Person, id: number, version?: number) =>
      call(person, 'GET', `/v1/documentupload/${id}${version === undefined ? '' : `?version=${version}`}`),
    /** The oldest first. */
    activity: (project: number) =>
      testApp()
        .db.selectFrom('project_activity')
        .select(['kind', 'detail', 'actor_id'])
        .where('project_id', '=', project)
        .orderBy('id')
        .execute(),
    countRows: async (table: string, where: string, value: unknown) => {
      const { rows } = await testApp().pool.query(`select count(*)::int from ${table} where ${where}`, [
        value,
      ]);
      return rows[0].count;
    },
  };
}
