import {
  NotificationTopic,
  notificationTopics,
  type UserRecord,
} from '@callboard/contract/accounts/settings';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';

export type EmailFrequency = 'now' | 'daily' | 'never';

export interface TopicValues {
  email: EmailFrequency;
  whatsapp: boolean;
  copyToManager: boolean;
}

/** The form's values. The contract's field names, misspelt ones included, stay in the model folder. */
export interface SettingsValues {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  showToRecruiters: boolean;
  isFoundByDays: boolean;
  whatsappUpdates: boolean;
  isManaged: boolean;
  managerEmail: string;
  managerMobile: string;
  managerGetsEmails: boolean;
  managerGetsMessages: boolean;
  notifications: Record<NotificationTopic, TopicValues>;
}

export const topicsOf = (record: Pick<UserRecord, 'user_type'>): readonly NotificationTopic[] =>
  record.user_type === userTypes.talent ? notificationTopics.talent : notificationTopics.recruiter;

const allOff: TopicValues = { email: 'never', whatsapp: false, copyToManager: false };

function toTopicValues({ settings }: UserRecord, topic: NotificationTopic): TopicValues {
  const saved = settings.notifications.find((preference) => preference.topic === topic);
  return saved
    ? { email: saved.email, whatsapp: saved.whatsapp, copyToManager: saved.copy_to_manager }
    : { ...allOff };
}

const optional = (text: string | null, show: (text: string) => string = String) =>
  text === null ? '' : show(text);

export function toValues(record: UserRecord): SettingsValues {
  const { settings } = record;
  const topicEntries = NotificationTopic.options.map(
    (topic) => [topic, toTopicValues(record, topic)] as const,
  );
  return {
    firstName: record.first_name,
    lastName: record.last_name,
    email: optional(record.email),
    mobile: optional(record.mobile_number, formatMobile),
    showToRecruiters: settings.show_to_recruiters ?? false,
    isFoundByDays: settings.found_by_days ?? false,
    whatsappUpdates: settings.whatsapp_updates,
    isManaged: settings.is_managed_by_manager ?? false,
    managerEmail: optional(settings.mananger_email_address),
    managerMobile: optional(settings.mananger_mobile_number, formatMobile),
    managerGetsEmails: settings.send_updates_mananger_email ?? false,
    managerGetsMessages: settings.send_updates_manage_mobile ?? false,
    notifications: Object.fromEntries(topicEntries) as SettingsValues['notifications'],
  };
}
