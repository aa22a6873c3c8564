import type { EmailReader, NotificationEmail } from '../../../platform/feature/notification.ts';
import { copyLine, renderEmail } from '../../../platform/mail/render-email.ts';

interface EmailText {
  readonly message: string;
  readonly path: string;
  readonly subject: string;
  readonly action: string;
}

/** A notification as an email. */
export const notificationEmail = (
  { message, path, subject, action }: EmailText,
  { firstName, publicUrl, forManager }: EmailReader,
): NotificationEmail => {
  const url = `${publicUrl}${path}`;
  return {
    email: {
      subject,
      ...renderEmail({
        greeting: forManager ? 'Hi,' : `Hi ${firstName},`,
        paragraphs: [...(forManager ? [copyLine(firstName)] : []), message],
        action: { label: action, url },
        footnote: 'You can choose your notifications in your settings.',
      }),
    },
    message: `${message} ${url}`,
  };
};
