import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { setContactNumber } from '../person-summaries/index.ts';

const elsewhere = 'Change a verified number in Profile Settings';

/**
 * A number typed here is a contact and proves nothing. A verified one opens the account, so it is changed where
 * its owner shows that it is them.
 */
export async function changeContactNumber(
  trx: Database,
  known: { readonly id: number; readonly mobile: string | null },
  sent: string | undefined,
): Promise<void> {
  if (sent === undefined || sent === known.mobile) return;
  if (await setContactNumber(trx, known.id, sent)) return;
  throw new ProblemError('PROOF_REQUIRED', {
    detail: elsewhere,
    errors: [{ field: 'mobile_number', message: elsewhere }],
  });
}
