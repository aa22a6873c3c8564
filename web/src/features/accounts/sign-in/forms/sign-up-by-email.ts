import { userTypes } from '@callboard/contract/accounts/sessions';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { postRecruiter, postRegister } from '../api.ts';
import { namesOnTheWire } from './names-on-the-wire.ts';

interface SignUp {
  kind: 1 | 2;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  password: string;
}

/** Those who cast tell their company as well, which the plain registration does not ask. */
export function signUpByEmail({ kind, company, email, password, ...names }: SignUp) {
  const ref = keptReferral();
  const who = { ...namesOnTheWire(names), email, password, ...(ref && { ref }) };
  return kind === userTypes.recruiter
    ? postRecruiter({ ...who, company })
    : postRegister({ ...who, user_type: kind });
}
