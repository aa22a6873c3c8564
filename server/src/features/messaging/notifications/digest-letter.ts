import type { Letter, LetterReader } from '../../../platform/feature/notification.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { copyLine } from './notification-letter.ts';

/** More than anybody reads in one letter; the page has them all. */
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

const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);

/** One letter a day with everything that happened and was not seen yet, each with its link. */
export const digestLetter = (
  { lines, allUrl }: Digest,
  { firstName, publicUrl, forManager }: LetterReader,
): Letter => {
  const shown = lines.slice(0, mostLines);
  const more = lines.length - shown.length;
  const happened = forManager
    ? `${things(lines.length)} happened for ${firstName} on Callboard today.`
    : `${things(lines.length)} happened for you on Callboard that you have not seen yet.`;
  return {
    mail: {
      subject: forManager
        ? `${firstName} on Callboard: ${things(lines.length).toLowerCase()} today`
        : `${things(lines.length)} on Callboard today`,
      ...renderEmail({
        greeting: forManager ? 'Hello,' : `Hello ${firstName},`,
        paragraphs: [
          ...(forManager ? [copyLine(firstName)] : []),
          happened,
          ...(more > 0 ? [`These are the first ${mostLines}.`] : []),
        ],
        links: shown.map(({ message, path }) => ({ text: message, url: `${publicUrl}${path}` })),
        action: { label: 'See all notifications', url: allUrl },
        footnote: 'This letter comes once a day. You can choose what is in it in your settings.',
      }),
    },
    message: `${happened} ${allUrl}`,
  };
};
