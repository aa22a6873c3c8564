import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Sessions } from '../sessions/index.ts';
import { forgetKnownDevices } from './accounts.queries.ts';
import { isEmailTaken, isMobileTaken } from './contact.queries.ts';
import { maskAddress } from './mask-address.ts';
import { changeLinkPrint } from './notify-sign-in-change.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import { changeUndoneEmail } from './sign-in.emails.ts';
import {
  findChangeByLink,
  markUndone,
  type StateBefore,
  spendChangeLinks,
} from './sign-in-changes.queries.ts';
import { verifiedAddresses } from './sign-in-methods.policy.ts';
import * as queries from './sign-in-methods.queries.ts';
import type { SignInState } from './sign-in-state.ts';

interface UndoOptions {
  readonly db: Database;
  readonly links: OneTimeLinks;
  readonly emails: Emails;
  readonly sessions: Sessions;
}

/** The sign-in methods in one state but not in another. */
export function missingFrom(other: SignInState, state: SignInState): NamedMethod[] {
  const addresses = new Set(verifiedAddresses(other).map(({ address }) => address));
  const subjects = new Set(other.identities.map(({ provider, subject }) => `${provider}:${subject}`));
  return [
    ...verifiedAddresses(state)
      .filter(({ address }) => !addresses.has(address))
      .map(({ method, address }) => ({ method, address: maskAddress(address) })),
    ...state.identities
      .filter(({ provider, subject }) => !subjects.has(`${provider}:${subject}`))
      .map(({ provider }) => ({ method: provider, address: null })),
  ];
}

/** "This was not me": restores the sign-in methods from before the change. */
export function createUndoSignInChange({ db, links, emails, sessions }: UndoOptions) {
  const findLive = async (conn: Database, token: string) => {
    const change = await findChangeByLink(conn, changeLinkPrint(token));
    if (!change || change.expired) throw new ProblemError('LINK_EXPIRED');
    if (change.used_at) throw new ProblemError('LINK_USED');
    return change;
  };

  /** An address taken meanwhile cannot be restored; a number then stays a contact. */
  const putBack = async (trx: Database, accountId: number, before: StateBefore) => {
    const removedEmail = before.email !== null && (await isEmailTaken(trx, before.email, accountId));
    const removedMobile = before.mobile !== null && (await isMobileTaken(trx, before.mobile, accountId));
    const mobileVerifiedAt = removedMobile ? null : before.mobile_verified_at;
    if (removedEmail && mobileVerifiedAt === null) {
      throw new ProblemError('CONFLICT', { detail: 'Your address is in use elsewhere. Please contact us.' });
    }
    await queries.writeSignIn(trx, accountId, {
      email: removedEmail ? null : before.email,
      email_verified_at: removedEmail ? null : before.email_verified_at,
      mobile: before.mobile,
      mobile_verified_at: mobileVerifiedAt,
      pending_email: null,
      pending_mobile: null,
      // The intruder may know it.
      password_hash: null,
    });
    await queries.endIdentities(trx, accountId, ['github', 'instagram']);
    for (const identity of before.identities) {
      await queries.insertIdentity(trx, accountId, identity, identity.created_at);
    }
  };

  const sendUndoneEmail = async (trx: Database, state: SignInState) => {
    for (const { method, address } of verifiedAddresses(state)) {
      const to = method === 'email' ? { email: address, mobile: null } : { email: null, mobile: address };
      await emails.send(trx, changeUndoneEmail, { to, facts: { firstName: state.first_name } });
    }
  };

  return {
    async read(token: string) {
      const { method, action, device, changed_at } = await findLive(db, token);
      return { method, action, device, changed_at: changed_at.toISOString() };
    },

    undo: (token: string) =>
      db.transaction().execute(async (trx) => {
        const { account_id: accountId } = await findLive(trx, token);
        // Locks the account first, as everywhere: the second of two clicks finds the link used.
        const current = await queries.lockSignInState(trx, accountId);
        const change = await findLive(trx, token);
        if (!current) throw new ProblemError('LINK_EXPIRED');
        await putBack(trx, accountId, change.state_before);
        await markUndone(trx, accountId, change.id);
        await spendChangeLinks(trx, accountId);
        await links.spendAll(trx, accountId);
        await sessions.endAll(trx, accountId, 'password-changed');
        await forgetKnownDevices(trx, accountId);
        const restored = await queries.findSignInState(trx, accountId);
        if (!restored) throw new ProblemError('LINK_EXPIRED');
        await sendUndoneEmail(trx, restored);
        const { email } = restored;
        return {
          removed: missingFrom(restored, current),
          restored: missingFrom(current, restored),
          reset_token:
            email === null ? null : await links.makeToken(trx, { purpose: 'set-password', accountId, email }),
        };
      }),
  };
}
