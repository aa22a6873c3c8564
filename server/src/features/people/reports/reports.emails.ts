import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface ReportFacts {
  readonly id: number;
  readonly reason: string;
  readonly reporterId: number;
  readonly reportedId: number;
  readonly isAboutMessage: boolean;
}

/** Ids only, because what people wrote must not leave by email. */
const teamEmail = ({ id, reason, reporterId, reportedId, isAboutMessage }: ReportFacts) => ({
  subject: `Report ${id}: ${reason}`,
  ...renderEmail({
    greeting: `Report ${id}`,
    paragraphs: [
      `Account ${reportedId} was reported by account ${reporterId}. Reason: ${reason}.`,
      isAboutMessage
        ? 'It’s about a message. A copy of its text is kept with the report.'
        : 'It’s about the person, not one message.',
    ],
  }),
});

export const reportedEmail = emailKind({
  ref: 'report.to-team',
  write: (facts: ReportFacts) => ({ email: teamEmail(facts) }),
});
