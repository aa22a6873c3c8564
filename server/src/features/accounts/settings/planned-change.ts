import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import type { changeUser } from '@callboard/contract/accounts/user';
import type { Parsed } from '@callboard/contract/endpoint';
import { invalidField } from '../../../platform/http/problem-error.ts';
import { splitName } from '../sign-in/index.ts';
import type { SettingsRow, TalentChanges } from './settings.queries.ts';

export type ChangeBody = Parsed<typeof changeUser>['body'];

/** What will change; unchanged values are left out. */
export interface PlannedChange {
  readonly names: { readonly first_name?: string; readonly last_name?: string };
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  readonly password: string | undefined;
  readonly whatsapp: { readonly whatsapp_updates?: boolean };
  /** Pending addresses cancelled because the person keeps the current one. */
  readonly cancelled: { readonly pending_email?: null; readonly pending_mobile?: null };
  readonly talent: TalentChanges;
  readonly preferences: readonly NotificationPreference[];
}

/** The sent values that differ from the current ones. */
const different = <T extends object>(current: T, sent: { [K in keyof T]?: T[K] | undefined }): Partial<T> => {
  const changes: Partial<T> = {};
  for (const name in sent) {
    const value = sent[name];
    if (value !== undefined && value !== current[name]) changes[name] = value;
  }
  return changes;
};

const talentOf = (row: SettingsRow): Required<TalentChanges> => ({
  show_to_recruiters: row.show_to_recruiters ?? true,
  is_found_by_days: row.is_found_by_days ?? true,
  is_managed: row.is_managed ?? false,
  manager_email: row.manager_email,
  manager_mobile: row.manager_mobile,
  manager_gets_mail: row.manager_gets_mail ?? false,
  manager_gets_messages: row.manager_gets_messages ?? false,
});

function planTalent(row: SettingsRow, settings: NonNullable<ChangeBody['settings']>): TalentChanges {
  const current = talentOf(row);
  const changes = different(current, {
    show_to_recruiters: settings.show_to_recruiters,
    is_found_by_days: settings.found_by_days,
    is_managed: settings.is_managed_by_manager,
    manager_email: settings.mananger_email_address,
    manager_mobile: settings.mananger_mobile_number,
    // Removing the address also turns off copies to it.
    manager_gets_mail:
      settings.send_updates_mananger_email ?? (settings.mananger_email_address === null ? false : undefined),
    manager_gets_messages:
      settings.send_updates_manage_mobile ?? (settings.mananger_mobile_number === null ? false : undefined),
  });
  const next = { ...current, ...changes };
  if (next.manager_gets_mail && next.manager_email === null) {
    throw invalidField('settings.mananger_email_address', 'Enter an email to send copies to');
  }
  if (next.manager_gets_messages && next.manager_mobile === null) {
    throw invalidField('settings.mananger_mobile_number', 'Enter a mobile number to send copies to');
  }
  return changes;
}

const isWaitingForOther = ({ mobile, pending_mobile }: SettingsRow) =>
  mobile !== null && pending_mobile !== null && pending_mobile !== mobile;

const planCancelled = (row: SettingsRow, body: ChangeBody): PlannedChange['cancelled'] => ({
  ...(row.pending_email !== null &&
    row.email !== null &&
    body.email === row.email && { pending_email: null }),
  ...(isWaitingForOther(row) && body.mobile_number === row.mobile && { pending_mobile: null }),
});

/** Sending the current unverified number again asks to sign in with it. */
const planMobile = (row: SettingsRow, { mobile_number }: ChangeBody): string | undefined => {
  const isOwn = mobile_number === row.mobile;
  return isOwn && (row.mobile_verified || isWaitingForOther(row)) ? undefined : mobile_number;
};

/** The present name, sent back as one, stays divided as it is. */
function planNames(row: SettingsRow, { name, first_name, last_name }: ChangeBody): PlannedChange['names'] {
  const current = { first_name: row.first_name, last_name: row.last_name };
  const isNew = name !== undefined && name !== `${row.first_name} ${row.last_name}`.trim();
  if (!isNew) return different(current, { first_name, last_name });
  const { first, last } = splitName({ name, first_name, last_name });
  return different(current, { first_name: first, last_name: last });
}

export function planChange(row: SettingsRow, body: ChangeBody): PlannedChange {
  const { settings = {} } = body;
  return {
    names: planNames(row, body),
    email: body.email === row.email ? undefined : body.email,
    mobile: planMobile(row, body),
    password: body.password,
    whatsapp: different(
      { whatsapp_updates: row.whatsapp_updates },
      { whatsapp_updates: settings.whatsapp_updates },
    ),
    cancelled: planCancelled(row, body),
    talent: planTalent(row, settings),
    preferences: settings.notifications ?? [],
  };
}

const hasAny = (changes: object) => Object.keys(changes).length > 0;

/** Visible to others, so a frozen person may not change them. */
export const touchesProfile = ({ names, talent }: PlannedChange) => hasAny(names) || hasAny(talent);
export const touchesSettings = (change: PlannedChange) =>
  touchesProfile(change) ||
  hasAny(change.whatsapp) ||
  hasAny(change.cancelled) ||
  change.preferences.length > 0;
/** Sign-in changes, which need proof. */
export const touchesCredentials = ({ email, mobile, password }: PlannedChange) =>
  email !== undefined || mobile !== undefined || password !== undefined;
