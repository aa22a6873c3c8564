import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { emailKind } from '../../../platform/feature/email.ts';
import { addressChangingContent, tokenReusedContent, wrongTriesContent } from './account-emails.ts';
import * as contents from './sign-in-change-emails.ts';

interface Named {
  readonly firstName: string;
}

export const tokenReusedEmail = emailKind({
  ref: 'session.token-reused',
  write: ({ firstName }: Named) => ({ email: tokenReusedContent(firstName) }),
});

export const wrongTriesEmail = emailKind({
  ref: 'account.tried-by-strangers',
  write: ({ firstName, url }: Named & { readonly url: string }) => ({
    email: wrongTriesContent(firstName, url),
  }),
});

export const addressChangingEmail = emailKind({
  ref: 'account.address-changing',
  write: ({ firstName }: Named) => ({ email: addressChangingContent(firstName) }),
});

interface Changed extends Named {
  readonly change: contents.ChangeFacts;
  readonly undoUrl: string | undefined;
}

export const signInChangedEmail = emailKind({
  ref: 'account.sign-in-changed',
  write: ({ firstName, change, undoUrl }: Changed) => ({
    email: contents.signInChangedContent(firstName, change, undoUrl),
    message: contents.signInChangedMessage(change, undoUrl),
  }),
});

export const changeUndoneEmail = emailKind({
  ref: 'account.sign-in-change-undone',
  write: ({ firstName }: Named) => ({
    email: contents.changeUndoneContent(firstName),
    message: contents.changeUndoneMessage,
  }),
});

export const passwordResetEmail = emailKind({
  ref: 'account.password-reset',
  write: ({ firstName, ended }: Named & { readonly ended: readonly NamedMethod[] }) => ({
    email: contents.passwordResetContent(firstName, ended),
    message: contents.endedByResetMessage,
  }),
});

/** Requested codes and links are sent directly, as part of signing in. */
export const signInEmails = [
  tokenReusedEmail,
  wrongTriesEmail,
  addressChangingEmail,
  signInChangedEmail,
  changeUndoneEmail,
  passwordResetEmail,
];
