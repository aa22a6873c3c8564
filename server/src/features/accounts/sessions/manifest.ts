import { z } from 'zod';
import { feature } from '../../../platform/feature/feature.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { personalData } from './personal-data.ts';
import type { SessionCookies } from './session-cookies.ts';
import { sessionRoutes } from './sessions.routes.ts';
import type { Sessions } from './sessions.service.ts';

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
      tell: ({ account, session }, { emitter }) => emitter.endSession(account, session),
    }),
  ],
  personalData,
});
