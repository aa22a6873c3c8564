import type { DB } from '../../../platform/db/database.gen.ts';

interface Belonging {
  readonly table: keyof DB;
  /** The column that names the person. */
  readonly owner: string;
}

const by =
  (owner: string) =>
  (table: keyof DB): Belonging => ({ table, owner });

/** Goes when the person goes. Pictures stand last: other rows point at them. */
export const deletedOnErasing: readonly Belonging[] = [
  ...(
    [
      'session',
      'one_time_link',
      'account_identity',
      'sign_in_change',
      'notification_preference',
      'digest_owed',
      'notification',
      'notification_box',
      'data_export',
      'conversation_read',
      'conversation_waiting',
      'blocked_contact',
      'live_connection',
      'contact_request',
      'unavailable_dates',
    ] as const
  ).map(by('account_id')),
  ...(
    [
      'talent_body',
      'talent_look',
      'talent_language',
      'talent_accent',
      'talent_skill',
      'talent_hobby',
      'talent_role',
      'talent_project_type',
      'talent_work_city',
      'talent_training',
      'talent_achievement',
      'talent_social_link',
      'ongoing_project',
      'guardian',
      'past_work',
      'id_proof',
      'comp_card',
      'profile_view',
      'character_shortlist',
      'talent_search',
      'availability_question',
      'gallery_item',
    ] as const
  ).map(by('talent_id')),
  ...(
    [
      'profile_view',
      'saved_search',
      'recruiter_language',
      'recruiter_project_type',
      'past_casting',
      'recruiter_verification',
      'billing_details',
      'availability_question',
    ] as const
  ).map(by('recruiter_id')),
  by('blocked_id')('blocked_contact'),
  by('about_account_id')('notification'),
  ...(['upload', 'message_attachment', 'media_asset'] as const).map(by('owner_id')),
];

/** Stays, because it is also somebody else's history; what is personal in it is taken out. */
export const emptiedOnErasing: readonly (Belonging & { readonly because: string })[] = [
  { table: 'talent', owner: 'account_id', because: 'applications and conversations hang on it' },
  { table: 'recruiter', owner: 'account_id', because: 'jobs and conversations hang on it' },
  { table: 'message', owner: 'sender_id', because: 'the other side keeps the thread; the words go' },
  { table: 'conversation', owner: 'opened_by', because: 'it says only which of the two came first' },
  { table: 'conversation', owner: 'talent_id', because: 'the other side wrote in it too' },
  { table: 'conversation', owner: 'recruiter_id', because: 'the other side wrote in it too' },
  { table: 'abuse_report', owner: 'reporter_id', because: 'it protects others; what they wrote in it goes' },
  { table: 'abuse_report', owner: 'reported_id', because: 'it protects others, whoever leaves' },
  { table: 'job_application', owner: 'talent_id', because: 'the recruiter keeps the outcome; the note goes' },
  { table: 'job', owner: 'recruiter_id', because: 'applicants keep what they applied to; the words go' },
  { table: 'project', owner: 'recruiter_id', because: 'the cast keep what they worked on; the words go' },
  { table: 'unlock', owner: 'talent_id', because: 'it was paid for; there is nothing left to see' },
  { table: 'unlock', owner: 'recruiter_id', because: 'the talent may know who saw them' },
  { table: 'credit_entry', owner: 'recruiter_id', because: 'a ledger that nobody can change' },
  { table: 'credit_entry', owner: 'talent_id', because: 'a ledger that nobody can change' },
  { table: 'credit_lot', owner: 'recruiter_id', because: 'the ledger counts it' },
  { table: 'credit_account', owner: 'recruiter_id', because: 'the ledger counts it' },
  { table: 'purchase', owner: 'recruiter_id', because: 'invoices hang on it, which the law has us keep' },
  { table: 'plan_subscription', owner: 'recruiter_id', because: 'invoices hang on it; it has ended' },
  { table: 'contact_reveal', owner: 'talent_id', because: 'a record that nobody can change' },
  { table: 'contact_reveal', owner: 'viewer_id', because: 'a record that nobody can change' },
  { table: 'consent_event', owner: 'talent_id', because: 'a record that nobody can change' },
  { table: 'profile_check', owner: 'talent_id', because: 'a record that nobody can change' },
  { table: 'private_view', owner: 'account_id', because: 'a record that nobody can change' },
  { table: 'search_link', owner: 'created_by', because: 'who was sent it can open it; nobody made it' },
  { table: 'project_character', owner: 'cast_talent_id', because: 'it says that a part was cast' },
];
