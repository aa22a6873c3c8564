import { z } from 'zod';

/** Stable codes: the interface keys its words by them, so a code is never renamed or reused. */
export const problems = {
  VALIDATION_FAILED: [400, 'The request is not valid'],
  UNAUTHENTICATED: [401, 'Sign in to do this'],
  INVALID_USER_TYPE: [401, 'Invalid user type'],
  SESSION_ENDED: [401, 'The session has ended'],
  CREDENTIALS_WRONG: [401, 'The e-mail or the password is not right'],
  CODE_WRONG: [400, 'The code is not right'],
  CODE_EXPIRED: [400, 'The code is no longer valid'],
  SIGNATURE_WRONG: [400, 'The signature is not right'],
  NO_CREDITS: [402, 'There is no credit left'],
  PAYMENT_FAILED: [402, 'The payment did not go through'],
  ORIGIN_REFUSED: [403, 'The request comes from another site'],
  WRONG_KIND_OF_USER: [403, 'This is not for your kind of account'],
  PROFILE_FROZEN: [403, 'The profile is under freeze'],
  PROFILE_INCOMPLETE: [403, 'The profile is not complete yet'],
  LINK_EXPIRED: [403, 'The link is no longer valid'],
  LINK_USED: [403, 'The link has been used'],
  ACCOUNT_CLOSED: [403, 'The account is closed'],
  PASSWORD_NEEDED: [403, 'The current password is needed'],
  PROOF_REQUIRED: [403, 'Confirm that it is you first'],
  NOT_FOUND: [404, 'Not found'],
  CONFLICT: [409, 'This has changed or exists already'],
  EMAIL_TAKEN: [409, 'There is an account with this e-mail'],
  MOBILE_TAKEN: [409, 'There is an account with this mobile number'],
  LAST_SIGN_IN_METHOD: [409, 'This is the only way to sign in'],
  ALREADY_SETTLED: [409, 'This has been settled already'],
  TOO_SLOW: [408, 'The request took too long to arrive'],
  TOO_LARGE: [413, 'The request is too large'],
  STORAGE_QUOTA: [413, 'There is no room left for this upload'],
  ENCODING_NOT_TAKEN: [415, 'The body must be sent as it is, not compressed'],
  RATE_LIMITED: [429, 'Too many requests'],
  STORAGE_FULL: [507, 'Uploads are paused'],
  INTERNAL: [500, 'Something went wrong on our side'],
  NOT_CONFIGURED: [404, 'This is not set up here'],
  UNAVAILABLE: [503, 'Callboard is not ready yet'],
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
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
