import { invalidField, ProblemError } from '../../platform/http/problem-error.ts';

interface Credentials {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly password_hash: string | null;
}

export interface Proof {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

export interface ProofChecks {
  readonly isPassword: (passwordHash: string | null, password: string) => Promise<boolean>;
  /** Uses a code up, or throws CODE_WRONG or CODE_EXPIRED. */
  readonly checkCode: (address: string, code: string) => Promise<void>;
}

const isRefusedCode = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && ['CODE_WRONG', 'CODE_EXPIRED'].includes(error.code);

/** The code may have gone to the e-mail or to the mobile: the person does not say which. */
async function checkCodeAtOwnAddress(
  { email, mobile }: Credentials,
  otp: string,
  checkCode: ProofChecks['checkCode'],
) {
  const refusals: ProblemError[] = [];
  for (const address of [email, mobile]) {
    if (address === null) continue;
    try {
      return await checkCode(address, otp);
    } catch (error) {
      if (!isRefusedCode(error)) throw error;
      refusals.push(error);
    }
  }
  // An address that was sent no code says "expired"; the other knows better.
  throw refusals.find(({ code }) => code === 'CODE_WRONG') ?? refusals[0] ?? new ProblemError('CODE_EXPIRED');
}

/** A device left open on a table must not be enough to close an account. */
export async function confirmItIsYou(credentials: Credentials, proof: Proof, checks: ProofChecks) {
  if (proof.otp !== undefined) return checkCodeAtOwnAddress(credentials, proof.otp, checks.checkCode);
  if (proof.password === undefined) {
    throw new ProblemError('PASSWORD_NEEDED', {
      detail: 'Send the password, or a code sent to your own address.',
    });
  }
  if (!(await checks.isPassword(credentials.password_hash, proof.password))) {
    throw invalidField('password', 'Is not right');
  }
}
