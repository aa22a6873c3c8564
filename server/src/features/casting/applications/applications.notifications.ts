import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import {
  applicationSent,
  applicationSentAgain,
  applicationWithdrawn,
  replyAsked,
  silenceNoted,
} from './applications.events.ts';
import {
  findFactsForTalent,
  findFactsForTeam,
  findJobTitle,
  findNewApplicants,
} from './notification-facts.queries.ts';
import { talentNews } from './talent-news.notifications.ts';

const talentPath = '/app/openings/my-applications/{{number}}';
const teamPath = '/app/my-job-postings/{{number}}/applicants';
const action = 'See applicants';
const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** One for all who apply until the first of them is viewed. */
const applied = (ref: string, isOfSeveral: boolean, message: string, subject: string) =>
  notification({
    ref,
    event: applicationSent,
    notificationType: 2,
    topic: 'applications',
    text: { message, path: teamPath, email: { subject, action } },
    onPhone: false,
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx, { jobId, recruiterId }) => {
      const found = await findNewApplicants(trx, jobId);
      if (!found || found.others > 0 !== isOfSeveral) return undefined;
      const { others, since, ...variables } = found;
      return {
        cause: `application.sent:${jobId}:${recruiterId}:${since}`,
        collects: true,
        variables: { ...variables, others: others === 1 ? '1 other' : `${others} others` },
      };
    },
  });

/** What one applicant did, once. */
const ofOne = (ref: string, event: typeof applicationWithdrawn, message: string, subject: string) =>
  notification({
    ref,
    event,
    notificationType: 2,
    topic: 'applications',
    text: { message, path: teamPath, email: { subject, action } },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx, { applicationId }) => {
      const facts = await findFactsForTeam(trx, applicationId);
      if (!facts) return undefined;
      const { about, name, role, number } = facts;
      return { about, variables: { name, role, number } };
    },
  });

const asked = notification({
  ref: 'application.reply-asked',
  event: replyAsked,
  notificationType: 1,
  topic: 'applications',
  text: {
    message: 'You’ve waited 7 days to hear about **{{role}}**. We asked **{{who}}** to reply.',
    path: talentPath,
    email: { subject: 'We asked for a reply about {{role}}', action: 'See your application' },
  },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { applicationId }) => {
    const facts = await findFactsForTalent(trx, applicationId, null);
    if (!facts) return undefined;
    const { about, who, role, number } = facts;
    return { about, variables: { who, role, number } };
  },
});

const silence = (ref: string, step: 'asked' | 'closed', message: string, subject: string) =>
  notification({
    ref,
    event: silenceNoted,
    notificationType: 2,
    topic: 'applications',
    text: { message, path: teamPath, email: { subject, action } },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx, event) => {
      const job = event.step === step ? await findJobTitle(trx, event.jobId) : undefined;
      return job === undefined
        ? undefined
        : { variables: { job, applicants: people(event.count), number: String(event.jobId) } };
    },
  });

export const applicationNotifications: readonly NotificationKind[] = [
  ...talentNews,
  asked,
  applied('application.sent', false, '**{{name}}** applied for **{{job}}**.', '{{name}} applied for {{job}}'),
  applied(
    'application.sent-by-several',
    true,
    '**{{name}}** and {{others}} applied for **{{job}}**.',
    'New applications for {{job}}',
  ),
  ofOne(
    'application.withdrawn',
    applicationWithdrawn,
    '**{{name}}** withdrew their application for **{{role}}**.',
    '{{name}} withdrew',
  ),
  ofOne(
    'application.sent-again',
    applicationSentAgain,
    '**{{name}}** applied again for **{{role}}**.',
    '{{name}} applied again',
  ),
  silence(
    'application.reply-due',
    'asked',
    '{{applicants}} for **{{job}}** have waited more than 7 days. We close them on day 14.',
    '{{applicants}} are waiting for a reply',
  ),
  silence(
    'application.closed-for-silence',
    'closed',
    'We closed {{applicants}} for **{{job}}** after 14 days without a reply.',
    'We closed {{applicants}}',
  ),
];
