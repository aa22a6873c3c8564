import type { TalentContact } from '@callboard/contract/people/talent-profiles/profile';
import type { findUnlockedContact } from './contact.queries.ts';

type Row = Omit<NonNullable<Awaited<ReturnType<typeof findUnlockedContact>>>, 'unlocked_at'>;

/** Contact details of a former manager are not shown. */
export const toContact = (row: Row): TalentContact => ({
  email: row.email,
  mobile_number: row.mobile,
  is_managed_by_manager: row.is_managed,
  manager_name: row.is_managed ? row.manager_name : null,
  mananger_email_address: row.is_managed ? row.manager_email : null,
  mananger_mobile_number: row.is_managed ? row.manager_mobile : null,
  social_links: row.social_links,
  unavailable_dates: row.unavailable_dates,
});
