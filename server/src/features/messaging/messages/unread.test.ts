import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createProject } from '../../../../test/landing-factories.ts';
import { useMessages } from '../../../../test/messages.ts';

const { testApp, pair, open, say, read, call, block, freeze } = useMessages();
const db = () => testApp().db;
type Pair = Awaited<ReturnType<typeof pair>>;

const eventsOf = async (accountId: number) =>
  (
    await db()
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'conversation.waiting')
      .where(sql<boolean>`payload ->> 'accountId' = ${String(accountId)}`)
      .execute()
  ).length;
const mailsTo = (email: string | null) =>
  db()
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', email ?? '')
    .orderBy('id')
    .execute();
const notificationsOf = (accountId: number) =>
  db()
    .selectFrom('notification')
    .select(['message', 'path', 'cause', 'ref', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('seq')
    .execute();

/** Ten minutes later. */
const later = async () => {
  await testApp().drain();
  await testApp().pool.query('update graphile_worker._private_jobs set run_at = now()');
  await testApp().drain();
};
const wantsMailNow = async (changes: Parameters<typeof pair>[0] = {}): Promise<Pair> => {
  const chat = await pair(changes);
  for (const person of [chat.talent, chat.recruiter]) await read(person, { email: 'now' });
  return chat;
};

describe('unread messages', () => {
  test('cause one notification per run, which is read with them', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId, 'One');
    await say(recruiter, appId, 'Two');
    await testApp().drain();
    expect(await notificationsOf(talent.id)).toEqual([
      {
        message: 'Asha Kulkarni from Lantern Casting messaged you.',
        path: `/app/messages?conversation=${appId}`,
        cause: `message:${appId}:1`,
        ref: 'message.to-talent',
        read_at: null,
      },
    ]);
    await read(talent, { appId, seq: 1 });
    expect((await notificationsOf(talent.id))[0]?.read_at).toBeNull();
    await read(talent, { appId, seq: 2 });
    expect((await notificationsOf(talent.id))[0]?.read_at).not.toBeNull();
    await say(recruiter, appId, 'Three');
    await testApp().drain();
    expect((await notificationsOf(talent.id)).map(({ cause }) => cause)).toEqual([
      `message:${appId}:1`,
      `message:${appId}:3`,
    ]);
    expect(await eventsOf(talent.id)).toBe(2);
  });

  test('name the project, and no company to a recruiter', async () => {
    const { recruiter, talent } = await pair();
    const project = await createProject(db(), recruiter.id, { title: 'Monsoon Line' });
    const { appId } = (await open(recruiter, talent, { project_id: project.id })).json();
    await say(recruiter, appId);
    await say(talent, appId);
    await testApp().drain();
    expect((await notificationsOf(talent.id))[0]?.message).toBe(
      'Asha Kulkarni from Lantern Casting messaged you about Monsoon Line.',
    );
    expect((await notificationsOf(recruiter.id))[0]?.message).toBe(
      'Asha Kulkarni messaged you about Monsoon Line.',
    );
  });

  test('that were read or deleted before cause no notification', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await read(talent, { appId, seq: 1 });
    const closed = await say(recruiter, appId);
    await call(recruiter, 'DELETE', `/v1/weavy-message/${closed.id}`);
    await testApp().drain();
    expect(await notificationsOf(talent.id)).toEqual([]);
  });
});

describe('the email about unread messages', () => {
  test('covers all conversations, ten minutes later, once', async () => {
    const { recruiter, talent, appId } = await wantsMailNow();
    const project = await createProject(db(), recruiter.id, { title: 'Monsoon Line' });
    const about = (await open(recruiter, talent, { project_id: project.id })).json().appId;
    await say(recruiter, appId, 'Are you free on <b>Friday</b>?');
    await say(recruiter, about, 'x'.repeat(500));
    await testApp().drain();
    expect(await mailsTo(talent.email)).toEqual([]);
    await later();
    const [mail, ...others] = await mailsTo(talent.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 unread conversations');
    expect(mail?.text).toContain('Asha Kulkarni from Lantern Casting (1 message)');
    expect(mail?.text).toContain('Are you free on <b>Friday</b>?');
    expect(mail?.html).toContain('&lt;b&gt;Friday');
    expect(mail?.text).toContain(', about Monsoon Line (1 message)');
    expect(mail?.text).toContain(`${'x'.repeat(139)}…`);
    expect(mail?.text).toContain(`http://localhost/app/messages?conversation=${about}&reply=1`);
    expect(mail?.text).toContain('Callboard never asks you to pay');
    await say(recruiter, appId, 'Still there?');
    await later();
    expect(await mailsTo(talent.email)).toHaveLength(1);
    await read(talent, { appId, seq: 2 });
    await say(recruiter, appId, 'A new stretch');
    await later();
    const [, second] = await mailsTo(talent.email);
    expect(second?.subject).toBe('Asha Kulkarni from Lantern Casting messaged you');
    expect(second?.text).toContain(`http://localhost/app/messages?conversation=${appId}&reply=1`);
  });

  test('is not sent for read messages, blocked or closed accounts, or to frozen people', async () => {
    const talks = [
      await wantsMailNow(),
      await wantsMailNow(),
      await wantsMailNow(),
      await wantsMailNow(),
    ] as const;
    for (const { recruiter, appId } of talks) await say(recruiter, appId);
    const [seen, blocked, closed, frozen] = talks;
    await read(seen.talent, { appId: seen.appId, seq: 1 });
    await block(blocked.talent, blocked.recruiter);
    await db()
      .updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', closed.recruiter.id)
      .execute();
    await freeze(frozen.talent);
    await later();
    for (const { talent } of talks) expect(await mailsTo(talent.email)).toEqual([]);
  });

  test('is not sent to people who chose daily or never', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await later();
    expect(await mailsTo(talent.email)).toEqual([]);
  });

  test('does not repeat a message that was emailed in full', async () => {
    const { recruiter, talent } = await wantsMailNow();
    await call(recruiter, 'POST', '/v1/recruiter/send-email', {
      talentId: talent.id,
      subject: 'Hello',
      message: 'All of it',
    });
    await later();
    expect((await mailsTo(talent.email)).map(({ subject }) => subject)).toEqual(['Hello']);
    expect(await eventsOf(talent.id)).toBe(1);
  });

  test('two nodes at once send it once', async () => {
    const { recruiter, talent, appId } = await wantsMailNow();
    await say(recruiter, appId);
    await testApp().drain();
    const remind = testApp().services.jobs.find(({ name }) => name === 'messages/remind-of-unread');
    const payload = { conversationId: appId, accountId: talent.id, seq: 1 };
    await Promise.all(
      Array.from({ length: 4 }, () => remind?.run(payload, { attempt: 1, isLastAttempt: false })),
    );
    expect(await mailsTo(talent.email)).toHaveLength(1);
  });
});
