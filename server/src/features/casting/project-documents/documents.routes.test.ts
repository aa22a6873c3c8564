import type { SharedDocument, TeamDocument } from '@callboard/contract/casting/project-documents';
import { maxDocumentBytes } from '@callboard/contract/casting/project-values';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveOf } from '../../../../test/archive-names.ts';
import { makePdf, readPdfPages } from '../../../../test/pdf-pages.ts';
import { aPicture, page } from '../../../../test/pictures.ts';
import { useProjectDocuments } from '../../../../test/project-documents.ts';
import { tusClient } from '../../../../test/tus-client.ts';

const { testApp, team, talentOf, call, upload, add, added, list, open, activity, countRows } =
  useProjectDocuments();

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const text = Buffer.from('Scene 4. Platform, night.\n');

let sides: Buffer;
let url = '';
beforeAll(async () => {
  sides = await makePdf(['one', 'two', 'three']);
  url = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
});

describe('POST /uploads of kind document', () => {
  const announce = async (person: { id: number }, length: number, filetype = 'application/pdf') => {
    const headers = await testApp().as(person);
    return tusClient(url, headers).announce({ kind: 'document', filetype, length });
  };

  test('400: 51 MB, before a byte is sent', async () => {
    const { owner } = await team();
    const response = await announce(owner, 51 * 1024 * 1024);
    expect(await response.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'upload-length', message: 'A document can be up to 50 MB' }],
    });
    expect((await announce(owner, maxDocumentBytes)).status).toBe(201);
  });

  test('400: a program or a film', async () => {
    const { owner } = await team();
    for (const type of ['application/x-msdownload', 'video/mp4', 'text/html', 'image/svg+xml'])
      expect(await (await announce(owner, 10, type)).json()).toMatchObject({
        errors: [{ field: 'filetype' }],
      });
  });

  test('403: a talent, and a frozen recruiter', async () => {
    const { owner, meera } = await team();
    const talent = await talentOf(meera);
    expect(await (await announce(talent, 10)).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    await testApp().pool.query('update account set frozen_at = now() where id = $1', [owner.id]);
    expect(await (await announce(owner, 10)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });

  test('what came in pieces becomes a document', async () => {
    const { owner, project } = await team();
    const tus = tusClient(url, await testApp().as(owner));
    const begun = await tus.announce({ kind: 'document', filetype: 'application/pdf', length: sides.length });
    const location = begun.headers.get('location') ?? '';
    const file_key = location.slice('/uploads/'.length);
    const early = await add(owner, project, file_key);
    expect(early.json()).toMatchObject({ errors: [{ field: 'file_key' }] });
    expect((await tus.send(location, 0, sides.subarray(0, 500))).status).toBe(204);
    expect((await tus.send(location, 500, sides.subarray(500))).status).toBe(204);
    expect((await add(owner, project, file_key)).statusCode).toBe(201);
  });
});

describe('POST /v1/documentupload', () => {
  test('201: a new document, named after its file and for the team unless told otherwise', async () => {
    const { owner, project, meera } = await team();
    const first = await added(owner, project, sides, 'application/pdf', {
      file_name: 'Episodes 1 and 2.pdf',
    });
    expect(first).toMatchObject({
      project_id: project,
      kind: 'other',
      title: 'Episodes 1 and 2',
      audience: 'team',
      character: null,
      added_by: { user_id: owner.id, company: 'Lantern Casting' },
      versions: [
        { number: 1, file_name: 'Episodes 1 and 2.pdf', content_type: 'application/pdf', note: null },
      ],
      openings: [],
    });
    const second = await added(owner, project, sides, 'application/pdf', {
      title: 'Meera, platform',
      kind: 'sides',
      audience: 'shared',
      character_id: meera,
      note: 'Four pages',
    });
    expect(second).toMatchObject({
      kind: 'sides',
      audience: 'shared',
      character: { id: meera, name: 'Meera' },
    });
    expect((await activity(project)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['document_added', { title: 'Episodes 1 and 2' }],
      ['document_added', { title: 'Meera, platform' }],
    ]);
  });

  test('201: the next version; title, kind and audience stay unless given', async () => {
    const { owner, associate, project } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', { title: 'Script', kind: 'script' });
    const changed = await added(associate, project, text, 'text/plain', {
      document_id: id,
      note: 'Four dates moved',
    });
    expect(changed).toMatchObject({
      id,
      title: 'Script',
      kind: 'script',
      added_by: { user_id: owner.id },
      versions: [
        { number: 2, content_type: 'text/plain', note: 'Four dates moved', added_by: 'Asha Kulkarni' },
        { number: 1, content_type: 'application/pdf' },
      ],
    });
    expect((await activity(project)).at(-1)).toMatchObject({
      kind: 'document_version_added',
      detail: { title: 'Script', version: 2 },
    });
  });

  test('the same upload twice is one version, also at the same time', async () => {
    const { owner, project } = await team();
    const key = await upload(owner, sides, 'application/pdf');
    const answers = await Promise.all([add(owner, project, key), add(owner, project, key)]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(201);
    expect([201, 503]).toContain(statuses[1]);
    const again = await add(owner, project, key);
    expect(again.statusCode).toBe(201);
    expect(again.json().versions).toHaveLength(1);
    expect((await list(owner, project)).json().results).toHaveLength(1);
    expect(await activity(project)).toHaveLength(1);
  });

  test('two versions at once get two numbers', async () => {
    const { owner, associate, project } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf');
    await Promise.all(
      [owner, associate].map((person) => added(person, project, text, 'text/plain', { document_id: id })),
    );
    const [document] = (await list(owner, project)).json<{ results: TeamDocument[] }>().results;
    expect(document?.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('a picture is encoded again without a word of metadata', async () => {
    const { owner, project } = await team();
    const jpeg = await aPicture(900, 600)
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    const { id, versions } = await added(owner, project, jpeg, 'image/jpeg', { file_name: 'wall.JPG' });
    expect(versions).toMatchObject([{ content_type: 'image/webp', file_name: 'wall.webp' }]);
    const { file_url } = (await open(owner, id)).json();
    const file = await testApp().app.inject({ url: file_url });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.rawPayload.includes('Secret place')).toBe(false);
  });

  test.each([
    [docx, archiveOf('[Content_Types].xml', 'word/document.xml'), 'docx'],
    [xlsx, archiveOf('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
    [pptx, archiveOf('[Content_Types].xml', 'ppt/presentation.xml'), 'pptx'],
    ['text/plain', text, 'txt'],
  ])('%s is kept as it is, and saved rather than shown', async (type, bytes, ending) => {
    const { owner, project } = await team();
    const { id } = await added(owner, project, bytes, type, { file_name: `Shoot plan.${ending}` });
    const { file_url, is_watermarked } = (await open(owner, id)).json();
    const file = await testApp().app.inject({ url: file_url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(is_watermarked).toBe(false);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['a page as a PDF', 'application/pdf', page],
    ['half a PDF', 'application/pdf', Buffer.from('%PDF-1.7 and then nothing')],
    ['a PDF as a picture', 'image/png', Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'a macro in a Word file',
      docx,
      archiveOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
    ],
    ['a macro in a sheet', xlsx, archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['a Word file as a sheet', xlsx, archiveOf('[Content_Types].xml', 'word/document.xml')],
    ['any archive as slides', pptx, archiveOf('readme.txt')],
    ['bytes as a text', 'text/plain', Buffer.from([0xff, 0xfe, 0, 0x41])],
  ])('400: %s is refused and its bytes go', async (_name, type, bytes) => {
    const { owner, project } = await team();
    const key = await upload(owner, bytes, type);
    const response = await add(owner, project, key);
    expect([response.statusCode, response.json().errors[0]]).toEqual([
      400,
      { field: 'file_key', message: expect.stringMatching(/^Please select valid file\./) },
    ]);
    expect(await countRows('upload', 'owner_id = $1', owner.id)).toBe(0);
    expect(await countRows('project_document', 'project_id = $1', project)).toBe(0);
  });

  test('400 and 404: a wrong field leaves the upload for another try', async () => {
    const { owner, project } = await team();
    const other = await team();
    const foreign = await added(other.owner, other.project, text, 'text/plain');
    const key = await upload(owner, sides, 'application/pdf');
    expect((await add(owner, project, key, { title: '' })).statusCode).toBe(400);
    expect((await add(owner, project, key, { kind: 'poem' })).statusCode).toBe(400);
    for (const wrong of [
      { character_id: other.meera },
      { document_id: foreign.id },
      { project_id: other.project },
    ])
      expect((await add(owner, project, key, wrong)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await add(owner, project, key)).statusCode).toBe(201);
    expect((await list(other.owner, other.project)).json().results[0].versions).toHaveLength(1);
  });

  test('someone else’s upload is not found, before and after it was used', async () => {
    const { owner, associate, project } = await team();
    const key = await upload(owner, sides, 'application/pdf');
    expect((await add(associate, project, key)).json().errors[0].field).toBe('file_key');
    await add(owner, project, key);
    expect((await add(associate, project, key)).json().errors[0].field).toBe('file_key');
  });

  test('401 guest, 403 talent, viewer and frozen, 404 for whoever is not on it', async () => {
    const { owner, viewer, removed, stranger, project, meera } = await team();
    const key = await upload(owner, sides, 'application/pdf');
    const body = { project_id: project, file_key: key, file_name: 'x.pdf' };
    const guest = await testApp().app.inject({ method: 'POST', url: '/v1/documentupload', payload: body });
    expect(guest.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await add(await talentOf(meera), project, key)).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    expect((await add(viewer, project, key)).json()).toMatchObject({ code: 'PROJECT_RIGHT_MISSING' });
    for (const person of [removed, stranger])
      expect((await add(person, project, key)).json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    await testApp().pool.query('update account set frozen_at = now() where id = $1', [owner.id]);
    expect((await add(owner, project, key)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('GET /v1/recruiter-project/getdocuments/{id}', () => {
  test('team: every document, for the owner, an associate, a viewer and who is frozen', async () => {
    const { owner, associate, viewer, removed, stranger, project } = await team();
    const { id } = await added(owner, project, text, 'text/plain');
    await testApp().pool.query('update account set frozen_at = now() where id = $1', [associate.id]);
    for (const person of [owner, associate, viewer])
      expect((await list(person, project)).json().results).toMatchObject([{ id, audience: 'team' }]);
    for (const person of [removed, stranger])
      expect((await list(person, project)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('talent: what was shared with them, and nothing of the team', async () => {
    const { owner, project, meera, kale } = await team();
    const share = { audience: 'shared' } as const;
    const everyone = await added(owner, project, text, 'text/plain', { ...share, title: 'For all' });
    const hers = await added(owner, project, text, 'text/plain', { ...share, character_id: meera });
    const his = await added(owner, project, text, 'text/plain', { ...share, character_id: kale });
    const ours = await added(owner, project, text, 'text/plain', { title: 'Costs' });
    const talent = await talentOf(meera);
    const { results } = (await list(talent, project)).json<{ results: SharedDocument[] }>();
    expect(results.map(({ id }) => id)).toEqual([hers.id, everyone.id]);
    expect(results[0]).toMatchObject({ opened_at: null, versions: [{ number: 1 }] });
    expect(JSON.stringify(results)).not.toMatch(/added_by|openings|audience/);
    expect((await open(talent, hers.id)).statusCode).toBe(200);
    for (const { id } of [his, ours])
      expect((await open(talent, id)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['shared', 200],
    ['read', 200],
    ['interested', 200],
    ['closed', 200],
    ['declined', 404],
  ])('a talent whose share is %s: %i', async (status, code) => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, text, 'text/plain', { audience: 'shared' });
    const talent = await talentOf(meera, status);
    expect((await list(talent, project)).statusCode).toBe(code);
    expect((await open(talent, id)).statusCode).toBe(code);
  });

  test('404: a talent it was not shared with; 401: a guest', async () => {
    const { project } = await team();
    const other = await team();
    const talent = await talentOf(other.meera);
    expect((await list(talent, project)).statusCode).toBe(404);
    const guest = await testApp().app.inject({ url: `/v1/recruiter-project/getdocuments/${project}` });
    expect(guest.statusCode).toBe(401);
  });
});

describe('GET /v1/documentupload/{id}', () => {
  test('talents get a PDF with their name, Callboard and the time on every page; the team as it is', async () => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', { audience: 'shared' });
    const talent = await talentOf(meera, 'read', { first_name: 'मीरा', last_name: "D'Souza" });
    const opened = (await open(talent, id)).json();
    expect(opened).toMatchObject({ id, version: 1, content_type: 'application/pdf', is_watermarked: true });
    const file = await testApp().app.inject({ url: opened.file_url });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const pages = await readPdfPages(file.rawPayload);
    expect(pages).toHaveLength(3);
    for (const words of pages) {
      const plain = words.replaceAll('|', '');
      expect(plain).toContain("मीरा D'Souza · Callboard · ");
      expect(plain).toMatch(/· \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m · [\da-f]{8}/);
    }
    const ours = (await open(owner, id)).json();
    expect(ours.is_watermarked).toBe(false);
    const whole = await testApp().app.inject({ url: ours.file_url });
    expect(whole.rawPayload.equals(sides)).toBe(true);
  });

  test('two openings are recorded, and share one copy, also at the same time', async () => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', { audience: 'shared' });
    const talent = await talentOf(meera, 'read', { first_name: 'Meera', last_name: 'Sawant' });
    await Promise.all([open(talent, id), open(talent, id)]);
    await open(talent, id);
    expect(await countRows('document_copy', 'account_id = $1', talent.id)).toBe(1);
    expect(await countRows('document_opening', 'account_id = $1', talent.id)).toBe(3);
    const [document] = (await list(owner, project)).json<{ results: TeamDocument[] }>().results;
    expect(document?.openings).toEqual([
      {
        user_id: talent.id,
        name: 'Meera Sawant',
        image: null,
        is_talent: true,
        version: 1,
        at: expect.any(String),
      },
    ]);
    const [mine] = (await list(talent, project)).json<{ results: SharedDocument[] }>().results;
    expect(mine?.opened_at).toBe(document?.openings[0]?.at);
  });

  test('older versions stay readable, each with its own copy', async () => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', { audience: 'shared' });
    await added(owner, project, await makePdf(['new']), 'application/pdf', { document_id: id });
    const talent = await talentOf(meera);
    for (const [version, count] of [
      [1, 3],
      [2, 1],
    ] as const) {
      const opened = (await open(talent, id, version)).json();
      expect(opened.version).toBe(version);
      const { rawPayload } = await testApp().app.inject({ url: opened.file_url });
      expect(await readPdfPages(rawPayload)).toHaveLength(count);
    }
    expect((await open(talent, id)).json().version).toBe(2);
    expect((await open(talent, id, 3)).statusCode).toBe(404);
    expect((await open(talent, id, 0)).statusCode).toBe(400);
  });

  test('409: a talent gets no PDF that cannot be marked; the team does', async () => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', { audience: 'shared' });
    const { db, services } = testApp();
    const key = 'documents/00/00000000-0000-4000-8000-000000000000.pdf';
    await services.storage.put(key, Buffer.from('%PDF-1.7 broken'), 'application/pdf');
    await db
      .updateTable('project_document_version')
      .set({ file_key: key })
      .where('document_id', '=', id)
      .execute();
    const talent = await talentOf(meera);
    expect((await open(talent, id)).json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Ask the casting team for another copy'),
    });
    expect(await countRows('document_opening', 'account_id = $1', talent.id)).toBe(0);
    expect((await open(owner, id)).statusCode).toBe(200);
  });

  test('404: a removed member, a stranger, and a document there is not', async () => {
    const { owner, removed, stranger, project } = await team();
    const { id } = await added(owner, project, text, 'text/plain');
    for (const person of [removed, stranger]) expect((await open(person, id)).statusCode).toBe(404);
    expect((await open(owner, 2_000_000_000)).statusCode).toBe(404);
    expect(await countRows('document_opening', 'account_id = any($1)', [removed.id, stranger.id])).toBe(0);
  });

  test('nobody can change what was recorded', async () => {
    const { owner, project } = await team();
    const { id } = await added(owner, project, text, 'text/plain');
    await open(owner, id);
    const { pool } = testApp();
    await expect(pool.query('update document_opening set opened_at = now()')).rejects.toThrow('append-only');
    await expect(pool.query('delete from document_opening')).rejects.toThrow('append-only');
  });
});

describe('PATCH /v1/documentupload/{id}', () => {
  const change = (person: { id: number }, id: number, body: object) =>
    call(person, 'PATCH', `/v1/documentupload/${id}`, body);

  test('200: title, kind and who reads it; versions stay', async () => {
    const { owner, associate, project, meera } = await team();
    const { id } = await added(owner, project, text, 'text/plain');
    const answer = await change(associate, id, {
      title: 'Platform',
      kind: 'sides',
      audience: 'shared',
      character_id: meera,
    });
    expect(answer.json()).toMatchObject({
      title: 'Platform',
      kind: 'sides',
      audience: 'shared',
      character: { id: meera },
      versions: [{ number: 1 }],
    });
    expect((await change(owner, id, { character_id: null })).json()).toMatchObject({ character: null });
    expect((await activity(project)).map(({ kind }) => kind)).toEqual([
      'document_added',
      'document_changed',
      'document_changed',
    ]);
  });

  test('400, 403 and 404', async () => {
    const { owner, viewer, removed, project } = await team();
    const other = await team();
    const { id } = await added(owner, project, text, 'text/plain');
    expect((await change(owner, id, { title: ' ' })).statusCode).toBe(400);
    expect((await change(owner, id, { character_id: other.meera })).statusCode).toBe(404);
    expect((await change(viewer, id, { title: 'x' })).json()).toMatchObject({
      code: 'PROJECT_RIGHT_MISSING',
    });
    for (const person of [removed, other.owner])
      expect((await change(person, id, { title: 'x' })).statusCode).toBe(404);
  });
});

describe('DELETE /v1/documentupload', () => {
  const remove = (person: { id: number }, id: number | number[]) =>
    call(person, 'DELETE', '/v1/documentupload', { id });

  test('204: all versions, copies, openings and files', async () => {
    const { owner, project, meera } = await team();
    const { id } = await added(owner, project, sides, 'application/pdf', {
      audience: 'shared',
      title: 'Sides',
    });
    const other = await added(owner, project, text, 'text/plain', { title: 'Plan' });
    const talent = await talentOf(meera);
    const urls = [(await open(talent, id)).json().file_url, (await open(owner, id)).json().file_url];
    expect((await remove(owner, [id, other.id, id])).statusCode).toBe(204);
    await testApp().drain();
    for (const address of urls) expect((await testApp().app.inject({ url: address })).statusCode).toBe(404);
    expect((await list(owner, project)).json().results).toEqual([]);
    expect(await countRows('document_opening', 'account_id = $1', talent.id)).toBe(0);
    expect((await activity(project)).slice(-2)).toMatchObject([
      { kind: 'document_removed', detail: { title: 'Sides' } },
      { kind: 'document_removed', detail: { title: 'Plan' } },
    ]);
    expect((await remove(owner, id)).statusCode).toBe(404);
  });

  test('own and foreign ids mixed are refused whole', async () => {
    const { owner, project } = await team();
    const other = await team();
    const mine = await added(owner, project, text, 'text/plain');
    const foreign = await added(other.owner, other.project, text, 'text/plain');
    expect((await remove(owner, [mine.id, foreign.id])).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await remove(owner, [mine.id, 2_000_000_000])).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await list(owner, project)).json().results).toHaveLength(1);
    expect((await list(other.owner, other.project)).json().results).toHaveLength(1);
  });

  test('400 without ids, 403 for a viewer and a talent, 404 for a removed member', async () => {
    const { owner, viewer, removed, project, meera } = await team();
    const { id } = await added(owner, project, text, 'text/plain', { audience: 'shared' });
    expect((await remove(owner, [])).statusCode).toBe(400);
    expect((await remove(viewer, id)).json()).toMatchObject({ code: 'PROJECT_RIGHT_MISSING' });
    expect((await remove(await talentOf(meera), id)).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await remove(removed, id)).statusCode).toBe(404);
  });
});
