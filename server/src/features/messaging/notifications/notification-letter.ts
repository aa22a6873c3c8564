import type { Letter, LetterReader } from '../../../platform/feature/notification.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Words {
  readonly message: string;
  readonly path: string;
  readonly subject: string;
  readonly action: string;
}

export const copyLine = (firstName: string) =>
  `You get a copy of this letter because you manage ${firstName} on Callboard.`;

/** The words of a notification as a letter. */
export const notificationLetter = (
  { message, path, subject, action }: Words,
  { firstName, publicUrl, forManager }: LetterReader,
): Letter => {
  const url = `${publicUrl}${path}`;
  return {
    mail: {
      subject,
      ...renderEmail({
        greeting: forManager ? 'Hello,' : `Hello ${firstName},`,
        paragraphs: [...(forManager ? [copyLine(firstName)] : []), message],
        action: { label: action, url },
        footnote: 'You can choose what we write to you about in your settings.',
      }),
    },
    message: `${message} ${url}`,
  };
};
