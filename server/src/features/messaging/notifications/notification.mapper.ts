import { userTypes } from '@callboard/contract/accounts/user-types';
import type { Notification, QuestionDetails } from '@callboard/contract/messaging/notifications';
import type { NotificationRow } from './notifications.queries.ts';
import type { TargetRow } from './target.queries.ts';

export const toQuestion = async (row: TargetRow, photoUrl: PhotoUrl): Promise<QuestionDetails> => ({
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

export type PhotoUrl = (key: string) => Promise<string>;
type Picture = { readonly card_key: string; readonly placeholder: string | null } | null;

export const toPicture = async (picture: Picture, photoUrl: PhotoUrl) =>
  picture && { file_url: await photoUrl(picture.card_key), placeholder: picture.placeholder };

const answers = { asked: null, available: true, not_available: false, expired: null } as const;

const toAbout = async (row: NotificationRow, photoUrl: PhotoUrl): Promise<Notification['about']> => {
  const { about_id: user_id, about_public_id: userUniqueId, about_name: name } = row;
  if (user_id === null || userUniqueId === null || name === null) return null;
  const photo = await toPicture(row.about_photo, photoUrl);
  return { user_id, userUniqueId, name, company: row.about_company, photo };
};

export async function toNotification(row: NotificationRow, photoUrl: PhotoUrl): Promise<Notification> {
  const { question_status: status } = row;
  const isExpired = status === 'expired' || (status === 'asked' && row.is_over);
  return {
    id: row.id,
    user_id: row.account_id,
    notification_type: userTypes[row.kind],
    message: row.message,
    parts: row.parts,
    status: row.is_read,
    isButtonClick: status === 'asked' && !isExpired,
    isAvailableYesorNo: status && answers[status],
    available_id: row.question_id,
    available_start_date: row.starts_on,
    available_end_date: row.ends_on,
    is_expired: isExpired,
    topic: row.topic,
    ref: row.ref,
    seq: row.seq,
    isViewed: row.is_viewed,
    path: row.path,
    about: await toAbout(row, photoUrl),
    created_at: row.created_at.toISOString(),
  };
}
