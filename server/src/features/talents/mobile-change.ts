import { invalidField } from '../../platform/http/problem-error.ts';

interface Mobile {
  readonly mobile: string | null;
  readonly is_mobile_verified: boolean;
}

/** A number nobody has proven may be corrected here; a proven one opens the account, so it is changed elsewhere. */
export function takenMobile(known: Mobile, sent: string | undefined): string | undefined {
  if (sent === undefined || sent === known.mobile) return undefined;
  if (known.is_mobile_verified) {
    throw invalidField('mobile_number', 'Change a verified number in Profile Settings');
  }
  return sent;
}
