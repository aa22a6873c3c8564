import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { makePdf } from '../../../../test/pdf-pages.ts';
import { useProjectDocuments } from '../../../../test/project-documents.ts';
import { personalData } from '../../../features.ts';
import { eraseAtOnce } from '../../accounts/account-closing/index.ts';
import { listOwnDocuments } from './personal-data.queries.ts';

const { testApp, team, talentOf, added, list, open, countRows } = useProjectDocuments();
const text = Buffer.from('Scene 4\n');
const shared = { audience: 'shared' };
let sides: Buffer;
beforeAll(async () => {
  sides = await makePdf(['one']);
});

const statusOf = async (url: string) => (await testApp().app.inject({ url })).statusCode;
const erase = async (person: { id: number }) => {
  const { db, services, drain } = testApp();
  await eraseAtOnce({ db, events: services.events, personalData }, person.id);
  await drain();
};
const keptBy = async (person: { id: number }) => {
  const row = await testApp()
    .db.selectFrom('storage_use')
    .select(['kept_bytes', 'waiting_bytes'])
    .where('account_id', '=', person.id)
    .executeTakeFirst();
  return row ?? { kept_bytes: 0, waiting_bytes: 0 };
};

test('documents count for who added them, and no longer once they are deleted', async () => {
  const { owner, associate, project } = await team();
  const { id } = await added(associate, project, text, 'text/plain');
  await added(associate, project, text, 'text/plain', { document_id: id });
  expect(await keptBy(associate)).toEqual({ kept_bytes: 2 * text.length, waiting_bytes: 0 });
  expect(await keptBy(owner)).toEqual({ kept_bytes: 0, waiting_bytes: 0 });
  await testApp().db.deleteFrom('project_document').where('id', '=', id).execute();
  expect(await keptBy(associate)).toEqual({ kept_bytes: 0, waiting_bytes: 0 });
});

test('the nightly comparison knows every file of a document', async () => {
  const { owner, project, meera } = await team();
  const { id } = await added(owner, project, sides, 'application/pdf', shared);
  await open(await talentOf(meera), id);
  expect(await countRows('stored_file', 'owned_by = $1', 'project_document_version')).toBeGreaterThan(0);
  expect(await countRows('stored_file', 'owned_by = $1', 'document_copy')).toBe(1);
});

test('deleting a project deletes the files of its documents', async () => {
  const { owner, project, meera } = await team();
  const { id } = await added(owner, project, sides, 'application/pdf', shared);
  const urls = [
    (await open(owner, id)).json().file_url,
    (await open(await talentOf(meera), id)).json().file_url,
  ];
  await testApp().pool.query('delete from project where id = $1', [project]);
  await testApp().drain();
  for (const url of urls) expect(await statusOf(url)).toBe(404);
});

test('sides of a character that is deleted stay with the team', async () => {
  const { owner, project, meera, kale } = await team();
  await added(owner, project, text, 'text/plain', { ...shared, character_id: meera });
  const talent = await talentOf(kale);
  await testApp().pool.query('delete from project_character where id = $1', [meera]);
  expect((await list(talent, project)).json().results).toEqual([]);
  expect((await list(owner, project)).json().results).toMatchObject([{ audience: 'team', character: null }]);
});

test('a document names no character of another project', async () => {
  const { owner, project } = await team();
  const other = await team();
  const { id } = await added(owner, project, text, 'text/plain');
  const change = testApp().pool.query('update project_document set character_id = $1 where id = $2', [
    other.meera,
    id,
  ]);
  await expect(change).rejects.toThrow('project_document_character');
});

test('an erased talent takes their copies along; documents and other readers stay', async () => {
  const { owner, project, meera } = await team();
  const { id } = await added(owner, project, sides, 'application/pdf', shared);
  const [leaving, staying] = [await talentOf(meera), await talentOf(meera)];
  const gone = (await open(leaving, id)).json().file_url;
  const kept = (await open(staying, id)).json().file_url;
  await erase(leaving);
  expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 200]);
  const [document] = (await list(owner, project)).json().results;
  expect(document.openings.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Asha Kulkarni',
    'Former member',
  ]);
});

test('an erased recruiter takes the documents of their projects along, not those of colleagues', async () => {
  const { owner, associate, project } = await team();
  const theirs = await team();
  await testApp()
    .db.insertInto('project_member')
    .values({ project_id: theirs.project, account_id: owner.id, role: 'associate' })
    .execute();
  const mine = await added(associate, project, text, 'text/plain');
  const atColleagues = await added(owner, theirs.project, text, 'text/plain');
  const urls = [
    (await open(owner, mine.id)).json().file_url,
    (await open(theirs.owner, atColleagues.id)).json().file_url,
  ];
  await erase(owner);
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 200]);
  expect((await list(theirs.owner, theirs.project)).json().results).toMatchObject([
    { id: atColleagues.id, added_by: { name: 'Former member', image: null } },
  ]);
});

test('the archive names what one added and what one opened', async () => {
  const { owner, project, meera } = await team();
  const { id } = await added(owner, project, text, 'text/plain', { ...shared, title: 'Sides' });
  const talent = await talentOf(meera);
  await open(talent, id);
  const { db } = testApp();
  expect(await listOwnDocuments(db, owner)).toMatchObject({
    added: [{ title: 'Sides', version: 1 }],
    opened: [],
  });
  expect(await listOwnDocuments(db, talent)).toMatchObject({
    added: [],
    opened: [{ title: 'Sides', version: 1 }],
  });
});

test('two hundred documents with their readers are listed in as many statements as one', async () => {
  const { owner, project, meera } = await team();
  const { pool } = testApp();
  const talent = await talentOf(meera);
  const countStatements = async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    await list(owner, project);
    const { length } = queries.mock.calls;
    queries.mockRestore();
    return length;
  };
  await added(owner, project, text, 'text/plain');
  const one = await countStatements();
  expect(one).toBeGreaterThan(0);
  await pool.query(
    `with made as (
       insert into project_document (project_id, kind, title, audience)
       select $1, 'sides', 'Scene ' || n, 'shared' from generate_series(1, 199) n returning id),
     versions as (
       insert into project_document_version
         (document_id, number, upload_key, file_key, file_name, content_type, bytes, stored_bytes)
       select id, 1, 'u' || id, 'documents/f' || id, 'a.pdf', 'application/pdf', 1, 1 from made returning id)
     insert into document_opening (version_id, account_id) select id, $2 from versions`,
    [project, talent.id],
  );
  expect(await countStatements()).toBe(one);
  expect((await list(owner, project)).json().results).toHaveLength(200);
});
