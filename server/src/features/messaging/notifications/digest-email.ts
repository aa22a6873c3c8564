import type { EmailReader, NotificationEmail } from '../../../platform/feature/notification.ts';
import { copyLine, renderEmail } from '../../../platform/mail/render-email.ts';

/** The page has the rest. */
const mostLines = 30;

interface Line {
  readonly message: string;
  readonly path: string;
}

interface Digest {
  readonly lines: readonly Line[];
  /** The page with all notifications. */
  readonly allUrl: string;
}

const countOf = (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`);

/** The daily email: every unread notification with its link. */
export const digestEmail = (
  { lines, allUrl }: Digest,
  { firstName, publicUrl, forManager }: EmailReader,
): NotificationEmail => {
  const shown = lines.slice(0, mostLines);
  const more = lines.length - shown.length;
  const summary = forManager
    ? `${firstName} has ${countOf(lines.length)}.`
    : `You have ${countOf(lines.length)}.`;
  return {
    email: {
      subject: forManager
        ? `${countOf(lines.length)} for ${firstName}`
        : `${countOf(lines.length)} on Callboard`,
      ...renderEmail({
        greeting: forManager ? 'Hi,' : `Hi ${firstName},`,
        paragraphs: [
          ...(forManager ? [copyLine(firstName)] : []),
          summary,
          ...(more > 0 ? [`Here are the first ${mostLines}.`] : []),
        ],
        links: shown.map(({ message, path }) => ({ text: message, url: `${publicUrl}${path}` })),
        action: { label: 'See all notifications', url: allUrl },
        footnote: 'We send this once a day. You can choose what’s in it in your settings.',
      }),
    },
    message: `${summary} ${allUrl}`,
  };
};
