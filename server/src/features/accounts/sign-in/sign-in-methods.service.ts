import type { SignInMethod, SignInMethodName } from '@callboard/contract/accounts/sign-in-methods';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Sessions } from '../sessions/index.ts';
import { accountContactVerified } from './accounts.events.ts';
import * as contacts from './contact.queries.ts';
import type { OutsideIdentity } from './identities.queries.ts';
import type { NotifySignInChange } from './notify-sign-in-change.ts';
import { toSignInMethods } from './sign-in-methods.mapper.ts';
import { type GivenProof, mayRemove, stillHolds } from './sign-in-methods.policy.ts';
import * as queries from './sign-in-methods.queries.ts';
import type { ProofInput, SignInProof } from './sign-in-proof.ts';

interface SignInMethodsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly sessions: Sessions;
  readonly proof: SignInProof;
  readonly tell: NotifySignInChange;
}

interface PendingChange {
  readonly pending_email?: null;
  readonly pending_mobile?: null;
}

interface PasswordChange {
  readonly passwordHash: string;
  readonly shown: GivenProof;
  readonly userAgent: string;
  /** Requested together with it. Earlier pending changes may be an intruder's and end. */
  readonly waitsFor: { readonly email: string | undefined; readonly mobile: string | undefined };
}

interface Who {
  readonly accountId: number;
  readonly sessionId: string;
}

const changedMeanwhile = () =>
  new ProblemError('CONFLICT', { detail: 'Your sign-in was changed just now. Try again.' });

/** The only service that adds, changes or removes sign-in methods. */
export function createSignInMethods({ db, events, sessions, proof, tell }: SignInMethodsOptions) {
  const lock = async (trx: Database, accountId: number) => {
    const state = await queries.lockSignInState(trx, accountId);
    if (!state) throw new ProblemError('NOT_FOUND');
    return state;
  };
  /** The proof must still hold within the transaction. */
  const lockProven = async (trx: Database, accountId: number, shown: GivenProof) => {
    const state = await lock(trx, accountId);
    if (!stillHolds(shown, state)) throw changedMeanwhile();
    return state;
  };

  const list = async (accountId: number): Promise<{ results: SignInMethod[] }> => {
    const state = await queries.findSignInState(db, accountId);
    if (!state) throw new ProblemError('NOT_FOUND');
    return { results: toSignInMethods(state) };
  };

  return {
    list,
    requireProof: proof.require,
    lockProven,

    /** Pending addresses need proof, so their code needs none later. */
    async startMobile(trx: Database, accountId: number, mobile: string, shown: GivenProof): Promise<void> {
      await lockProven(trx, accountId, shown);
      if (await contacts.isMobileTaken(trx, mobile, accountId)) throw new ProblemError('MOBILE_TAKEN');
      await queries.writeSignIn(trx, accountId, { pending_mobile: mobile });
    },

    /** Keeping the current address cancels the pending one. */
    stopWaiting: (trx: Database, accountId: number, pending: PendingChange) =>
      queries.writeSignIn(trx, accountId, pending),

    async startEmail(trx: Database, accountId: number, email: string, shown: GivenProof) {
      const state = await lockProven(trx, accountId, shown);
      if (await contacts.isEmailTaken(trx, email, accountId)) throw new ProblemError('EMAIL_TAKEN');
      await queries.writeSignIn(trx, accountId, { pending_email: email });
      return state;
    },

    /** False when it is neither the current nor the pending address. */
    async confirmEmail(trx: Database, accountId: number, email: string, userAgent: string): Promise<boolean> {
      const before = await lock(trx, accountId);
      if (await contacts.isEmailTaken(trx, email, accountId)) throw new ProblemError('EMAIL_TAKEN');
      if (before.email === email && before.email_verified_at !== null) return true;
      if (!(await queries.confirmEmail(trx, accountId, email))) return false;
      const action = before.email !== null && before.email !== email ? 'changed' : 'added';
      await tell(trx, { before, method: 'email', action, address: email, userAgent });
      await events.record(trx, accountContactVerified, { accountId, channel: 'email' });
      return true;
    },

    /** A number typed into the profile does not sign in until requested with proof. */
    async confirmMobile(trx: Database, accountId: number, mobile: string, userAgent: string): Promise<void> {
      const before = await lock(trx, accountId);
      if (await contacts.isMobileTaken(trx, mobile, accountId)) throw new ProblemError('MOBILE_TAKEN');
      if (!(await queries.confirmMobile(trx, accountId, mobile))) return;
      const action = before.mobile_verified_at !== null ? 'changed' : 'added';
      await tell(trx, { before, method: 'mobile', action, address: mobile, userAgent });
      await events.record(trx, accountContactVerified, { accountId, channel: 'mobile' });
    },

    async changePassword(
      trx: Database,
      { accountId, sessionId }: Who,
      change: PasswordChange,
    ): Promise<void> {
      const before = await lockProven(trx, accountId, change.shown);
      await queries.writeSignIn(trx, accountId, {
        password_hash: change.passwordHash,
        pending_email: change.waitsFor.email ?? null,
        pending_mobile: change.waitsFor.mobile ?? null,
      });
      await sessions.endAll(trx, accountId, 'password-changed', sessionId);
      const action = before.password_hash === null ? 'added' : 'changed';
      await tell(trx, { before, method: 'password', action, userAgent: change.userAgent });
    },

    /** The person gave proof before going to the provider and is still signed in. */
    async connect(who: Who, identity: OutsideIdentity, userAgent: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const before = await lock(trx, who.accountId);
        if (!(await sessions.isOpen(trx, who))) return false;
        const same = before.identities.find(({ provider }) => provider === identity.provider);
        if (same) return same.subject === identity.subject;
        if (!(await queries.insertIdentity(trx, who.accountId, identity))) return false;
        await tell(trx, { before, method: identity.provider, action: 'added', userAgent });
        return true;
      });
    },

    async remove(who: Who, method: Exclude<SignInMethodName, 'email'>, input: ProofInput, userAgent: string) {
      const { accountId } = who;
      const shown = await proof.require(who, input);
      await db.transaction().execute(async (trx) => {
        const before = await lockProven(trx, accountId, shown);
        const isThere =
          method === 'mobile'
            ? before.mobile_verified_at !== null
            : before.identities.some(({ provider }) => provider === method);
        if (!isThere) throw new ProblemError('NOT_FOUND');
        if (!mayRemove(before, method)) throw new ProblemError('LAST_SIGN_IN_METHOD');
        if (method === 'mobile') {
          await queries.writeSignIn(trx, accountId, { mobile_verified_at: null, pending_mobile: null });
        } else await queries.endIdentities(trx, accountId, [method]);
        const address = method === 'mobile' ? (before.mobile ?? undefined) : undefined;
        await tell(trx, { before, method, action: 'removed', address, userAgent });
      });
      return list(accountId);
    },
  };
}
export type SignInMethods = ReturnType<typeof createSignInMethods>;
