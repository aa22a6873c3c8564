import { hasWebAddress, isClear } from '@callboard/contract/people/names';
import { renderEmail } from '../../../platform/mail/render-email.ts';

/** How a mail calls somebody. A name that hides something or looks like an address is not sent out in our name. */
const called = (firstName: string) =>
  firstName.length <= 40 && isClear(firstName) && !hasWebAddress(firstName) ? firstName : 'there';

const neverShare = 'Never share it: nobody from Callboard will ask you for it.';

/** A text message. The code comes first, so that it shows in the phone's preview. */
export const codeMessage = (code: string) =>
  `${code} is your Callboard code. It works for 10 minutes. ${neverShare}`;

export const codeLetter = (code: string) => ({
  subject: `${code} is your Callboard code`,
  ...renderEmail({
    greeting: 'Hello,',
    paragraphs: ['This is the code you asked for. It works for 10 minutes.'],
    code,
    footnote: `${neverShare} If you did not ask for it, you can leave this mail alone.`,
  }),
});

export const welcomeLetter = (firstName: string, url: string, code: string) => ({
  subject: 'Verify your e-mail for Callboard',
  ...renderEmail({
    greeting: `Hello ${called(firstName)},`,
    paragraphs: [
      'Welcome to the board. Press the button to verify this address, or type the code where you signed up.',
    ],
    code,
    action: { label: 'Verify my e-mail', url },
    footnote:
      'The button works for 3 days, the code for 10 minutes. If you did not sign up, leave this mail alone.',
  }),
});

export const newAddressLetter = (firstName: string, url: string, code: string) => ({
  subject: 'Verify your new e-mail for Callboard',
  ...renderEmail({
    greeting: `Hello ${called(firstName)},`,
    paragraphs: [
      'You asked us to use this address from now on. Press the button or type the code in your settings.',
    ],
    code,
    action: { label: 'Verify my new e-mail', url },
    footnote:
      'Until then we keep using your old address. If you did not ask for this, leave this mail alone.',
  }),
});

export const addressChangingLetter = (firstName: string) => ({
  subject: 'Your e-mail at Callboard is being changed',
  ...renderEmail({
    greeting: `Hello ${called(firstName)},`,
    paragraphs: [
      'Someone who is signed in to your account and confirmed it asked us to use another email address for it.',
      'If that was you, there is nothing to do here. If not, set a new password now: that signs everyone out.',
    ],
  }),
});

export const resetLetter = (firstName: string, url: string) => ({
  subject: 'Set a new password for Callboard',
  ...renderEmail({
    greeting: `Hello ${called(firstName)},`,
    paragraphs: ['Press the button to choose a new password. It works once, within the next hour.'],
    action: { label: 'Set a new password', url },
    footnote: 'If you did not ask for this, leave this mail alone: your password stays as it is.',
  }),
});

export const tokenReusedLetter = (firstName: string) => ({
  subject: 'We signed out a device of yours',
  ...renderEmail({
    greeting: `Hello ${called(firstName)},`,
    paragraphs: [
      'Someone tried to use an old copy of one of your sign-ins. To be safe we have ended that sign-in; you may have to sign in again on that device.',
      'If you see a device you do not know in your settings, sign it out and change your password.',
    ],
  }),
});

export const wrongTriesLetter = (firstName: string, url: string) => ({
  subject: 'Someone is trying to sign in as you',
  ...renderEmail({
    greeting: `Hi ${called(firstName)},`,
    paragraphs: [
      'Someone entered many wrong passwords or codes for your account today, from devices we don’t know. They didn’t get in. You can still sign in on the devices you use.',
      'If you use this password anywhere else, set a new one now. That also signs out every other device.',
    ],
    action: { label: 'Set a new password', url },
    footnote:
      'If it was you, you don’t need to do anything. Do not share your password or a code with anyone. Callboard will never ask for them.',
  }),
});
