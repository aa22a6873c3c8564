import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createProject } from '../../../../test/landing-factories.ts';
import { useMessages } from '../../../../test/messages.ts';

const { testApp, asTalent, pair, open, send, say, block, freeze, close, messagesIn } = useMessages();
const seqs = async (appId: number) => (await messagesIn(appId)).map(({ seq, revision }) => [seq, revision]);

describe('POST /v1/weavy-message', () => {
  test('201: the message with its seq', async () => {
    const { recruiter, talent, appId } = await pair();
    const client_id = randomUUID();
    const response = await send(recruiter, appId, { text: ' Hello\r\nMeera ', client_id });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        appId,
        seq: 1,
        revision: 1,
        user_id: recruiter.id,
        client_id,
        text: 'Hello\nMeera',
        created_at: expect.any(String),
        edited_at: null,
        is_deleted: false,
        quote: null,
        attachments: [],
      },
    ]);
    expect(await say(talent, appId)).toMatchObject({ seq: 2, revision: 2, user_id: talent.id });
  });

  test('a reply quotes an existing message of the same conversation', async () => {
    const { recruiter, talent, appId } = await pair();
    const first = await say(recruiter, appId, 'Are you free on Friday?');
    expect(await say(talent, appId, 'Yes', { quote_id: first.id })).toMatchObject({
      quote: {
        id: first.id,
        seq: 1,
        user_id: recruiter.id,
        text: 'Are you free on Friday?',
        is_deleted: false,
      },
    });
    const elsewhere = await pair();
    const foreign = await say(elsewhere.recruiter, elsewhere.appId, 'Not for you');
    for (const quote_id of [foreign.id, 9_000_000_000_000]) {
      const response = await send(talent, appId, { quote_id });
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'quote_id']);
      expect(response.body).not.toContain('Not for you');
    }
  });

  test('20 concurrent requests with one client id send one message and get the same response', async () => {
    const { recruiter, appId } = await pair();
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(recruiter, appId, { client_id })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await send(recruiter, appId, { client_id: client_id.toUpperCase() })).body).toBe(
      answers[0]?.body,
    );
    expect(await seqs(appId)).toEqual([[1, 1]]);
  });

  test('20 concurrent messages of two people have no gaps in seq', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? recruiter : talent, appId, { text: `${index}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await seqs(appId)).toEqual(Array.from({ length: 21 }, (_, index) => [index + 1, index + 1]));
  });

  test('409: the same client id with another text, files or conversation', async () => {
    const { recruiter, talent, appId } = await pair();
    const client_id = randomUUID();
    await say(recruiter, appId, 'Hello', { client_id });
    const project = await createProject(testApp().db, recruiter.id);
    const elsewhere = (await open(recruiter, talent, { project_id: project.id })).json().appId;
    for (const more of [{ text: 'Bye' }, { attachments: [1] }, { appId: elsewhere }]) {
      const response = await send(recruiter, appId, { client_id, ...more });
      expect([response.statusCode, response.json().code]).toEqual([409, 'CONFLICT']);
    }
    expect([await seqs(appId), await seqs(elsewhere)]).toEqual([[[1, 1]], []]);
    // Client ids only need to be unique per sender.
    expect((await send(talent, appId, { client_id, text: 'Bye' })).statusCode).toBe(201);
  });

  test('HTML and unsafe links stay plain text', async () => {
    const { recruiter, appId } = await pair();
    for (const text of ['<img src=x onerror=alert(1)>', 'javascript:alert(document.cookie)', '{{7*7}} %s']) {
      expect((await say(recruiter, appId, text)).text).toBe(text);
    }
    expect((await say(recruiter, appId, 'pay\u202egpj.scr \u2066me\u2069')).text).toBe('paygpj.scr me');
  });

  test.each([
    ['text', { text: '' }],
    ['text', { text: ' \n\t ' }],
    ['text', { text: '\u200b\u202e' }],
    ['text', { text: 'x'.repeat(8001) }],
    ['text', { text: 'x'.repeat(70_000) }],
    // Each of these characters becomes two when normalised.
    ['text', { text: '\u0958'.repeat(5000) }],
    ['text', { text: 'a\u0000b' }],
    ['attachments', { attachments: [2_000_000_000] }],
    ['attachments', { attachments: [1, 1] }],
    ['attachments', { attachments: Array.from({ length: 11 }, (_, index) => index + 1) }],
    ['client_id', { client_id: 'not-one' }],
  ])('400 by its field and nothing is written: %s', async (field, more) => {
    const { recruiter, appId } = await pair();
    const response = await send(recruiter, appId, more);
    expect([response.statusCode, response.json().errors?.[0].field]).toEqual([400, field]);
    expect(await seqs(appId)).toEqual([]);
  });

  test('413: a huge text', async () => {
    const { recruiter, appId } = await pair();
    expect((await send(recruiter, appId, { text: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
  });

  test('404: another person’s conversation, and an unknown one', async () => {
    const { appId } = await pair();
    const stranger = await asTalent();
    for (const id of [appId, 2_000_000_000]) {
      const response = await send(stranger, id);
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await seqs(appId)).toEqual([]);
  });

  test('409 with a text: blocked either way in every conversation of the two, and closed accounts', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await block(talent, recruiter);
    const refused = await send(recruiter, appId);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, 'They aren’t accepting messages.']);
    const own = await send(talent, appId);
    expect([own.statusCode, own.json().detail]).toEqual([
      409,
      'You blocked this person. Unblock them to message them.',
    ]);
    await block(talent, recruiter, false);
    expect((await send(recruiter, appId)).statusCode).toBe(201);
    await close(talent);
    expect((await send(recruiter, appId)).json().detail).toBe('This account is closed.');
    expect(await seqs(appId)).toHaveLength(2);
  });

  test('403: frozen, but a repeated request gets its response', async () => {
    const { recruiter, appId } = await pair();
    const client_id = randomUUID();
    await say(recruiter, appId, 'Hello', { client_id });
    await freeze(recruiter);
    expect((await send(recruiter, appId)).json().code).toBe('PROFILE_FROZEN');
    expect((await send(recruiter, appId, { client_id })).statusCode).toBe(201);
    expect(await seqs(appId)).toHaveLength(1);
  });

  test('201: frozen, as a reply', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId, 'Are you coming?');
    await freeze(talent);
    expect((await send(talent, appId)).statusCode).toBe(201);
    await freeze(recruiter);
    expect((await send(recruiter, appId)).statusCode).toBe(201);
    await block(talent, recruiter);
    expect((await send(recruiter, appId)).statusCode).toBe(409);
  });

  test('429: at most 60 messages a minute', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const codes: number[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => send(talent, appId)));
      codes.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(codes.filter((code) => code === 201)).toHaveLength(60);
    expect(codes.filter((code) => code === 429)).toHaveLength(940);
    expect(await seqs(appId)).toHaveLength(61);
  });

  test('401: a guest', async () => {
    const payload = { appId: 1, text: 'Hello', client_id: randomUUID() };
    const response = await testApp().app.inject({ method: 'POST', url: '/v1/weavy-message', payload });
    expect(response.statusCode).toBe(401);
  });
});
