import { hasWebAddress, isClear } from '@callboard/contract/people/names';
import { renderEmail } from '../../../platform/mail/render-email.ts';

/** Names with hidden characters or web addresses are not put into our emails. */
const greetingName = (firstName: string) =>
  firstName.length <= 40 && isClear(firstName) && !hasWebAddress(firstName) ? firstName : 'there';

const neverShare = 'Do not share it. Callboard will never ask for it.';

/** The code comes first to show in the phone's preview. */
export const codeMessage = (code: string) =>
  `${code} is your Callboard code. It works for 10 minutes. ${neverShare}`;

export const codeContent = (code: string) => ({
  subject: `${code} is your Callboard code`,
  ...renderEmail({
    greeting: 'Hi,',
    paragraphs: ['Here is your code. It works for 10 minutes.'],
    code,
    footnote: `${neverShare} Didn’t request it? Ignore this email.`,
  }),
});

export const welcomeContent = (firstName: string, url: string, code: string) => ({
  subject: 'Verify your email for Callboard',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: ['Welcome to Callboard. Verify your email, or enter this code.'],
    code,
    action: { label: 'Verify email', url },
    footnote: 'The link works for 3 days, the code for 10 minutes. Didn’t sign up? Ignore this email.',
  }),
});

export const newAddressContent = (firstName: string, url: string, code: string) => ({
  subject: 'Verify your new email for Callboard',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: ['Verify this email to use it for your account, or enter this code in your settings.'],
    code,
    action: { label: 'Verify new email', url },
    footnote: 'Until then we’ll use your old email. Didn’t request this? Ignore this email.',
  }),
});

export const addressChangingContent = (firstName: string) => ({
  subject: 'Your Callboard email is being changed',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: [
      'Someone signed in to your account and asked to use another email for it.',
      'If this was you, there’s nothing to do. If not, set a new password now. That signs everyone out.',
    ],
  }),
});

export const resetContent = (firstName: string, url: string) => ({
  subject: 'Set a new password for Callboard',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: ['Choose a new password with this link. It works once, for one hour.'],
    action: { label: 'Set a new password', url },
    footnote: 'Didn’t request this? Ignore this email. Your password hasn’t changed.',
  }),
});

export const tokenReusedContent = (firstName: string) => ({
  subject: 'We signed you out on one device',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: [
      'Someone tried to use an old copy of your sign-in. To be safe we ended it. You may need to sign in again on that device.',
      'If you see an unknown device in your settings, sign it out and change your password.',
    ],
  }),
});

export const wrongTriesContent = (firstName: string, url: string) => ({
  subject: 'Someone is trying to sign in as you',
  ...renderEmail({
    greeting: `Hi ${greetingName(firstName)},`,
    paragraphs: [
      'Someone entered many wrong passwords or codes for your account today, from devices we don’t know. They didn’t get in. You can still sign in on the devices you use.',
      'If you use this password anywhere else, set a new one now. That also signs out every other device.',
    ],
    action: { label: 'Set a new password', url },
    footnote:
      'If it was you, you don’t need to do anything. Do not share your password or a code with anyone. Callboard will never ask for them.',
  }),
});
