import { z } from 'zod';

/** Stable codes: the interface keys its texts by them, so a code is never renamed or reused. */
export const problems = {
  VALIDATION_FAILED: [400, 'Check the highlighted fields'],
  UNAUTHENTICATED: [401, 'Sign in to continue'],
  INVALID_USER_TYPE: [401, 'Invalid user type'],
  SESSION_ENDED: [401, 'You’ve been signed out'],
  CREDENTIALS_WRONG: [401, 'Incorrect email or password'],
  CODE_WRONG: [400, 'That code isn’t right'],
  CODE_EXPIRED: [400, 'This code has expired'],
  SIGNATURE_WRONG: [400, 'Invalid signature'],
  NO_CREDITS: [402, 'You’re out of credits'],
  PAYMENT_FAILED: [402, 'Payment failed'],
  ORIGIN_REFUSED: [403, 'The request came from another site'],
  WRONG_KIND_OF_USER: [403, 'Not available for your account type'],
  PROFILE_FROZEN: [403, 'Your profile is frozen'],
  PROJECT_RIGHT_MISSING: [403, 'Your role on this project doesn’t include this'],
  PROFILE_INCOMPLETE: [403, 'Complete your profile first'],
  LINK_EXPIRED: [403, 'This link has expired'],
  LINK_USED: [403, 'This link was already used'],
  ACCOUNT_CLOSED: [403, 'This account is closed'],
  PASSWORD_NEEDED: [403, 'Enter your current password'],
  PROOF_REQUIRED: [403, 'Confirm it’s you first'],
  NOT_FOUND: [404, 'Not found'],
  CONFLICT: [409, 'This was changed or already exists'],
  EMAIL_TAKEN: [409, 'This email already has an account'],
  MOBILE_TAKEN: [409, 'This mobile number already has an account'],
  LAST_SIGN_IN_METHOD: [409, 'This is your only way to sign in'],
  ALREADY_SETTLED: [409, 'This is already closed'],
  TOO_SLOW: [408, 'The request took too long'],
  TOO_LARGE: [413, 'The request is too large'],
  STORAGE_QUOTA: [413, 'Not enough space left for this upload'],
  ENCODING_NOT_TAKEN: [415, 'Send the body uncompressed'],
  RATE_LIMITED: [429, 'Too many requests'],
  STORAGE_FULL: [507, 'Uploads are paused'],
  INTERNAL: [500, 'Something went wrong on our side'],
  NOT_CONFIGURED: [404, 'Not set up here'],
  UNAVAILABLE: [503, 'Callboard isn’t ready yet'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;

const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export const FieldError = z.object({ field: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details with a stable code and, for bad input, the fields at fault. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    instance: z.string().optional(),
    errors: z.array(FieldError).optional(),
    /** With STORAGE_QUOTA: how many bytes can still be uploaded. */
    left: z.int().optional(),
    /** Seconds until it can be tried again, as in the Retry-After header. */
    retry_after: z.int().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
