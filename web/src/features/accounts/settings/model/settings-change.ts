import type {
  NotificationPreference,
  NotificationTopic,
  UserRecord,
} from '@callboard/contract/accounts/settings';
import type { UserChange } from '../api.ts';
import { normaliseMobile } from './mobile.ts';
import { type SettingsValues, type TopicValues, topicsOf, toValues } from './settings-values.ts';

export type Part =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'mobile'
  | 'visibility'
  | 'whatsapp'
  | 'manager'
  | 'notifications';

type SettingsPart = NonNullable<UserChange['settings']>;

const sameText = (one: string, other: string) => one.trim() === other.trim();
const sameEmail = (one: string, other: string) => sameText(one.toLowerCase(), other.toLowerCase());
/** Written with or without spaces and +91, it is the same number. */
const sameMobile = (one: string, other: string) =>
  sameText(normaliseMobile(one) ?? one, normaliseMobile(other) ?? other);
const same = (one: boolean, other: boolean) => one === other;

const sameManager = (one: SettingsValues, other: SettingsValues) =>
  same(one.isManaged, other.isManaged) &&
  sameEmail(one.managerEmail, other.managerEmail) &&
  sameMobile(one.managerMobile, other.managerMobile) &&
  same(one.managerGetsMail, other.managerGetsMail) &&
  same(one.managerGetsMessages, other.managerGetsMessages);

const sameTopic = (one: TopicValues, other: TopicValues) =>
  one.email === other.email && one.whatsapp === other.whatsapp && one.copyToManager === other.copyToManager;

const changedTopics = (record: UserRecord, values: SettingsValues): NotificationTopic[] => {
  const { notifications } = toValues(record);
  return topicsOf(record).filter((topic) => !sameTopic(values.notifications[topic], notifications[topic]));
};

/** What differs from what the server has, in the order of the page. */
export function changedParts(record: UserRecord, values: SettingsValues): Part[] {
  const kept = toValues(record);
  const unchanged: Record<Part, boolean> = {
    firstName: sameText(values.firstName, kept.firstName),
    lastName: sameText(values.lastName, kept.lastName),
    email: sameEmail(values.email, kept.email),
    mobile: sameMobile(values.mobile, kept.mobile),
    visibility:
      same(values.showToRecruiters, kept.showToRecruiters) && same(values.isFoundByDays, kept.isFoundByDays),
    whatsapp: same(values.whatsappUpdates, kept.whatsappUpdates),
    manager: sameManager(values, kept),
    notifications: changedTopics(record, values).length === 0,
  };
  const parts: Part[] = [
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

function visibilityChange(record: UserRecord, values: SettingsValues): SettingsPart {
  const kept = toValues(record);
  return {
    ...(!same(values.showToRecruiters, kept.showToRecruiters) && {
      show_to_recruiters: values.showToRecruiters,
    }),
    ...(!same(values.isFoundByDays, kept.isFoundByDays) && { found_by_days: values.isFoundByDays }),
  };
}

/** Nothing is sent to an address that is not there, whatever the switch says. */
function managerChange(values: SettingsValues): SettingsPart {
  const email = orNull(values.managerEmail);
  const mobile = orNull(values.managerMobile);
  return {
    is_managed_by_manager: values.isManaged,
    mananger_email_address: email,
    mananger_mobile_number: mobile,
    send_updates_mananger_email: email !== null && values.managerGetsMail,
    send_updates_manage_mobile: mobile !== null && values.managerGetsMessages,
  };
}

const toPreference = (topic: NotificationTopic, values: TopicValues): NotificationPreference => ({
  topic,
  email: values.email,
  whatsapp: values.whatsapp,
  copy_to_manager: values.copyToManager,
});

/** Only what changed goes to the server: nobody overwrites what was set on another device meanwhile. */
export function toChange(record: UserRecord, values: SettingsValues): UserChange {
  const changed = new Set(changedParts(record, values));
  const settings: SettingsPart = {
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
