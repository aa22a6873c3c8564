export { type Accounts, createAccounts } from './create-accounts.ts';
export type { GithubSettings } from './github.client.ts';
export { graceDays, graceEndsAt } from './grace.ts';
export { rejectGuessable } from './guessable-password.ts';
export { signIn } from './manifest.ts';
export { createPartnerCodes } from './partner-codes.ts';
export { hashPassword, isPassword } from './password.ts';
export type { GivenProof } from './sign-in-methods.policy.ts';
export { splitName } from './sign-up.service.ts';
