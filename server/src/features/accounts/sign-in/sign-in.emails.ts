import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { emailKind } from '../../../platform/feature/email.ts';
import { addressChangingLetter, tokenReusedLetter, wrongTriesLetter } from './account-letters.ts';
import * as letters from './sign-in-letters.ts';

interface Named {
  readonly firstName: string;
}

export const tokenReusedEmail = emailKind({
  ref: 'session.token-reused',
  write: ({ firstName }: Named) => ({ mail: tokenReusedLetter(firstName) }),
});

export const wrongTriesEmail = emailKind({
  ref: 'account.tried-by-strangers',
  write: ({ firstName, url }: Named & { readonly url: string }) => ({
    mail: wrongTriesLetter(firstName, url),
  }),
});

export const addressChangingEmail = emailKind({
  ref: 'account.address-changing',
  write: ({ firstName }: Named) => ({ mail: addressChangingLetter(firstName) }),
});

interface Changed extends Named {
  readonly change: letters.ChangeFacts;
  readonly undoUrl: string | undefined;
}

export const signInChangedEmail = emailKind({
  ref: 'account.sign-in-changed',
  write: ({ firstName, change, undoUrl }: Changed) => ({
    mail: letters.signInChangedLetter(firstName, change, undoUrl),
    message: letters.signInChangedMessage(change, undoUrl),
  }),
});

export const changeUndoneEmail = emailKind({
  ref: 'account.sign-in-change-undone',
  write: ({ firstName }: Named) => ({
    mail: letters.changeUndoneLetter(firstName),
    message: letters.changeUndoneMessage,
  }),
});

export const passwordResetEmail = emailKind({
  ref: 'account.password-reset',
  write: ({ firstName, ended }: Named & { readonly ended: readonly NamedMethod[] }) => ({
    mail: letters.passwordResetLetter(firstName, ended),
    message: letters.endedByResetMessage,
  }),
});

/** Codes and links that were asked for go out by themselves: they are part of signing in. */
export const signInEmails = [
  tokenReusedEmail,
  wrongTriesEmail,
  addressChangingEmail,
  signInChangedEmail,
  changeUndoneEmail,
  passwordResetEmail,
];
