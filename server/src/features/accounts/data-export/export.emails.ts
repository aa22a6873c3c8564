import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

const readyContent = (firstName: string, url: string) => ({
  subject: 'Your Callboard data is ready to download',
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      'Your profile, photos, messages and everything else we keep about you are ready, in one archive.',
      'Download it from your settings within 7 days. After that we delete it, and you can request a new one.',
    ],
    action: { label: 'Download my data', url },
    footnote: 'Didn’t request this? Set a new password. Someone may be using your account.',
  }),
});

const readyMessage = (url: string) => `Your Callboard data is ready. Download it within 7 days: ${url}`;

export const exportReadyEmail = emailKind({
  ref: 'data-export.ready',
  write: ({ firstName, url }: { readonly firstName: string; readonly url: string }) => ({
    email: readyContent(firstName, url),
    message: readyMessage(url),
  }),
});
