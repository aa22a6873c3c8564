import { randomUUID } from 'node:crypto';
import type { Attachment } from '@callboard/contract/messaging/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, useMessages } from '../../../../test/messages.ts';
import { aPicture, archiveEnd, page } from '../../../../test/pictures.ts';
import { makeM4a, makeMp3, makeVideo, place } from '../../../../test/reels.ts';
import { sendFile } from '../../../../test/uploads.ts';

const { testApp, pair, say, send, call, freeze } = useMessages();

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await aPicture(900, 600)
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '19/1 4/1 33/1' } })
    .jpeg()
    .toBuffer();
});

const sign = (person: Caller, fileName: string, fileType: string, fileSize: number) =>
  call(person, 'POST', '/v1/weavy-message/attachment-upload', { fileName, fileType, fileSize });
const record = (person: Caller, key: string, fileName: string) =>
  call(person, 'POST', '/v1/weavy-message/attachment', { key, fileName });
const put = async (person: Caller, fileName: string, fileType: string, bytes: Buffer): Promise<string> => {
  const grant = (await sign(person, fileName, fileType, bytes.length)).json();
  const response = await sendFile(testApp(), grant, bytes);
  if (response.statusCode !== 200) throw new Error(response.body);
  return grant.key;
};
const add = async (person: Caller, fileName: string, fileType: string, bytes: Buffer) =>
  record(person, await put(person, fileName, fileType, bytes), fileName);
const added = async (...given: Parameters<typeof add>): Promise<Attachment> => {
  const response = await add(...given);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};
const download = (url: string) => testApp().app.inject({ url: url });

describe('POST /v1/weavy-message/attachment', () => {
  test('201: a photo is re-encoded without metadata, with a thumbnail', async () => {
    const { recruiter } = await pair();
    const photo = await added(recruiter, 'IMG_1.JPG', 'image/jpeg', jpeg);
    expect(photo).toMatchObject({
      kind: 'photo',
      file_name: 'IMG_1.webp',
      content_type: 'image/webp',
      width: 900,
      height: 600,
    });
    expect(photo.placeholder).toMatch(/^data:image\/webp/);
    for (const url of [photo.file_url, photo.thumbnail_url ?? '']) {
      const file = await download(url);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      expect(file.rawPayload.includes('Secret place')).toBe(false);
      expect(file.rawPayload.includes('EXIF')).toBe(false);
    }
  });

  test.each([
    ['Sides scene 4.pdf', 'application/pdf', pdf],
    ['मीरा.txt', 'text/plain', Buffer.from('नमस्ते\n')],
    ['voice.mp3', 'audio/mpeg', makeMp3()],
    ['voice.m4a', 'audio/mp4', makeM4a()],
    ['tape.mp4', 'video/mp4', makeVideo()],
  ])('201: %s is saved under its name, never shown by the browser itself', async (name, type, bytes) => {
    const { talent } = await pair();
    const file = await added(talent, name, type, bytes);
    expect(file).toMatchObject({
      kind: 'file',
      file_name: name,
      content_type: type,
      thumbnail_url: null,
      width: null,
    });
    const saved = await download(file.file_url);
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="/);
    expect(saved.headers['content-disposition']).toContain(
      encodeURIComponent(name).replaceAll("'", '%27').slice(0, 8).replace(/%20.*/, ''),
    );
    expect(saved.headers['content-security-policy']).toContain('sandbox');
    expect(saved.rawPayload.includes(place)).toBe(false);
  });

  test('recording again returns the same attachment; other people cannot record it', async () => {
    const { recruiter, talent } = await pair();
    const key = await put(recruiter, 'a.pdf', 'application/pdf', pdf);
    expect((await record(talent, key, 'a.pdf')).json().errors[0].field).toBe('key');
    const first = (await record(recruiter, key, 'a.pdf')).json();
    expect((await record(recruiter, key, 'a.pdf')).json()).toEqual(first);
  });

  test.each([
    ['a page for a picture', 'image/png', page],
    ['a page for a document', 'application/pdf', page],
    ['half a document', 'application/pdf', Buffer.from('%PDF-1.7 and then nothing')],
    ['a document for a picture', 'image/jpeg', pdf],
    ['bytes for a text', 'text/plain', Buffer.from([0xff, 0xfe, 0x00, 0x41])],
    [
      'an archive for a Word document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      archiveEnd,
    ],
    [
      'a text for an old Word document',
      'application/msword',
      Buffer.from('Dear Sir or Madam, I am a document'),
    ],
    ['a page for a recording', 'audio/mpeg', page],
    ['a recording for a film', 'video/mp4', makeMp3()],
    ['a film for a recording', 'audio/mp4', makeVideo()],
  ])('400: %s', async (_name, type, bytes) => {
    const { recruiter } = await pair();
    const response = await add(recruiter, 'file', type, bytes);
    expect([response.statusCode, response.json().errors[0]]).toEqual([
      400,
      { field: 'key', message: expect.stringMatching(/^Please select valid file\./) },
    ]);
  });

  test('400: a missing upload and a foreign key', async () => {
    const { recruiter } = await pair();
    const { key } = (await sign(recruiter, 'a.pdf', 'application/pdf', 10)).json();
    for (const one of [key, 'quarantine/aa/nothing.pdf', '../../etc/passwd', 'x']) {
      const response = await record(recruiter, one, 'a.pdf');
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'key']);
    }
  });
});

describe('POST /v1/weavy-message/attachment-upload', () => {
  test('400 with our own text for type and size', async () => {
    const { recruiter } = await pair();
    for (const [type, size, message] of [
      ['application/x-msdownload', 10, 'Please select valid file.'],
      ['text/html', 10, 'Please select valid file.'],
      ['image/svg+xml', 10, 'Please select valid file.'],
      ['application/pdf', 10_485_761, 'Please select file within 10MB'],
    ] as const) {
      const response = await sign(recruiter, 'file', type, size);
      expect([response.statusCode, response.json().errors[0].message]).toEqual([400, message]);
    }
  });

  test('frozen people can reply with a file; 401: a guest', async () => {
    const { talent } = await pair();
    await freeze(talent);
    expect((await sign(talent, 'a.pdf', 'application/pdf', 9)).statusCode).toBeLessThan(300);
    const guest = await testApp().app.inject({
      method: 'POST',
      url: '/v1/weavy-message/attachment',
      payload: {},
    });
    expect(guest.statusCode).toBe(401);
  });
});

describe('attachments of a message', () => {
  test('keep their order, need no text, and can be sent once', async () => {
    const { recruiter, talent, appId } = await pair();
    const [one, two] = [
      await added(recruiter, 'one.pdf', 'application/pdf', pdf),
      await added(recruiter, 'two.jpg', 'image/jpeg', jpeg),
    ];
    const client_id = randomUUID();
    const attachments = [two.id, one.id];
    const sent = await send(recruiter, appId, { text: '', attachments, client_id });
    expect(sent.json()).toMatchObject({ text: '', attachments: [two, one] });
    expect((await send(recruiter, appId, { text: '', attachments, client_id })).json()).toEqual(sent.json());
    const again = await send(recruiter, appId, { attachments: [one.id] });
    expect([again.statusCode, again.json().errors[0].field]).toEqual([400, 'attachments']);
    const received = await call(talent, 'GET', `/v1/weavy-message/appId-base-messages?appId=${appId}`);
    expect(received.json().results).toEqual([sent.json()]);
  });

  test('of another person cannot be sent, and no message is written', async () => {
    const { recruiter, talent, appId } = await pair();
    const file = await added(talent, 'one.pdf', 'application/pdf', pdf);
    expect((await send(recruiter, appId, { attachments: [file.id] })).statusCode).toBe(400);
    const page = await call(recruiter, 'GET', `/v1/weavy-message/appId-base-messages?appId=${appId}`);
    expect(page.json()).toMatchObject({ results: [], last_seq: 0 });
  });

  test('are removed with a deleted message, files too', async () => {
    const { recruiter, appId } = await pair();
    const photo = await added(recruiter, 'two.jpg', 'image/jpeg', jpeg);
    const { id } = await say(recruiter, appId, 'Look', { attachments: [photo.id] });
    const gone = await call(recruiter, 'DELETE', `/v1/weavy-message/${id}`);
    expect(gone.json()).toMatchObject({ is_deleted: true, attachments: [] });
    await testApp().drain();
    for (const url of [photo.file_url, photo.thumbnail_url ?? ''])
      expect((await download(url)).statusCode).toBe(404);
  });

  test('that were never sent are removed after a day', async () => {
    const { recruiter, appId } = await pair();
    const [forgotten, sent, fresh] = [
      await added(recruiter, 'one.pdf', 'application/pdf', pdf),
      await added(recruiter, 'two.pdf', 'application/pdf', pdf),
      await added(recruiter, 'three.pdf', 'application/pdf', pdf),
    ];
    await say(recruiter, appId, 'Here', { attachments: [sent.id] });
    await testApp().pool.query(
      `update message_attachment set created_at = now() - interval '25 hours' where id = any($1)`,
      [[forgotten.id, sent.id]],
    );
    await testApp()
      .services.jobs.find(({ name }) => name === 'messages/discard-unsent')
      ?.run({}, { attempt: 1, isLastAttempt: false });
    await testApp().drain();
    const codes = await Promise.all(
      [forgotten, sent, fresh].map(async ({ file_url }) => (await download(file_url)).statusCode),
    );
    expect(codes).toEqual([404, 200, 200]);
  });

  test('cannot be moved to another message', async () => {
    const { recruiter, appId } = await pair();
    const file = await added(recruiter, 'one.pdf', 'application/pdf', pdf);
    await say(recruiter, appId, 'Here', { attachments: [file.id] });
    const other = await say(recruiter, appId, 'There');
    const moving = testApp().pool.query('update message_attachment set message_id = $1 where id = $2', [
      other.id,
      file.id,
    ]);
    await expect(moving).rejects.toThrow('stays with its message');
  });
});
