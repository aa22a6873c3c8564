import { invalidField, ProblemError } from '../../platform/http/problem-error.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { isPassword } from '../accounts/index.ts';

const tries = { max: 10, seconds: 15 * 60 };

/** The key is shared with closing an account: guesses count together, wherever they are made. */
const triesOf = (accountId: number) => `own-password:${accountId}`;

/** Someone who has a password shows that they know it; whoever has none is believed by their sign-in. */
export async function requireCurrentPassword(
  limits: Limits,
  account: { readonly id: number; readonly password_hash: string | null },
  typed: string | undefined,
): Promise<void> {
  if (account.password_hash === null) return;
  if (typed === undefined) throw new ProblemError('PASSWORD_NEEDED');
  await limits.take(triesOf(account.id), tries);
  if (!(await isPassword(account.password_hash, typed)))
    throw invalidField('current_password', 'Is not right');
}
