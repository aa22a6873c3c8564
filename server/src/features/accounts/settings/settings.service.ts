import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import {
  listPreferences,
  preferencesOf,
  savePreferences,
} from '../../messaging/notification-preferences/index.ts';
import { changeTalent } from '../../people/person-summaries/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { type Accounts, type GivenProof, hashPassword, rejectGuessable } from '../sign-in/index.ts';
import {
  type ChangeBody,
  type PlannedChange,
  planChange,
  touchesCredentials,
  touchesProfile,
  touchesSettings,
} from './planned-change.ts';
import { accountPasswordChanged, accountSettingsChanged } from './settings.events.ts';
import { findForeignSettings } from './settings.policy.ts';
import * as queries from './settings.queries.ts';
import { toUserRecord } from './user-record.mapper.ts';

interface SettingsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly accounts: Pick<Accounts, 'signInMethods' | 'verification'>;
}

interface Prepared {
  readonly shown: GivenProof;
  readonly passwordHash: string | undefined;
}

const newAddresses = { max: 6, seconds: 60 * 60 };

export function createAccountSettings(options: SettingsOptions) {
  const { db, events, limits, sessions, accounts } = options;
  const { signInMethods, verification } = accounts;

  const find = async (conn: Database, accountId: number) => {
    const row = await queries.findSettings(conn, accountId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  const read = async ({ accountId, kind }: Member): Promise<UserRecord> => {
    const row = await find(db, accountId);
    const user = await sessions.findUser(accountId);
    if (!user) throw new ProblemError('NOT_FOUND');
    return toUserRecord(user, row, preferencesOf(kind, await listPreferences(db, accountId)));
  };

  const rejectForeign = ({ kind }: Member, { settings = {} }: ChangeBody) => {
    const errors = findForeignSettings(kind, settings);
    const [first] = errors;
    if (first)
      throw new ProblemError('VALIDATION_FAILED', { detail: `${first.field}: ${first.message}`, errors });
  };

  /** Slow, so before the transaction: checks the proof and hashes the new password. */
  const prepareCredentials = async (
    member: Member,
    row: queries.SettingsRow,
    change: PlannedChange,
    body: ChangeBody,
  ): Promise<Prepared | undefined> => {
    if (!touchesCredentials(change)) return undefined;
    const shown = await signInMethods.requireProof(member, body);
    if (change.email !== undefined || change.mobile !== undefined) {
      await limits.take(`new-address:${row.id}`, newAddresses);
    }
    if (change.password === undefined) return { shown, passwordHash: undefined };
    const { first_name, last_name, email, mobile } = row;
    rejectGuessable(change.password, [first_name, last_name, email, mobile]);
    return { shown, passwordHash: await hashPassword(change.password) };
  };

  const applyCredentials = async (
    trx: Database,
    member: Member,
    { email, mobile }: PlannedChange,
    { shown, passwordHash }: Prepared,
    userAgent: string,
  ) => {
    const { accountId } = member;
    if (email !== undefined) await verification.startEmailChange(trx, { accountId, email, shown });
    if (mobile !== undefined) await signInMethods.startMobile(trx, accountId, mobile, shown);
    if (passwordHash === undefined) return;
    const waitsFor = { email, mobile };
    await signInMethods.changePassword(trx, member, { passwordHash, shown, userAgent, waitsFor });
    await events.record(trx, accountPasswordChanged, { accountId });
  };

  const applySettings = async (trx: Database, accountId: number, change: PlannedChange) => {
    if (!touchesSettings(change)) return;
    const account = { ...change.names, ...change.whatsapp };
    if (Object.keys(account).length > 0) await queries.updateAccount(trx, accountId, account);
    if (Object.keys(change.cancelled).length > 0) {
      await signInMethods.stopWaiting(trx, accountId, change.cancelled);
    }
    if (Object.keys(change.talent).length > 0) await changeTalent(trx, accountId, change.talent);
    if (change.preferences.length > 0) await savePreferences(trx, accountId, change.preferences);
    await events.record(trx, accountSettingsChanged, { accountId });
  };

  return {
    read,

    async change(member: Member, body: ChangeBody, userAgent: string): Promise<UserRecord> {
      rejectForeign(member, body);
      const before = await find(db, member.accountId);
      const wanted = planChange(before, body);
      if (member.frozen && touchesProfile(wanted)) throw new ProblemError('PROFILE_FROZEN');
      const prepared = await prepareCredentials(member, before, wanted, body);
      await db.transaction().execute(async (trx) => {
        await queries.lockAccount(trx, member.accountId);
        const row = await find(trx, member.accountId);
        const change = planChange(row, body);
        if (touchesCredentials(change) && !prepared) {
          throw new ProblemError('CONFLICT', { detail: 'Your sign-in was changed just now. Try again.' });
        }
        await applySettings(trx, member.accountId, change);
        if (prepared) await applyCredentials(trx, member, change, prepared, userAgent);
      });
      return read(member);
    },
  };
}
export type AccountSettings = ReturnType<typeof createAccountSettings>;
