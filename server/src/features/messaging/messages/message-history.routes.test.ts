import type { Message } from '@callboard/contract/messaging/messages';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { type Caller, useMessages } from '../../../../test/messages.ts';

const { testApp, asTalent, pair, say, send, call, read } = useMessages();
type Pair = Awaited<ReturnType<typeof pair>>;

/** Inserts with numbers directly, which is faster than the triggers. */
const fillFast = async ({ appId, recruiter, talent }: Pair, count: number) => {
  const client = await testApp().pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into message (conversation_id, sender_id, client_id, text, seq, revision)
     select $1, case when place % 2 = 1 then $2::int else $3::int end, gen_random_uuid(), 'Message', place, place
     from generate_series(1, $4::int) place`,
    [appId, recruiter.id, talent.id, count],
  );
  await client.query('update conversation set last_seq = $2, revision = $2 where id = $1', [appId, count]);
  await client.query('set session_replication_role = default');
  client.release();
};

/** Lets the database write the texts, which is faster. */
const fill = ({ appId, recruiter, talent }: Pair, count: number) =>
  testApp().pool.query(
    `insert into message (conversation_id, sender_id, client_id, text)
     select $1, case when place % 2 = 1 then $2::int else $3::int end, gen_random_uuid(), 'Message ' || place
     from generate_series(1, $4::int) place`,
    [appId, recruiter.id, talent.id, count],
  );
const page = async (person: Caller, appId: number, query = '') =>
  (await call(person, 'GET', `/v1/weavy-message/appId-base-messages?appId=${appId}${query}`)).json();
const open = async (person: Caller, appId: number, query = '') =>
  (await call(person, 'GET', `/v1/weavy-conversation?appId=${appId}${query}`)).json();
/** Runs EXPLAIN for a recorded driver call. */
const explain = (call: readonly unknown[] | undefined) => {
  const [first, second] = call ?? [];
  const { text, values } =
    typeof first === 'object' && first !== null
      ? { text: undefined, values: undefined, ...first }
      : { text: first, values: second };
  return testApp().pool.query(
    `explain (analyze, format json) ${String(text)}`,
    Array.isArray(values) ? values : [],
  );
};
const placesOf = (messages: readonly Message[]) => messages.map(({ seq }) => seq);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('GET /v1/weavy-message/appId-base-messages', () => {
  test('thousands of messages page both ways without loss', async () => {
    const chat = await pair();
    await fill(chat, 2500);
    const backwards: number[] = [];
    let before = '';
    for (let more = true; more; ) {
      const { results, has_more, last_seq } = await page(chat.talent, chat.appId, `&limit=100${before}`);
      expect(last_seq).toBe(2500);
      backwards.unshift(...placesOf(results));
      before = `&before=${results[0]?.seq}`;
      more = has_more;
    }
    expect(backwards).toEqual(from(1, 2500));
    const forwards: number[] = [];
    for (let more = true; more; ) {
      const { results, has_more } = await page(
        chat.talent,
        chat.appId,
        `&limit=100&after=${forwards.at(-1) ?? 0}`,
      );
      forwards.push(...placesOf(results));
      more = has_more;
    }
    expect(forwards).toEqual(from(1, 2500));
  });

  test('since a revision: new and changed messages in the order of the changes', async () => {
    const { recruiter, appId } = await pair();
    const first = await say(recruiter, appId, 'One');
    await say(recruiter, appId, 'Two');
    await call(recruiter, 'PATCH', `/v1/weavy-message/${first.id}`, { text: 'One, changed' });
    await say(recruiter, appId, 'Three');
    const { results, ...rest } = await page(recruiter, appId, '&since=1');
    expect(results.map(({ seq, revision, text }: Message) => [seq, revision, text])).toEqual([
      [2, 2, 'Two'],
      [1, 3, 'One, changed'],
      [3, 4, 'Three'],
    ]);
    expect(rest).toEqual({ has_more: false, revision: 4, last_seq: 3 });
    expect((await page(recruiter, appId, '&since=4')).results).toEqual([]);
    expect(await page(recruiter, appId, '&since=0&limit=2')).toMatchObject({ has_more: true });
  });

  test('a page is one statement that uses an index', async () => {
    const chat = await pair();
    await fillFast(chat, 50_000);
    await testApp().pool.query('analyze message, conversation');
    const { services } = testApp();
    const member = {
      kind: 'recruiter',
      accountId: chat.recruiter.id,
      sessionId: '',
      frozen: false,
      complete: true,
      verified: false,
    } as const;
    for (const part of [{}, { before: 10_000 }, { after: 10_000 }, { since: 19_990 }]) {
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      await services.messages.history.page(member, { appId: chat.appId, limit: 50, ...part });
      const [call, ...others] = statements.mock.calls;
      statements.mockRestore();
      expect(others).toEqual([]);
      const plan = await explain(call);
      const sent = JSON.stringify(plan.rows);
      expect(sent).toMatch(/message_place|message_revision/);
      const touched = [...sent.matchAll(/"Actual Rows":(\d+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(...touched)).toBeLessThanOrEqual(51);
    }
  });

  test('404 for a stranger; 400 for two directions at once', async () => {
    const { recruiter, appId } = await pair();
    await say(recruiter, appId);
    expect((await page(await asTalent(), appId)).code).toBe('NOT_FOUND');
    expect((await page(recruiter, appId, '&before=3&after=1')).code).toBe('VALIDATION_FAILED');
    expect((await page(recruiter, 2_000_000_000)).code).toBe('NOT_FOUND');
  });
});

describe('GET /v1/weavy-conversation', () => {
  test('opens at the end once everything is read', async () => {
    const chat = await pair();
    await fill(chat, 200);
    await read(chat.talent, { appId: chat.appId, seq: 200 });
    const opened = await open(chat.talent, chat.appId);
    expect(placesOf(opened.messages)).toEqual(from(151, 200));
    expect(opened).toMatchObject({
      has_older: true,
      has_newer: false,
      conversation: { unread: 0, read_seq: 200 },
    });
  });

  test('opens at the first unread message where that is further back', async () => {
    const chat = await pair();
    await fill(chat, 200);
    await read(chat.talent, { appId: chat.appId, seq: 60 });
    const opened = await open(chat.talent, chat.appId);
    expect(placesOf(opened.messages)).toEqual(from(56, 155));
    expect(opened).toMatchObject({
      has_older: true,
      has_newer: true,
      conversation: { unread: 70, read_seq: 60 },
    });
  });

  test('opens around a seq', async () => {
    const chat = await pair();
    await fill(chat, 200);
    const opened = await open(chat.recruiter, chat.appId, '&around=100&limit=20');
    expect(placesOf(opened.messages)).toEqual(from(90, 109));
  });

  test('opens an empty one; 404 for a stranger', async () => {
    const { recruiter, appId } = await pair();
    expect(await open(recruiter, appId)).toMatchObject({ messages: [], has_older: false, has_newer: false });
    expect((await open(await asTalent(), appId)).code).toBe('NOT_FOUND');
  });
});

describe('GET /v1/weavy-message/search', () => {
  const search = async (person: Pick<Caller, 'headers'>, query: string) =>
    (await call(person, 'GET', `/v1/weavy-message/search?${query}`)).json();

  test('searches own conversations only, newest first, special characters literally', async () => {
    const chat = await pair();
    const stranger = await pair();
    await say(stranger.recruiter, stranger.appId, 'Monsoon 100% secret');
    await say(chat.recruiter, chat.appId, 'Are you free for monsoon line?');
    const last = await say(chat.recruiter, chat.appId, 'The Monsoon fee is 100% yours');
    const gone = await say(chat.recruiter, chat.appId, 'monsoon, taken back');
    await call(chat.recruiter, 'DELETE', `/v1/weavy-message/${gone.id}`);
    const found = await search(chat.talent, 'q=monsoon');
    expect(found.results.map(({ message }: { message: Message }) => message.text)).toEqual([
      'The Monsoon fee is 100% yours',
      'Are you free for monsoon line?',
    ]);
    expect(found.results[0]).toMatchObject({
      name: 'Asha Kulkarni',
      project_title: null,
      message: { id: last.id },
    });
    expect((await search(chat.talent, 'q=0%25 y')).results).toHaveLength(1);
    expect((await search(chat.talent, 'q=_')).results).toEqual([]);
    expect((await search(chat.talent, `q=monsoon&appId=${chat.appId}`)).results).toHaveLength(2);
    expect((await search(chat.talent, `q=monsoon&appId=${stranger.appId}`)).code).toBe('NOT_FOUND');
    expect((await search(chat.talent, 'q=%20')).code).toBe('VALIDATION_FAILED');
  });
});

test('messages never appear in other people’s responses', async () => {
  const chat = await pair();
  await send(chat.recruiter, chat.appId, { text: 'Call 98200 12345' });
  const stranger = await pair();
  for (const url of [
    '/v1/weavy-chat',
    '/v1/weavy-chat/autocomplete',
    '/v1/weavy-message/search?q=98200',
    `/v1/weavy-conversation?appId=${chat.appId}`,
    `/v1/weavy-app/members-details/${chat.appId}`,
    `/v1/weavy-app/members-list?appId=${chat.appId}`,
  ]) {
    for (const person of [stranger.recruiter, stranger.talent]) {
      expect((await call(person, 'GET', url)).body).not.toContain('12345');
    }
  }
});
