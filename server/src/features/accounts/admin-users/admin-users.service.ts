import type { AdminUser, changeUserAsAdmin, listUsers } from '@callboard/contract/accounts/admin-users';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { onePage } from '../../../platform/http/list.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Verdicts } from '../../people/recruiter-verification/index.ts';
import type { Freezing } from '../freezing/index.ts';
import { userChangedByAdmin } from './admin-users.events.ts';
import { toAdminUser } from './admin-users.mapper.ts';
import * as queries from './admin-users.queries.ts';

type Query = z.output<(typeof listUsers)['query']>;
type Change = z.output<(typeof changeUserAsAdmin)['body']>;
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockUser>>>;

/** The freeze or unfreeze that the change requests. */
const toFreeze = ({ isFreezed, frozen_reason }: Change, { frozen_at }: Locked) => {
  const isFrozen = frozen_at !== null;
  if (isFreezed === false) return { thaws: isFrozen };
  if (frozen_reason !== undefined && !isFrozen && isFreezed !== true)
    throw invalidField('frozen_reason', 'This profile isn’t frozen');
  if (isFreezed !== true || isFrozen) return { otherReason: frozen_reason };
  if (!frozen_reason) throw invalidField('frozen_reason', 'Enter why the profile is frozen');
  return { freezesFor: frozen_reason };
};

interface AdminUsersOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly verdicts: Verdicts;
  readonly freezing: Freezing;
}

export function createAdminUsers({ db, events, verdicts, freezing }: AdminUsersOptions) {
  const read = async (id: number): Promise<AdminUser> => {
    const row = await queries.findUser(db, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toAdminUser(row);
  };

  const write = async (trx: Database, adminId: number, accountId: number, change: Change) => {
    const before = await queries.lockUser(trx, accountId);
    if (!before) throw new ProblemError('NOT_FOUND');
    if (change.is_verified !== undefined && before.kind !== 'recruiter') {
      throw invalidField('is_verified', 'Only recruiters can be verified');
    }
    const { first_name, last_name, is_verified } = change;
    const { freezesFor, thaws, otherReason } = toFreeze(change, before);
    const account = {
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
      ...(otherReason !== undefined && { frozen_reason: otherReason }),
    };
    if (Object.keys(account).length > 0) await queries.changeAccount(trx, accountId, account);
    if (is_verified) await verdicts.markVerified(trx, { recruiterId: accountId, adminId });
    else if (is_verified === false) await verdicts.markUnverified(trx, accountId);
    await events.record(trx, userChangedByAdmin, { accountId, adminId, fields: Object.keys(change) });
    if (freezesFor) await freezing.freeze(trx, accountId, freezesFor);
    if (thaws) await freezing.unfreeze(trx, accountId);
  };

  return {
    read,
    async list({ user_type, ...query }: Query) {
      const kind = user_type && (user_type === 1 ? 'talent' : 'recruiter');
      const { rows, total } = await queries.listUsers(db, { ...query, kind });
      return onePage(rows.map(toAdminUser), query, total);
    },
    async change(adminId: number, id: number, change: Change) {
      await db.transaction().execute((trx) => write(trx, adminId, id, change));
      return read(id);
    },
  };
}
export type AdminUsers = ReturnType<typeof createAdminUsers>;
