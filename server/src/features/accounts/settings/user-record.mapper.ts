import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { NotificationPreference, UserRecord } from '@callboard/contract/accounts/settings';
import type { SettingsRow } from './settings.queries.ts';

export const toUserRecord = (
  user: SessionUser,
  row: SettingsRow,
  notifications: NotificationPreference[],
): UserRecord => ({
  ...user,
  mobile_number: row.mobile,
  is_email_verified: row.email_verified,
  is_mobile_verified: row.mobile_verified,
  pending_email: row.pending_email,
  pending_mobile_number: row.pending_mobile,
  has_password: row.password_hash !== null,
  password_changed_at: row.password_changed_at?.toISOString() ?? null,
  is_github_connected: row.github,
  created_at: row.created_at.toISOString(),
  settings: {
    notifications,
    whatsapp_updates: row.whatsapp_updates,
    show_to_recruiters: row.show_to_recruiters,
    found_by_days: row.is_found_by_days,
    is_managed_by_manager: row.is_managed,
    mananger_email_address: row.manager_email,
    mananger_mobile_number: row.manager_mobile,
    send_updates_mananger_email: row.manager_gets_mail,
    send_updates_manage_mobile: row.manager_gets_messages,
  },
});
