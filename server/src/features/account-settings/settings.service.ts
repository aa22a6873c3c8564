import type { UserRecord } from '@callboard/contract/account-settings';
import type { Database } from '../../platform/db/database.ts';
import type { EventRecorder } from '../../platform/events/event-recorder.ts';
import type { Member } from '../../platform/http/own-account.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import {
  hashPassword,
  passwordChangedLetter,
  refuseGuessable,
  type Verification,
} from '../accounts/index.ts';
import { preferencesOf } from '../notification-preferences/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { requireCurrentPassword } from './current-password.ts';
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
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly verification: Verification;
}

const newAddresses = { max: 6, seconds: 60 * 60 };
const passwordChangedMessage =
  'Your Callboard password was changed and other devices were signed out. If that was not you, sign in with a code and set a new one.';

export function createAccountSettings(options: SettingsOptions) {
  const { db, events, outbox, limits, sessions, verification } = options;

  const find = async (conn: Database, accountId: number) => {
    const row = await queries.findSettings(conn, accountId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  const read = async ({ accountId, kind }: Member): Promise<UserRecord> => {
    const row = await find(db, accountId);
    const user = await sessions.findUser(accountId);
    if (!user) throw new ProblemError('NOT_FOUND');
    return toUserRecord(user, row, preferencesOf(kind, await queries.listPreferences(db, accountId)));
  };

  const refuseForeign = ({ kind }: Member, { settings = {} }: ChangeBody) => {
    const errors = findForeignSettings(kind, settings);
    const [first] = errors;
    if (first)
      throw new ProblemError('VALIDATION_FAILED', { detail: `${first.field}: ${first.message}`, errors });
  };

  /** Slow, so before the transaction: what the new password is kept as. */
  const prepareCredentials = async (row: queries.SettingsRow, change: PlannedChange, body: ChangeBody) => {
    if (!touchesCredentials(change)) return undefined;
    await requireCurrentPassword(limits, row, body.current_password);
    if (change.email !== undefined || change.mobile !== undefined) {
      await limits.take(`new-address:${row.id}`, newAddresses);
    }
    if (change.password === undefined) return undefined;
    const { first_name, last_name, email, mobile } = row;
    refuseGuessable(change.password, [first_name, last_name, email, mobile]);
    return hashPassword(change.password);
  };

  const applyCredentials = async (
    trx: Database,
    { accountId, sessionId }: Member,
    row: queries.SettingsRow,
    change: PlannedChange,
    passwordHash: string | undefined,
  ) => {
    const { email, mobile } = change;
    if (email !== undefined) await verification.startEmailChange(trx, { accountId, email });
    if (mobile !== undefined) await verification.startMobileChange(trx, { accountId, mobile });
    if (passwordHash === undefined) return;
    await queries.setPassword(trx, accountId, passwordHash);
    await sessions.endAll(trx, accountId, 'password-changed', sessionId);
    const news = { mail: passwordChangedLetter(row.first_name), message: passwordChangedMessage };
    await tellPerson(outbox, trx, row, news);
    await events.record(trx, accountPasswordChanged, { accountId });
  };

  const applySettings = async (trx: Database, accountId: number, change: PlannedChange) => {
    if (!touchesSettings(change)) return;
    const account = { ...change.names, ...change.whatsapp, ...change.takenBack };
    if (Object.keys(account).length > 0) await queries.updateAccount(trx, accountId, account);
    if (Object.keys(change.talent).length > 0) await queries.updateTalent(trx, accountId, change.talent);
    if (change.preferences.length > 0) await queries.savePreferences(trx, accountId, change.preferences);
    await events.record(trx, accountSettingsChanged, { accountId });
  };

  return {
    read,

    async change(member: Member, body: ChangeBody): Promise<UserRecord> {
      refuseForeign(member, body);
      const before = await find(db, member.accountId);
      const wanted = planChange(before, body);
      if (member.frozen && touchesProfile(wanted)) throw new ProblemError('PROFILE_FROZEN');
      const passwordHash = await prepareCredentials(before, wanted, body);
      await db.transaction().execute(async (trx) => {
        await queries.lockAccount(trx, member.accountId);
        const row = await find(trx, member.accountId);
        const change = planChange(row, body);
        const proven = touchesCredentials(wanted) && row.password_hash === before.password_hash;
        if (touchesCredentials(change) && !proven) {
          throw new ProblemError('CONFLICT', { detail: 'Your sign-in was changed just now. Try again.' });
        }
        await applySettings(trx, member.accountId, change);
        await applyCredentials(trx, member, row, change, passwordHash);
      });
      return read(member);
    },
  };
}
export type AccountSettings = ReturnType<typeof createAccountSettings>;
