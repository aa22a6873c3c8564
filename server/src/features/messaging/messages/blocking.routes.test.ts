import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { unlock } from '../../../../test/full-talent.ts';
import { useMessages } from '../../../../test/messages.ts';

const { testApp, asTalent, asRecruiter, pair, say, send, block, freeze, call } = useMessages();

const blocksOf = (accountId: number) =>
  testApp()
    .db.selectFrom('blocked_contact')
    .select('blocked_id')
    .where('account_id', '=', accountId)
    .execute();

describe('PUT /v1/weavy-chat/blocked/{id}', () => {
  test('200: block, block again and unblock', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    for (const [blocked, rows] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      const response = await block(talent, recruiter, blocked);
      expect([response.statusCode, response.json()]).toEqual([200, { blocked }]);
      expect(await blocksOf(talent.id)).toHaveLength(rows);
    }
  });

  test('an unlocked talent can block before any message', async () => {
    const [recruiter, talent] = [await asRecruiter(), await asTalent()];
    await unlock(testApp().db, recruiter, talent);
    expect((await block(talent, recruiter)).statusCode).toBe(200);
    expect((await call(recruiter, 'POST', '/v1/weavy-chat', { members: [talent.id] })).statusCode).toBe(409);
  });

  test('a blocked recruiter cannot send an email either', async () => {
    const { recruiter, talent } = await pair();
    await block(talent, recruiter);
    const words = { talentId: talent.id, subject: 'Hello', message: 'Please', client_id: randomUUID() };
    const response = await call(recruiter, 'POST', '/v1/recruiter/send-email', words);
    expect([response.statusCode, response.json().detail]).toEqual([409, 'They aren’t accepting messages.']);
    const mails = await testApp()
      .db.selectFrom('outbox_message')
      .selectAll()
      .where('recipient', '=', talent.email ?? '')
      .execute();
    expect(mails).toEqual([]);
  });

  test('frozen people may block', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await freeze(talent);
    expect((await block(talent, recruiter)).statusCode).toBe(200);
    expect((await send(recruiter, appId)).statusCode).toBe(409);
  });

  test('404: strangers, oneself and unknown ids alike', async () => {
    const { talent } = await pair();
    const stranger = await asRecruiter();
    const answers = await Promise.all(
      [stranger, talent, { id: 2_000_000_000 }].map((person) => block(talent, person)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const guest = await testApp().app.inject({
      method: 'PUT',
      url: `/v1/weavy-chat/blocked/${talent.id}`,
      payload: { blocked: true },
    });
    expect(guest.statusCode).toBe(401);
  });
});
