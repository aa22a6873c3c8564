import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const url = '/v1/recruiter/send-email';
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
type Headers = Record<string, string>;

const prepare = async (changes: Parameters<typeof createRecruiter>[1] = {}) => {
  const { db } = testApp();
  const recruiter = await createRecruiter(db, changes);
  const talent = await createFullTalent(db);
  await unlock(db, recruiter, talent);
  return { recruiter, talent, headers: await testApp().as(recruiter) };
};
const email = (talentId: number, changes: object = {}) => ({
  talentId,
  subject: 'Meera in Monsoon Line',
  message: 'We liked your reel.\nAre you in Pune?',
  ...changes,
});
const send = (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url, headers, payload });
const mailsTo = (recipient: string) =>
  testApp().db.selectFrom('outbox_message').selectAll().where('recipient', '=', recipient).execute();
const messagesBy = (senderId: number) =>
  testApp().db.selectFrom('message').selectAll().where('sender_id', '=', senderId).execute();

describe('POST /v1/recruiter/send-email', () => {
  test('201: an email without addresses, and the first message of the conversation', async () => {
    const { recruiter, talent, headers } = await prepare();
    const response = await send(headers, email(talent.id));
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { id: expect.any(String), sent_at: expect.any(String) },
    ]);
    const [mail, ...others] = await mailsTo(talent.secrets.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Meera in Monsoon Line');
    expect(mail?.text).toContain('Asha Kulkarni from Lantern Casting messaged you');
    expect(mail?.text).toContain('> Are you in Pune?');
    expect(mail?.text).toContain('http://localhost/app/messages');
    for (const secret of [recruiter.email ?? '', talent.secrets.email, talent.secrets.mobile]) {
      expect(`${mail?.text} ${mail?.html}`).not.toContain(secret);
    }
    expect(await messagesBy(recruiter.id)).toMatchObject([
      { text: 'Meera in Monsoon Line\n\nWe liked your reel.\nAre you in Pune?' },
    ]);
  });

  test('one client id is sent once, even concurrently', async () => {
    const { recruiter, talent, headers } = await prepare();
    const text = email(talent.id, { client_id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(headers, text)));
    const again = await send(headers, text);
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect(again.statusCode).toBe(201);
    expect(await messagesBy(recruiter.id)).toHaveLength(1);
    expect(await mailsTo(talent.secrets.email)).toHaveLength(1);
  });

  test('409: one client id with another text or talent', async () => {
    const { db } = testApp();
    const { recruiter, talent, headers } = await prepare();
    const other = await createTalent(db);
    await unlock(db, recruiter, other);
    const client_id = randomUUID();
    await send(headers, email(talent.id, { client_id }));
    for (const text of [email(talent.id, { client_id, message: 'Other' }), email(other.id, { client_id })]) {
      const response = await send(headers, text);
      expect([response.statusCode, response.json().code]).toEqual([409, 'CONFLICT']);
    }
    expect(await messagesBy(recruiter.id)).toHaveLength(1);
  });

  test('a second email goes into the same conversation', async () => {
    const { recruiter, talent, headers } = await prepare();
    await send(headers, email(talent.id));
    await send(headers, email(talent.id, { subject: 'Again' }));
    const messages = await messagesBy(recruiter.id);
    expect([messages.length, new Set(messages.map((one) => one.conversation_id)).size]).toEqual([2, 1]);
  });

  test('without emails about messages, it is only in the conversation', async () => {
    const { db } = testApp();
    const { recruiter, talent, headers } = await prepare();
    await db
      .insertInto('notification_preference')
      .values({
        account_id: talent.id,
        topic: 'messages',
        email: 'never',
        whatsapp: false,
        copy_to_manager: false,
      })
      .execute();
    expect((await send(headers, email(talent.id))).statusCode).toBe(201);
    expect(await mailsTo(talent.secrets.email)).toEqual([]);
    expect(await messagesBy(recruiter.id)).toHaveLength(1);
  });

  test('copies the manager when the talent wants that', async () => {
    const { db } = testApp();
    const { talent, headers } = await prepare();
    await db
      .updateTable('talent')
      .set({ manager_gets_mail: true })
      .where('account_id', '=', talent.id)
      .execute();
    await send(headers, email(talent.id));
    expect(await mailsTo(talent.secrets.managerEmail)).toEqual([]);
    await db
      .insertInto('notification_preference')
      .values({
        account_id: talent.id,
        topic: 'messages',
        email: 'now',
        whatsapp: false,
        copy_to_manager: true,
      })
      .execute();
    await send(headers, email(talent.id, { subject: 'Second' }));
    expect(await mailsTo(talent.secrets.managerEmail)).toMatchObject([{ subject: 'Second' }]);
  });

  test('404: not unlocked, closed, oneself, nobody', async () => {
    const { db } = testApp();
    const { recruiter, headers } = await prepare();
    const locked = await createTalent(db);
    const closed = await createTalent(db, { account: { closed_at: new Date() } });
    await unlock(db, recruiter, closed);
    for (const talentId of [locked.id, closed.id, recruiter.id, 2_000_000_000]) {
      const response = await send(headers, email(talentId));
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await messagesBy(recruiter.id)).toEqual([]);
  });

  test('401 a guest, 403 a talent and a frozen recruiter', async () => {
    const { talent } = await prepare();
    const cold = await prepare(frozen);
    expect((await send({}, email(talent.id))).json().code).toBe('UNAUTHENTICATED');
    expect((await send(await testApp().as(talent), email(talent.id))).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await send(cold.headers, email(cold.talent.id))).json().code).toBe('PROFILE_FROZEN');
    expect(await messagesBy(cold.recruiter.id)).toEqual([]);
  });

  test('429: more than five emails to one talent in a day', async () => {
    const { recruiter, talent, headers } = await prepare();
    const client_id = randomUUID();
    await send(headers, email(talent.id, { client_id }));
    for (let sent = 1; sent < 5; sent += 1) await send(headers, email(talent.id));
    const sixth = await send(headers, email(talent.id));
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect((await send(headers, email(talent.id, { client_id }))).statusCode).toBe(201);
    expect(await messagesBy(recruiter.id)).toHaveLength(5);
  });

  test.each([
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'x'.repeat(161) }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(7001) }],
    ['client_id', { client_id: 'one' }],
    ['talentId', { talentId: 1.5 }],
  ])('400 on %s', async (field, changes) => {
    const { talent, headers } = await prepare();
    const response = await send(headers, email(talent.id, changes));
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field]);
  });

  test('a subject is one line, whatever was typed', async () => {
    const { talent, headers } = await prepare();
    await send(headers, email(talent.id, { subject: 'Hello\r\nBcc: all@example.com' }));
    expect((await mailsTo(talent.secrets.email))[0]?.subject).toBe('Hello Bcc: all@example.com');
  });
});
