import {
  type NotificationTopic,
  notificationTopics,
  type UserRecord,
} from '@callboard/contract/accounts/settings';

export type EmailChoice = 'now' | 'daily' | 'never' | 'mixed';
export type WhatsAppChoice = 'on' | 'off' | 'some';
export type ManagerChannel =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'only'; readonly topic: NotificationTopic }
  | { readonly kind: 'topics'; readonly count: number };

export interface ChosenChannels {
  readonly email: EmailChoice;
  readonly whatsapp: WhatsAppChoice;
  /** Left out for people without a manager. */
  readonly manager?: ManagerChannel;
}

const toManagerChannel = (topics: readonly NotificationTopic[], of: number): ManagerChannel => {
  const [first] = topics;
  if (first === undefined) return { kind: 'nothing' };
  if (topics.length === of) return { kind: 'everything' };
  return topics.length === 1 ? { kind: 'only', topic: first } : { kind: 'topics', count: topics.length };
};

/** Sums up the settings for each channel. */
export function chosenChannels({
  user_type,
  settings,
}: Pick<UserRecord, 'user_type' | 'settings'>): ChosenChannels {
  const topics: readonly NotificationTopic[] = notificationTopics[user_type === 1 ? 'talent' : 'recruiter'];
  const chosen = settings.notifications.filter(({ topic }) => topics.includes(topic));
  const frequencies = new Set(chosen.map(({ email }) => email));
  const [frequency] = frequencies;
  const onPhone = chosen.filter(({ whatsapp }) => whatsapp).length;
  const isOnPhone = settings.whatsapp_updates && onPhone > 0;
  const isCopied = settings.send_updates_mananger_email || settings.send_updates_manage_mobile;
  const copies = chosen
    .filter(({ copy_to_manager }) => isCopied && copy_to_manager)
    .map(({ topic }) => topic);
  return {
    email: frequencies.size === 1 && frequency ? frequency : 'mixed',
    whatsapp: isOnPhone ? (onPhone === chosen.length ? 'on' : 'some') : 'off',
    ...(settings.is_managed_by_manager && { manager: toManagerChannel(copies, chosen.length) }),
  };
}
