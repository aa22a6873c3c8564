import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { type ClientAnswered, clientAnswered } from './client-links.events.ts';
import { findAnswered } from './notification-facts.queries.ts';

interface Text {
  readonly ref: string;
  readonly message: string;
  readonly subject: string;
  readonly isOfCharacter: boolean;
  /** Others sent theirs in the same while. */
  readonly isOfSeveral: boolean;
}

const wholeBoard = '/app/my-projects/{{number}}/board';

/** Replies on one link that come within a while are one notification, which says the latest. */
const replied = ({ ref, message, subject, isOfCharacter, isOfSeveral }: Text): NotificationKind =>
  notification({
    ref,
    event: clientAnswered,
    notificationType: 2,
    topic: 'shares',
    text: {
      message,
      path: isOfCharacter ? `${wholeBoard}?character={{part}}` : wholeBoard,
      email: { subject, action: 'See the replies' },
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx: Database, event: ClientAnswered) => {
      const facts = await findAnswered(trx, event);
      if (!facts || (facts.character !== null) !== isOfCharacter || facts.others > 0 !== isOfSeveral)
        return undefined;
      const { client, others, character, character_id, project, project_id } = facts;
      return {
        cause: `client.replied:${event.linkId}:${event.since}`,
        collects: true,
        variables: {
          client,
          others: others === 1 ? '1 other' : `${others} others`,
          character: character ?? '',
          part: String(character_id ?? ''),
          project,
          number: String(project_id),
        },
      };
    },
  });

export const clientLinkNotifications: readonly NotificationKind[] = [
  replied({
    ref: 'client.replied',
    message: '**{{client}}** replied about **{{character}}** in _{{project}}_.',
    subject: '{{client}} replied about {{character}}',
    isOfCharacter: true,
    isOfSeveral: false,
  }),
  replied({
    ref: 'client.replied.several',
    message: '**{{client}}** and {{others}} replied about **{{character}}** in _{{project}}_.',
    subject: '{{client}} and {{others}} replied about {{character}}',
    isOfCharacter: true,
    isOfSeveral: true,
  }),
  replied({
    ref: 'client.replied-to-project',
    message: '**{{client}}** replied about the shortlists of _{{project}}_.',
    subject: '{{client}} replied about your shortlists',
    isOfCharacter: false,
    isOfSeveral: false,
  }),
  replied({
    ref: 'client.replied-to-project.several',
    message: '**{{client}}** and {{others}} replied about the shortlists of _{{project}}_.',
    subject: '{{client}} and {{others}} replied about your shortlists',
    isOfCharacter: false,
    isOfSeveral: true,
  }),
];
