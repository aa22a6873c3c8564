import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface ReportFacts {
  readonly id: number;
  readonly reason: string;
  readonly reporterId: number;
  readonly reportedId: number;
  readonly isAboutMessage: boolean;
}

/** To the team. Numbers only: what was written stays where it is kept. */
const letterToTeam = ({ id, reason, reporterId, reportedId, isAboutMessage }: ReportFacts) => ({
  subject: `Report ${id}: ${reason}`,
  ...renderEmail({
    greeting: `Report ${id}`,
    paragraphs: [
      `Account ${reportedId} was reported by account ${reporterId}. Reason: ${reason}.`,
      isAboutMessage
        ? 'It is about a message. Its words are kept with the report as they stood.'
        : 'It is about the person, not about one message.',
    ],
  }),
});

export const reportedEmail = emailKind({
  ref: 'report.to-team',
  write: (facts: ReportFacts) => ({ mail: letterToTeam(facts) }),
});
