import type { AdminUser } from '@callboard/contract/accounts/admin-users';
import type { findUser } from './admin-users.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const toAdminUser = (row: Row): AdminUser => ({
  user_id: row.id,
  userUniqueId: row.public_id,
  user_type: row.kind === 'recruiter' ? 2 : 1,
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  mobile_number: row.mobile,
  is_email_verified: row.email_verified_at !== null,
  is_mobile_verified: row.mobile_verified_at !== null,
  isFreezed: row.frozen_at !== null,
  frozen_reason: row.frozen_reason,
  is_profile_creation_completed: row.kind === 'talent' ? row.completed_at !== null : null,
  company: row.company,
  is_verified: row.kind === 'recruiter' ? row.verified_at !== null : null,
  created_at: row.created_at.toISOString(),
  last_active_at: row.last_active_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
});
