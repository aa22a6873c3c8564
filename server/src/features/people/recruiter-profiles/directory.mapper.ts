import type { AdminRecruiter, RecruiterCard } from '@callboard/contract/people/recruiter-profiles';
import type { z } from 'zod';
import type { AdminRow, CardRow } from './directory.queries.ts';

type PhotoUrl = (key: string) => Promise<string>;
type AdminRecruiterView = z.infer<typeof AdminRecruiter>;

export const toRecruiterCard = async (row: CardRow, photoUrl: PhotoUrl): Promise<RecruiterCard> => ({
  user_id: row.id,
  userUniqueId: row.public_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  company: row.company,
  role: row.job_title,
  city: row.city,
  is_verified: row.verified_at !== null,
  recruiter_edit_image: row.icon_key === null ? null : await photoUrl(row.icon_key),
  open_call_count: row.open_call_count,
});

const verificationStatuses = ['none', 'in_review', 'verified', 'refused'] as const;

export const toAdminRecruiter = async (row: AdminRow, photoUrl: PhotoUrl): Promise<AdminRecruiterView> => ({
  ...(await toRecruiterCard(row, photoUrl)),
  email: row.email,
  mobile_number: row.mobile,
  isFreezed: row.frozen_at !== null,
  verification: verificationStatuses.find((status) => status === row.verification) ?? 'none',
  credits: row.credits,
  created_at: row.created_at.toISOString(),
  last_active_at: row.last_active_at?.toISOString() ?? null,
});
