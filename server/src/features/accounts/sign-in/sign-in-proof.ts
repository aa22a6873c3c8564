import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { isPassword } from './password.ts';
import { findSessionAge } from './session-age.queries.ts';
import { type GivenProof, verifiedAddresses } from './sign-in-methods.policy.ts';
import { findSignInState } from './sign-in-methods.queries.ts';
import type { SignInState } from './sign-in-state.ts';

/** Attempts are counted together across endpoints. */
const tries = { max: 10, seconds: 15 * 60 };
const justSignedIn = 15 * 60;

export interface ProofInput {
  readonly current_password?: string | undefined;
  readonly current_otp?: string | undefined;
}

interface ProofOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly codes: OneTimeCodes;
}

const isRejectedCode = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && ['CODE_WRONG', 'CODE_EXPIRED'].includes(error.code);

export function createSignInProof({ db, limits, codes }: ProofOptions) {
  /** The code may have gone to the email or the mobile number. */
  const checkCode = async (state: SignInState, otp: string): Promise<GivenProof> => {
    const rejections: ProblemError[] = [];
    for (const { address } of verifiedAddresses(state)) {
      try {
        await codes.check(address, otp);
        return { by: 'code', address };
      } catch (error) {
        if (!isRejectedCode(error)) throw error;
        rejections.push(error);
      }
    }
    // An address without a code says "expired", so the other one decides.
    throw (
      rejections.find(({ code }) => code === 'CODE_WRONG') ??
      rejections[0] ??
      new ProblemError('CODE_EXPIRED')
    );
  };

  const checkPassword = async (
    { password_hash }: SignInState,
    typed: string,
    field: string,
  ): Promise<GivenProof> => {
    const right = await isPassword(password_hash, typed);
    if (!right || password_hash === null) throw invalidField(field, 'Incorrect password');
    return { by: 'password', passwordHash: password_hash };
  };

  const find = async (accountId: number) => {
    const state = await findSignInState(db, accountId);
    if (!state) throw new ProblemError('NOT_FOUND');
    return state;
  };

  const show = async (state: SignInState, input: ProofInput, field: string) => {
    const { current_password, current_otp } = input;
    if (current_password === undefined && current_otp === undefined) return undefined;
    await limits.take(`own-password:${state.id}`, tries);
    if (current_otp !== undefined) return checkCode(state, current_otp);
    return checkPassword(state, current_password ?? '', field);
  };

  /** GitHub-only accounts have nothing to type: a fresh sign-in there is their proof. */
  const withoutAnything = async (state: SignInState, sessionId: string): Promise<GivenProof> => {
    if (state.password_hash !== null) throw new ProblemError('PASSWORD_NEEDED');
    if (verifiedAddresses(state).length > 0) {
      throw new ProblemError('PROOF_REQUIRED', {
        detail: 'Enter the code we sent to your verified email or mobile.',
      });
    }
    if (state.identities.length > 0 && (await findSessionAge(db, sessionId)) > justSignedIn) {
      throw new ProblemError('PROOF_REQUIRED', { detail: 'Sign out, sign in again, then try again.' });
    }
    return { by: 'nothing-yet' };
  };

  return {
    /** Before any sign-in change. Slow, so before the transaction. */
    async require(
      { accountId, sessionId }: { accountId: number; sessionId: string },
      input: ProofInput,
    ): Promise<GivenProof> {
      const state = await find(accountId);
      return (await show(state, input, 'current_password')) ?? withoutAnything(state, sessionId);
    },

    /** An unattended device must not be enough to close an account. */
    async requireToClose(
      accountId: number,
      { password, otp }: { password?: string | undefined; otp?: string | undefined },
    ): Promise<void> {
      const input = { current_password: otp === undefined ? password : undefined, current_otp: otp };
      if (await show(await find(accountId), input, 'password')) return;
      throw new ProblemError('PASSWORD_NEEDED', {
        detail: 'Enter your password, or a code sent to your verified email or mobile.',
      });
    },
  };
}
export type SignInProof = ReturnType<typeof createSignInProof>;
