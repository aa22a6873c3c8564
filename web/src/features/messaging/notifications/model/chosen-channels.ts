import {
  type NotificationTopic,
  notificationTopics,
  type UserRecord,
} from '@callboard/contract/accounts/settings';

export type MailReach = 'now' | 'daily' | 'never' | 'mixed';
export type WhatsAppReach = 'on' | 'off' | 'some';
export type ManagerChannel =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'only'; readonly topic: NotificationTopic }
  | { readonly kind: 'topics'; readonly count: number };

export interface Reach {
  readonly email: MailReach;
  readonly whatsapp: WhatsAppReach;
  /** Left out for those who have none. */
  readonly manager?: ManagerChannel;
}

const copied = (topics: readonly NotificationTopic[], of: number): ManagerChannel => {
  const [first] = topics;
  if (first === undefined) return { kind: 'nothing' };
  if (topics.length === of) return { kind: 'everything' };
  return topics.length === 1 ? { kind: 'only', topic: first } : { kind: 'topics', count: topics.length };
};

/** What somebody chose in the settings, in a word for each way. */
export function chosenChannels({ user_type, settings }: Pick<UserRecord, 'user_type' | 'settings'>): Reach {
  const topics: readonly NotificationTopic[] = notificationTopics[user_type === 1 ? 'talent' : 'recruiter'];
  const chosen = settings.notifications.filter(({ topic }) => topics.includes(topic));
  const rhythms = new Set(chosen.map(({ email }) => email));
  const [rhythm] = rhythms;
  const onPhone = chosen.filter(({ whatsapp }) => whatsapp).length;
  const isOnPhone = settings.whatsapp_updates && onPhone > 0;
  const isCopied = settings.send_updates_mananger_email || settings.send_updates_manage_mobile;
  const copies = chosen
    .filter(({ copy_to_manager }) => isCopied && copy_to_manager)
    .map(({ topic }) => topic);
  return {
    email: rhythms.size === 1 && rhythm ? rhythm : 'mixed',
    whatsapp: isOnPhone ? (onPhone === chosen.length ? 'on' : 'some') : 'off',
    ...(settings.is_managed_by_manager && { manager: copied(copies, chosen.length) }),
  };
}
