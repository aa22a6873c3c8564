import type {
  NotificationPreference,
  NotificationTopic,
  UserRecord,
} from '@callboard/contract/accounts/settings';
import { normaliseMobile } from '../../../../shared/lib/typed/mobile.ts';
import type { UserChange } from '../api.ts';
import { type SettingsValues, type TopicValues, topicsOf, toValues } from './settings-values.ts';

export type SettingsPart =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'mobile'
  | 'visibility'
  | 'whatsapp'
  | 'manager'
  | 'notifications';

type SettingsChange = NonNullable<UserChange['settings']>;

const sameText = (one: string, other: string) => one.trim() === other.trim();
const sameEmail = (one: string, other: string) => sameText(one.toLowerCase(), other.toLowerCase());
/** Ignores spaces and +91. */
const sameMobile = (one: string, other: string) =>
  sameText(normaliseMobile(one) ?? one, normaliseMobile(other) ?? other);
const same = (one: boolean, other: boolean) => one === other;

const sameManager = (one: SettingsValues, other: SettingsValues) =>
  same(one.isManaged, other.isManaged) &&
  sameEmail(one.managerEmail, other.managerEmail) &&
  sameMobile(one.managerMobile, other.managerMobile) &&
  same(one.managerGetsEmails, other.managerGetsEmails) &&
  same(one.managerGetsMessages, other.managerGetsMessages);

const sameTopic = (one: TopicValues, other: TopicValues) =>
  one.email === other.email && one.whatsapp === other.whatsapp && one.copyToManager === other.copyToManager;

const changedTopics = (record: UserRecord, values: SettingsValues): NotificationTopic[] => {
  const { notifications } = toValues(record);
  return topicsOf(record).filter((topic) => !sameTopic(values.notifications[topic], notifications[topic]));
};

/** What differs from the saved record, in page order. */
export function changedSettings(record: UserRecord, values: SettingsValues): SettingsPart[] {
  const saved = toValues(record);
  const unchanged: Record<SettingsPart, boolean> = {
    firstName: sameText(values.firstName, saved.firstName),
    lastName: sameText(values.lastName, saved.lastName),
    email: sameEmail(values.email, saved.email),
    mobile: sameMobile(values.mobile, saved.mobile),
    visibility:
      same(values.showToRecruiters, saved.showToRecruiters) &&
      same(values.isFoundByDays, saved.isFoundByDays),
    whatsapp: same(values.whatsappUpdates, saved.whatsappUpdates),
    manager: sameManager(values, saved),
    notifications: changedTopics(record, values).length === 0,
  };
  const parts: SettingsPart[] = [
    'firstName',
    'lastName',
    'email',
    'mobile',
    'visibility',
    'whatsapp',
    'manager',
    'notifications',
  ];
  return parts.filter((part) => !unchanged[part]);
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function visibilityChange(record: UserRecord, values: SettingsValues): SettingsChange {
  const saved = toValues(record);
  return {
    ...(!same(values.showToRecruiters, saved.showToRecruiters) && {
      show_to_recruiters: values.showToRecruiters,
    }),
    ...(!same(values.isFoundByDays, saved.isFoundByDays) && { found_by_days: values.isFoundByDays }),
  };
}

/** Updates are off while there is no address, whatever the switch says. */
function managerChange(values: SettingsValues): SettingsChange {
  const email = orNull(values.managerEmail);
  const mobile = orNull(values.managerMobile);
  return {
    is_managed_by_manager: values.isManaged,
    mananger_email_address: email,
    mananger_mobile_number: mobile,
    send_updates_mananger_email: email !== null && values.managerGetsEmails,
    send_updates_manage_mobile: mobile !== null && values.managerGetsMessages,
  };
}

const toPreference = (topic: NotificationTopic, values: TopicValues): NotificationPreference => ({
  topic,
  email: values.email,
  whatsapp: values.whatsapp,
  copy_to_manager: values.copyToManager,
});

/** Only changes are sent, so nothing set on another device is overwritten. */
export function toChange(record: UserRecord, values: SettingsValues): UserChange {
  const changed = new Set(changedSettings(record, values));
  const settings: SettingsChange = {
    ...(changed.has('visibility') && visibilityChange(record, values)),
    ...(changed.has('whatsapp') && { whatsapp_updates: values.whatsappUpdates }),
    ...(changed.has('manager') && managerChange(values)),
    ...(changed.has('notifications') && {
      notifications: changedTopics(record, values).map((topic) =>
        toPreference(topic, values.notifications[topic]),
      ),
    }),
  };
  return {
    ...(changed.has('firstName') && { first_name: values.firstName.trim() }),
    ...(changed.has('lastName') && { last_name: values.lastName.trim() }),
    ...(changed.has('email') && { email: values.email.trim() }),
    ...(changed.has('mobile') && { mobile_number: values.mobile.trim() }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
}
