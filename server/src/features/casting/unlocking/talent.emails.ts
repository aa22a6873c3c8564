import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface TalentEmailFacts {
  readonly firstName: string;
  readonly from: { readonly name: string; readonly company: string };
  readonly subject: string;
  readonly message: string;
  readonly messagesUrl: string;
}

/** Neither sees the other's address. Replies go through Callboard. */
const writeTalentEmail = ({ firstName, from, subject, message, messagesUrl }: TalentEmailFacts) => ({
  email: {
    subject,
    ...renderEmail({
      greeting: `Hi ${firstName},`,
      paragraphs: [`${from.name} from ${from.company} messaged you on Callboard.`],
      quote: message,
      action: { label: 'Reply on Callboard', url: messagesUrl },
      footnote: 'Please reply on Callboard, not to this email. Callboard never asks you to pay for a role.',
    }),
  },
  message: `${from.name} from ${from.company} messaged you on Callboard: ${messagesUrl}`,
});

export const talentEmail = emailKind({ ref: 'unlocking.letter-to-talent', write: writeTalentEmail });
