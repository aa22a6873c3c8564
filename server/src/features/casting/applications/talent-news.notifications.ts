import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { newsEvent } from './applications.events.ts';
import { type ApplicationNews, applicationNews } from './news.policy.ts';
import { findFactsForTalent } from './notification-facts.queries.ts';

interface Text {
  readonly message: string;
  readonly subject: string;
}

const action = 'See your application';
const path = '/app/openings/my-applications/{{number}}';
const chosen = { subject: 'Good news about {{role}}' };
const ended = { subject: 'News about your application' };

/** Being viewed is good to know and not worth an email. */
const texts: Readonly<Record<ApplicationNews, string | Text>> = {
  viewed: '**{{who}}** viewed your application for **{{role}}**.',
  'considered-again': {
    ...chosen,
    message: '**{{who}}** is considering you again for **{{role}}**.',
  },
  'still-deciding': {
    subject: '{{company}} is still deciding',
    message: '**{{who}}** is still deciding about **{{role}}**. “{{words}}”',
  },
  shortlisted: { ...chosen, message: '**{{who}}** shortlisted you for **{{role}}**.' },
  'shortlisted-with-words': {
    ...chosen,
    message: '**{{who}}** shortlisted you for **{{role}}**. “{{words}}”',
  },
  audition: { ...chosen, message: '**{{who}}** wants to audition you for **{{role}}**.' },
  'audition-with-words': {
    ...chosen,
    message: '**{{who}}** wants to audition you for **{{role}}**. “{{words}}”',
  },
  callback: { ...chosen, message: '**{{who}}** wants to see you again for **{{role}}**.' },
  'callback-with-words': {
    ...chosen,
    message: '**{{who}}** wants to see you again for **{{role}}**. “{{words}}”',
  },
  offered: { ...chosen, message: '**{{who}}** made you an offer for **{{role}}**.' },
  cast: { subject: 'You’re cast as {{role}}', message: '**{{who}}** cast you as **{{role}}**.' },
  'not-selected': { ...ended, message: 'You weren’t selected for **{{role}}** this time.' },
  'not-selected-with-words': {
    ...ended,
    message: 'You weren’t selected for **{{role}}** this time. “{{words}}”',
  },
  'role-closed': { ...ended, message: 'Casting for **{{role}}** is closed.' },
  'role-closed-with-words': { ...ended, message: 'Casting for **{{role}}** is closed. “{{words}}”' },
  'closed-unanswered': {
    ...ended,
    message: 'Nobody replied about **{{role}}** for 14 days, so we closed your application.',
  },
  'recruiter-left': {
    ...ended,
    message:
      'The recruiter for **{{role}}** closed their account, so we closed your application. It says nothing about you.',
  },
};

const news = (kind: ApplicationNews, text: string | Text): NotificationKind =>
  notification({
    ref: `application.${kind}`,
    event: newsEvent(kind),
    notificationType: 1,
    topic: 'applications',
    ...(typeof text === 'string' && { emails: 'none', onPhone: false }),
    text:
      typeof text === 'string'
        ? { message: text, path }
        : { message: text.message, path, email: { subject: text.subject, action } },
    to: ({ talentId }) => talentId,
    loadContent: async (trx, { applicationId, stepId }) => {
      const facts = await findFactsForTalent(trx, applicationId, stepId);
      if (!facts) return undefined;
      const { about, who, company, role, number, words } = facts;
      return { about, variables: { who, company, role, number, ...(words !== null && { words }) } };
    },
  });

export const talentNews: readonly NotificationKind[] = applicationNews.map((kind) => news(kind, texts[kind]));
