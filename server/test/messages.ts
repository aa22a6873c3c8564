import { randomUUID } from 'node:crypto';
import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useTestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { unlock } from './full-talent.ts';

export interface Caller {
  readonly id: number;
  readonly headers: { readonly authorization: string };
}

type TalentChanges = Parameters<typeof createTalent>[1];
type RecruiterChanges = Parameters<typeof createRecruiter>[1];

/** The server, people who may write to each other, and what they say. */
export function useMessages() {
  const testApp = useTestApp();

  const asTalent = async (changes: TalentChanges = {}) => {
    const talent = await createTalent(testApp().db, changes);
    return { ...talent, headers: await testApp().as(talent) };
  };
  const asRecruiter = async (changes: RecruiterChanges = {}) => {
    const recruiter = await createRecruiter(testApp().db, changes);
    return { ...recruiter, headers: await testApp().as(recruiter) };
  };

  const call = (
    { headers }: Pick<Caller, 'headers'>,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => testApp().app.inject({ method, url, headers, ...(payload && { payload }) });
  const open = (who: Caller, other: { id: number }, more: object = {}) =>
    call(who, 'POST', '/v1/weavy-chat', { members: [other.id], ...more });
  const send = (who: Caller, appId: number, more: object = {}) =>
    call(who, 'POST', '/v1/weavy-message', { appId, text: 'Hello', client_id: randomUUID(), ...more });

  /** A recruiter who unlocked a talent, and their conversation. */
  const pair = async ({
    talent = {},
    recruiter = {},
  }: {
    talent?: TalentChanges;
    recruiter?: RecruiterChanges;
  } = {}) => {
    const casting = await asRecruiter(recruiter);
    const actor = await asTalent(talent);
    await unlock(testApp().db, casting, actor);
    const { appId } = (await open(casting, actor)).json<Conversation>();
    return { recruiter: casting, talent: actor, appId };
  };

  return {
    testApp,
    asTalent,
    asRecruiter,
    call,
    open,
    send,
    pair,
    say: async (who: Caller, appId: number, text = 'Hello', more: object = {}): Promise<Message> => {
      const response = await send(who, appId, { text, ...more });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<Message>();
    },
    read: (who: Caller, payload: object) =>
      call(who, 'PUT', `/v1/comet-chat/update-user-email/unread-message/${who.id}`, payload),
    block: (who: Caller, other: { id: number }, blocked = true) =>
      call(who, 'PUT', `/v1/weavy-chat/blocked/${other.id}`, { blocked }),
    freeze: ({ id }: { id: number }) =>
      testApp()
        .db.updateTable('account')
        .set({ frozen_at: new Date(), frozen_reason: 'Test' })
        .where('id', '=', id)
        .execute(),
    close: ({ id }: { id: number }) =>
      testApp().db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute(),
    messagesIn: (appId: number) =>
      testApp()
        .db.selectFrom('message')
        .selectAll()
        .where('conversation_id', '=', appId)
        .orderBy('seq')
        .execute(),
  };
}

/** Applies for a job; answers the application. */
export const apply = (
  db: ReturnType<ReturnType<typeof useTestApp>>['db'],
  talent: { id: number },
  job: { id: number },
  more: { readonly status?: string; readonly character_id?: number } = {},
) =>
  db
    .insertInto('job_application')
    .values({ job_id: job.id, talent_id: talent.id, ...more })
    .returningAll()
    .executeTakeFirstOrThrow();
