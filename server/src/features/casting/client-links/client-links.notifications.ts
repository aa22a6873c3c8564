import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { clientAnswered } from './client-links.events.ts';
import { findAnswered } from './notification-facts.queries.ts';

interface Text {
  readonly ref: string;
  readonly message: string;
  readonly subject: string;
  readonly isOfCharacter: boolean;
}

const replied = ({ ref, message, subject, isOfCharacter }: Text): NotificationKind =>
  notification({
    ref,
    event: clientAnswered,
    notificationType: 2,
    topic: 'answers',
    text: {
      message,
      path: '/app/my-projects/{{number}}/board',
      email: { subject, action: 'See the replies' },
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx: Database, { visitorId, recruiterId }) => {
      const facts = await findAnswered(trx, visitorId, recruiterId);
      if (!facts || (facts.character !== null) !== isOfCharacter) return undefined;
      const { client, character, project, project_id } = facts;
      return { variables: { client, character: character ?? '', project, number: String(project_id) } };
    },
  });

export const clientLinkNotifications: readonly NotificationKind[] = [
  replied({
    ref: 'client.replied',
    message: '**{{client}}** replied about **{{character}}** in _{{project}}_.',
    subject: '{{client}} replied about {{character}}',
    isOfCharacter: true,
  }),
  replied({
    ref: 'client.replied-to-project',
    message: '**{{client}}** replied about the shortlists of _{{project}}_.',
    subject: '{{client}} replied about your shortlists',
    isOfCharacter: false,
  }),
];
