import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import type { WaitingRow } from './waiting.queries.ts';

interface UnreadLetter {
  readonly firstName: string;
  readonly conversations: readonly WaitingRow[];
  readonly publicUrl: string;
}

const excerptLetters = 140;
const neverPay = 'Callboard never asks you to pay for a part.';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A few words, without cutting a letter in half. */
export const excerptOf = (text: string) => {
  const letters = [...onOneLine(text)];
  return letters.length <= excerptLetters
    ? letters.join('')
    : `${letters
        .slice(0, excerptLetters - 1)
        .join('')
        .trimEnd()}…`;
};

const nameOf = ({ other_name, company }: WaitingRow) =>
  onOneLine(company === null ? other_name : `${other_name} of ${company}`);
const aboutOf = ({ project_title }: WaitingRow) =>
  project_title === null ? '' : `, about ${onOneLine(project_title)}`;
const countOf = ({ unread }: WaitingRow) => (unread === 1 ? '1 message' : `${unread} messages`);
const answerAt = (publicUrl: string, { conversation_id }: WaitingRow) =>
  `${publicUrl}/app/messages?conversation=${conversation_id}&reply=1`;

const linesOf = (publicUrl: string, row: WaitingRow, isAlone: boolean) =>
  [
    `${nameOf(row)}${aboutOf(row)} (${countOf(row)})`,
    excerptOf(row.text) || 'Sent you files.',
    ...(isAlone ? [] : [`Answer: ${answerAt(publicUrl, row)}`]),
  ].join('\n');

/** One letter of all that waits to be read, with a way to answer each. */
function unreadLetter({ firstName, conversations, publicUrl }: UnreadLetter) {
  const [first] = conversations;
  if (!first) throw new Error('There is nothing to write about');
  const isAlone = conversations.length === 1;
  const subject = isAlone
    ? `${nameOf(first)} wrote to you`
    : `${conversations.length} conversations wait for your answer`;
  const url = isAlone ? answerAt(publicUrl, first) : `${publicUrl}/app/messages`;
  const isForTalent = conversations.some(({ company }) => company !== null);
  return {
    mail: {
      subject,
      ...renderEmail({
        greeting: `Hello ${firstName},`,
        paragraphs: [isAlone ? 'You have a message on Callboard.' : 'You have messages on Callboard.'],
        action: { label: isAlone ? 'Read and answer' : 'Open your messages', url },
        quote: conversations.map((row) => linesOf(publicUrl, row, isAlone)).join('\n\n'),
        footnote: `Answers to this mail reach nobody: answer on Callboard.${isForTalent ? ` ${neverPay}` : ''}`,
      }),
    },
    message: isAlone
      ? `${nameOf(first)} wrote to you on Callboard: ${url}`
      : `${conversations.length} conversations wait for you on Callboard: ${url}`,
  };
}

export const unreadMessagesEmail = emailKind({ ref: 'messages.unread', write: unreadLetter });
