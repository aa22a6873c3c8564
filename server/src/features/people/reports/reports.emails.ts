import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface ReportFacts {
  readonly id: number;
  readonly reason: string;
  readonly reporterId: number;
  readonly reportedId: number;
  /** A message the reported person sent, their project or job, or the person. */
  readonly about: 'message' | 'project' | 'job' | 'person';
}

const explanations = {
  message: 'It’s about a message. A copy of its text is kept with the report.',
  project: 'It’s about a project. A copy of its title and of what was sent is kept with the report.',
  job: 'It’s about a job. A copy of its title and text is kept with the report.',
  person: 'It’s about the person, not one message.',
} as const;

/** Ids only, because what people wrote must not leave by email. */
const teamEmail = ({ id, reason, reporterId, reportedId, about }: ReportFacts) => ({
  subject: `Report ${id}: ${reason}`,
  ...renderEmail({
    greeting: `Report ${id}`,
    paragraphs: [
      `Account ${reportedId} was reported by account ${reporterId}. Reason: ${reason}.`,
      explanations[about],
    ],
  }),
});

export const reportedEmail = emailKind({
  ref: 'report.to-team',
  write: (facts: ReportFacts) => ({ email: teamEmail(facts) }),
});
