import type { Database } from '../../../platform/db/database.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { describeDevice } from './device.ts';
import { listAllSessionsOf } from './personal-data.queries.ts';

const listSessions = async (db: Database, { id }: { readonly id: number }) =>
  (await listAllSessionsOf(db, id)).map(({ user_agent, ...session }) => ({
    device: describeDevice(user_agent).device,
    user_agent,
    ...session,
  }));

export const personalData: PersonalData = {
  columns: { 'session.account_id': { archive: 'sessions.json', erasing: 'deleted' } },
  chapters: [
    { file: 'sessions.json', of: 'everybody', about: 'where you are and were signed in', read: listSessions },
  ],
};
