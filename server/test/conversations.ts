import { randomUUID } from 'node:crypto';
import type { Message } from '@callboard/contract/messaging/messages';
import type { TestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';

interface Person {
  readonly id: number;
}

const parseOrThrow = <T>({ statusCode, body }: { statusCode: number; body: string }): T => {
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
  return JSON.parse(body);
};

/** A recruiter, a talent she has unlocked, and their empty conversation. */
export async function startChat(testApp: TestApp) {
  const { db, app, as } = testApp;
  const [recruiter, talent] = [await createRecruiter(db), await createTalent(db)];
  await db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
  const { id } = await db
    .insertInto('conversation')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const call = async (person: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers: await as(person), ...(payload && { payload }) });
  return {
    id,
    recruiter,
    talent,
    write: async (person: Person, text: string) =>
      parseOrThrow<Message>(
        await call(person, 'POST', '/v1/weavy-message', { appId: id, text, client_id: randomUUID() }),
      ),
    read: async (person: Person, seq: number) =>
      parseOrThrow(
        await call(person, 'PUT', `/v1/comet-chat/update-user-email/unread-message/${person.id}`, {
          appId: id,
          seq,
        }),
      ),
    block: async (person: Person, other: Person, blocked = true) =>
      parseOrThrow(await call(person, 'PUT', `/v1/weavy-chat/blocked/${other.id}`, { blocked })),
    since: async (person: Person, revision: number) =>
      parseOrThrow<{ results: Message[] }>(
        await call(person, 'GET', `/v1/weavy-message/appId-base-messages?appId=${id}&since=${revision}`),
      ).results,
  };
}
export type Chat = Awaited<ReturnType<typeof startChat>>;
