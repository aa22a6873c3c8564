import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { describeDevice } from './device.ts';
import { listAllSessionsOf } from './personal-data.queries.ts';
import type { SessionCookies } from './session-cookies.ts';
import { sessionRoutes } from './sessions.routes.ts';
import type { Sessions } from './sessions.service.ts';

const listSessions = async (db: Database, { id }: { readonly id: number }) =>
  (await listAllSessionsOf(db, id)).map(({ user_agent, ...session }) => ({
    device: describeDevice(user_agent).device,
    user_agent,
    ...session,
  }));

const personalData: PersonalData = {
  columns: { 'session.account_id': { archive: 'sessions.json', erasing: 'deleted' } },
  chapters: [
    { file: 'sessions.json', of: 'everybody', about: 'where you are and were signed in', read: listSessions },
  ],
};

interface SessionNeeds {
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
}

export const sessions = feature({
  routes: (app, needs: SessionNeeds) => sessionRoutes(app, needs.sessions, needs.cookies),
  jobs: (needs: Pick<SessionNeeds, 'sessions'>) => needs.sessions.jobs,
  live: () => [
    liveKind({
      kind: 'session-ended',
      fact: z.object({ account: z.int(), session: z.uuid() }),
      deliver: ({ account, session }, { emitter }) => emitter.endSession(account, session),
    }),
  ],
  personalData,
});
