import { todayInIndia } from '@callboard/contract/people/ages';
import { sql } from 'kysely';
import { useTestApp } from './app.ts';
import { addCredits } from './credits.ts';
import { createRecruiter } from './factories.ts';

/** A day of the Indian calendar, counted from today. */
export const dayFromNow = (days: number) =>
  new Date(Date.parse(todayInIndia()) + days * 86_400_000).toISOString().slice(0, 10);

/** The server, recruiters with credits, and what became of their unlocks. */
export function useUnlocking() {
  const testApp = useTestApp();
  return {
    testApp,
    recruiterWith: async (credits: number, changes: Parameters<typeof createRecruiter>[1] = {}) => {
      const recruiter = await createRecruiter(testApp().db, changes);
      if (credits > 0) await addCredits(testApp().db, recruiter.id, credits);
      return { ...recruiter, headers: await testApp().as(recruiter) };
    },
    unlock: (headers: Record<string, string>, payload: object) =>
      testApp().app.inject({ method: 'POST', url: '/v1/recruiter-unlocked', headers, payload }),
    entriesOf: (recruiterId: number) =>
      testApp()
        .db.selectFrom('credit_entry')
        .select(['id', 'change_type', 'credits', 'balance', 'cause'])
        .where('recruiter_id', '=', recruiterId)
        .orderBy('position')
        .execute(),
    unlocksOf: (recruiterId: number) =>
      testApp().db.selectFrom('unlock').selectAll().where('recruiter_id', '=', recruiterId).execute(),
    questionsOf: (recruiterId: number) =>
      testApp()
        .db.selectFrom('availability_question')
        .selectAll()
        .where('recruiter_id', '=', recruiterId)
        .execute(),
    eventsAbout: (recruiterId: number) =>
      testApp()
        .db.selectFrom('event_log')
        .select(['type', 'payload'])
        .where(sql<boolean>`payload ->> 'recruiterId' = ${String(recruiterId)}`)
        .orderBy('id')
        .execute(),
    creditsOf: async (recruiter: { id: number; headers: Record<string, string> }) => {
      const url = `/v1/recruiter/recruiter-unlock-balance/${recruiter.id}`;
      return (await testApp().app.inject({ url, headers: recruiter.headers })).json().credits;
    },
  };
}
