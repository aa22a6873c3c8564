import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

const readyLetter = (firstName: string, url: string) => ({
  subject: 'Your Callboard data is ready to download',
  ...renderEmail({
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The archive you asked for is packed: your profile, your pictures, your messages and everything else we keep about you.',
      'You find it in your settings for 7 days. Then we delete it; you can always ask for a new one.',
    ],
    action: { label: 'Go to my settings', url },
    footnote: 'If you did not ask for it, set a new password: someone may be using your account.',
  }),
});

const readyMessage = (url: string) =>
  `Your Callboard data is packed. Download it from your settings within 7 days: ${url}`;

export const exportReadyEmail = emailKind({
  ref: 'data-export.ready',
  write: ({ firstName, url }: { readonly firstName: string; readonly url: string }) => ({
    mail: readyLetter(firstName, url),
    message: readyMessage(url),
  }),
});
