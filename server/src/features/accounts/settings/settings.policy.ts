import { type NotificationPreference, notificationTopics } from '@callboard/contract/accounts/settings';
import type { FieldError } from '@callboard/contract/errors';

const talentsOnly = [
  'show_to_recruiters',
  'found_by_days',
  'is_managed_by_manager',
  'mananger_email_address',
  'mananger_mobile_number',
  'send_updates_mananger_email',
  'send_updates_manage_mobile',
];

type Kind = 'talent' | 'recruiter';

const faultOf = (
  kind: Kind,
  preference: NotificationPreference,
  index: number,
  all: readonly NotificationPreference[],
): FieldError | undefined => {
  const at = `settings.notifications.${index}`;
  const known: readonly string[] = notificationTopics[kind];
  if (!known.includes(preference.topic)) {
    return { field: `${at}.topic`, message: `Not a topic for a ${kind}` };
  }
  if (all.findIndex(({ topic }) => topic === preference.topic) < index) {
    return { field: `${at}.topic`, message: 'Listed twice' };
  }
  if (kind === 'recruiter' && preference.copy_to_manager) {
    return { field: `${at}.copy_to_manager`, message: 'For talents only' };
  }
  return undefined;
};

/** Settings that this account kind does not have. */
export const findForeignSettings = (
  kind: Kind,
  settings: Readonly<Record<string, unknown>> & {
    readonly notifications?: readonly NotificationPreference[] | undefined;
  },
): FieldError[] => {
  const foreign = kind === 'talent' ? [] : talentsOnly.filter((name) => settings[name] !== undefined);
  const preferences = settings.notifications ?? [];
  return [
    ...foreign.map((name) => ({ field: `settings.${name}`, message: 'For talents only' })),
    ...preferences.flatMap((preference, index) => faultOf(kind, preference, index, preferences) ?? []),
  ];
};
