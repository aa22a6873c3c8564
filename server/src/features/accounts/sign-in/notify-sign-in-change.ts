import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { describeDevice } from '../sessions/index.ts';
import { maskAddress } from './mask-address.ts';
import { signInChangedEmail } from './sign-in.emails.ts';
import {
  type ChangeAction,
  type ChangedMethod,
  insertChange,
  insertChangeLink,
} from './sign-in-changes.queries.ts';
import { mayUndo, type VerifiedAddress, verifiedAddresses } from './sign-in-methods.policy.ts';
import type { SignInState } from './sign-in-state.ts';

export const changeLinkPrint = (token: string) => createHash('sha256').update(token).digest();

export interface SignInChange {
  readonly before: SignInState;
  readonly method: ChangedMethod;
  readonly action: ChangeAction;
  /** The new address; of a removal, the one that went. */
  readonly address?: string | undefined;
  readonly userAgent: string;
}

/** Records the change and notifies every address that was verified before it. */
export function createSignInChangeNotifier({ emails, publicUrl }: { emails: Emails; publicUrl: string }) {
  const makeLink = async (trx: Database, changeId: number) => {
    const token = randomBytes(32).toString('base64url');
    await insertChangeLink(trx, changeId, changeLinkPrint(token));
    return `${publicUrl}/this-was-not-me?token=${token}`;
  };

  return async (trx: Database, change: SignInChange): Promise<void> => {
    const { before, method, action, address, userAgent } = change;
    const { device } = describeDevice(userAgent);
    const { id, changed_at } = await insertChange(trx, { before, method, action, device });
    const facts = {
      method,
      action,
      device,
      changedAt: changed_at,
      address: address === undefined ? undefined : maskAddress(address),
    };
    const notify = (
      { method: by, address: where }: Pick<VerifiedAddress, 'method' | 'address'>,
      undoUrl?: string,
    ) =>
      emails.send(trx, signInChangedEmail, {
        to: by === 'email' ? { email: where, mobile: null } : { email: null, mobile: where },
        facts: { firstName: before.first_name, change: facts, undoUrl },
        sensitive: undoUrl !== undefined,
      });

    const verified = verifiedAddresses(before);
    // A new address is not notified of itself; a removed one is notified of its removal.
    for (const one of action === 'removed'
      ? verified
      : verified.filter((other) => other.address !== address)) {
      await notify(one, mayUndo(one, before, changed_at) ? await makeLink(trx, id) : undefined);
    }
    // An unverified address may belong to someone else: it is notified of a new password, but gets no undo link.
    if (verified.length === 0 && method === 'password' && before.email !== null) {
      await notify({ method: 'email', address: before.email });
    }
  };
}
export type NotifySignInChange = ReturnType<typeof createSignInChangeNotifier>;
