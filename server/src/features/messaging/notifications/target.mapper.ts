import type { getNotificationTarget } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import { type PhotoUrl, toPicture } from './notification.mapper.ts';
import type { TargetRow } from './target.queries.ts';

type Question = NonNullable<z.output<(typeof getNotificationTarget)['response']>['question']>;

export const toQuestion = async (row: TargetRow, photoUrl: PhotoUrl): Promise<Question> => ({
  available_id: row.id,
  start_date: row.starts_on,
  end_date: row.ends_on,
  status: row.status,
  asked_at: row.asked_at.toISOString(),
  recruiter: {
    user_id: row.recruiter_id,
    userUniqueId: row.public_id,
    name: row.name,
    company: row.company,
    is_verified: row.is_verified,
    photo: await toPicture(row.photo, photoUrl),
  },
  character_name: row.character,
  project_title: row.project,
  places: row.places,
  marked_days: row.marked_days,
});
