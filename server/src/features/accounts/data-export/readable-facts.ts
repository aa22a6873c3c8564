import type { Database } from '../../../platform/db/database.ts';
import { preferencesOf } from '../../messaging/notification-preferences/index.ts';
import { describeDevice } from '../sessions/index.ts';
import * as facts from './facts/account-facts.queries.ts';

/** What holds for each topic, chosen or not. */
export const listNotificationChoices = async (db: Database, { id, kind }: facts.Person) =>
  preferencesOf(kind, await facts.listPreferences(db, id));

export const listSessions = async (db: Database, { id }: facts.Person) =>
  (await facts.listSessions(db, id)).map(({ user_agent, ...session }) => ({
    device: describeDevice(user_agent).device,
    user_agent,
    ...session,
  }));
