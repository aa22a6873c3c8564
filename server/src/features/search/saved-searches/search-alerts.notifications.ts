import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { findAlert } from './search-alerts.queries.ts';

/** Talents published since the last alert match a saved search. */
export const newMatchesFound = eventType(
  'search.new-matches',
  z.object({ searchId: z.int(), recruiterId: z.int(), count: z.int() }),
);

const newMatches = notification({
  ref: 'search.new-matches',
  event: newMatchesFound,
  notificationType: 2,
  topic: 'new_faces',
  text: {
    message: '**{{talents}}** in your search _{{name}}_.',
    path: '/find-talents?saved={{search}}',
    email: { subject: '{{talents}}: {{name}}', action: 'View new talents' },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { searchId, count }) => {
    const search = await findAlert(trx, searchId);
    return (
      search && {
        variables: {
          talents: count === 1 ? '1 new talent' : `${count} new talents`,
          name: search.name,
          search: String(searchId),
        },
      }
    );
  },
});

export const searchAlertNotifications: readonly NotificationKind[] = [newMatches];
