import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import type { UnreadRow } from './unread.queries.ts';

interface UnreadEmail {
  readonly firstName: string;
  readonly conversations: readonly UnreadRow[];
  readonly publicUrl: string;
}

const excerptLength = 140;
const neverPay = 'Callboard never asks you to pay for a role.';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Never cuts a character in half. */
export const excerptOf = (text: string) => {
  const characters = [...onOneLine(text)];
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters
        .slice(0, excerptLength - 1)
        .join('')
        .trimEnd()}…`;
};

const nameOf = ({ other_name, company }: UnreadRow) =>
  onOneLine(company === null ? other_name : `${other_name} from ${company}`);
const aboutOf = ({ project_title }: UnreadRow) =>
  project_title === null ? '' : `, about ${onOneLine(project_title)}`;
const countOf = ({ unread }: UnreadRow) => (unread === 1 ? '1 message' : `${unread} messages`);
const replyUrl = (publicUrl: string, { conversation_id }: UnreadRow) =>
  `${publicUrl}/app/messages?conversation=${conversation_id}&reply=1`;

const linesOf = (publicUrl: string, row: UnreadRow, isSingle: boolean) =>
  [
    `${nameOf(row)}${aboutOf(row)} (${countOf(row)})`,
    excerptOf(row.text) || 'Sent you files.',
    ...(isSingle ? [] : [`Reply: ${replyUrl(publicUrl, row)}`]),
  ].join('\n');

/** Lists every unread conversation with a link to reply. */
function writeUnreadEmail({ firstName, conversations, publicUrl }: UnreadEmail) {
  const [first] = conversations;
  if (!first) throw new Error('There is nothing to write about');
  const isSingle = conversations.length === 1;
  const subject = isSingle ? `${nameOf(first)} messaged you` : `${conversations.length} unread conversations`;
  const url = isSingle ? replyUrl(publicUrl, first) : `${publicUrl}/app/messages`;
  const isForTalent = conversations.some(({ company }) => company !== null);
  return {
    email: {
      subject,
      ...renderEmail({
        greeting: `Hi ${firstName},`,
        paragraphs: [
          isSingle ? 'You have a new message on Callboard.' : 'You have new messages on Callboard.',
        ],
        action: { label: isSingle ? 'Read and reply' : 'Open your messages', url },
        quote: conversations.map((row) => linesOf(publicUrl, row, isSingle)).join('\n\n'),
        footnote: `Please reply on Callboard, not to this email.${isForTalent ? ` ${neverPay}` : ''}`,
      }),
    },
    message: isSingle
      ? `${nameOf(first)} messaged you on Callboard: ${url}`
      : `${conversations.length} unread conversations on Callboard: ${url}`,
  };
}

export const unreadMessagesEmail = emailKind({ ref: 'messages.unread', write: writeUnreadEmail });
