import type { DB } from '../platform/db/database.gen.ts';

type Table = keyof DB & string;

/**
 * Who writes and reads each table and view. The owner is a feature; an area, where several of its features keep
 * parts of one row. Others ask the owner: for a function, or for a table that it shares (platform/db/shared-table.ts).
 * server/test/table-owners.test.ts reads all SQL and fails when somebody does not.
 */
export const tableOwners: Readonly<Record<string, readonly Table[]>> = {
  accounts: ['account', 'account_identity', 'session', 'refresh_token'],
  'accounts/sign-in': ['one_time_code', 'one_time_link', 'sign_in_change', 'sign_in_change_link'],
  'accounts/consents': ['consent_event', 'standing_consent'],
  'accounts/data-export': ['data_export'],
  'accounts/account-closing': ['erasure'],

  people: [
    'talent',
    'talent_accent',
    'talent_achievement',
    'talent_body',
    'talent_hobby',
    'talent_language',
    'talent_look',
    'talent_project_type',
    'talent_role',
    'talent_skill',
    'talent_social_link',
    'talent_training',
    'talent_work_city',
    'ongoing_project',
    'past_work',
    'guardian',
    'recruiter',
    'media_asset',
    'gallery_item',
    'profile_view',
    'talent_address',
  ],
  'people/talent-addresses': ['retired_address'],
  'people/person-summaries': ['public_talent'],
  'people/recruiter-profiles': ['recruiter_language', 'recruiter_project_type', 'past_casting'],
  'people/recruiter-verification': ['recruiter_verification', 'recruiter_paper'],
  'people/id-proofs': ['id_proof', 'private_view'],
  'people/media': ['upload'],
  'people/storage-allowance': ['storage_use', 'stored_file', 'listed_file'],
  'people/comp-cards': ['comp_card'],
  'people/availability': ['unavailable_dates'],
  'people/talent-profiles': ['contact_reveal'],
  'people/reports': ['abuse_report', 'report_reason'],

  'search/talent-search': [
    'facet_bits',
    'facet_group',
    'name_word',
    'search_change',
    'search_cut',
    'talent_facet',
    'talent_name_word',
    'talent_search',
    'talent_search_source',
  ],
  'search/saved-searches': ['saved_search', 'search_link'],

  'casting/projects': [
    'project',
    'project_character',
    'project_other_city',
    'project_language',
    'project_disclosure',
    'project_edit',
    'project_closing',
    'character_cast',
    'character_candidate',
    'character_language',
    'character_skill',
    'character_look',
    'character_disclosure',
    'character_picture',
  ],
  'casting/shortlists': ['character_shortlist', 'removed_shortlist_entry'],
  'casting/talent-notes': ['talent_note', 'character_not_for'],
  'casting/project-shares': ['project_share'],
  'casting/project-access': ['project_person', 'project_activity'],
  'casting/project-people': ['project_member', 'project_invitation'],
  'casting/scenarios': ['scenario', 'scenario_choice', 'scenario_comment', 'scenario_like'],
  'casting/project-documents': [
    'project_document',
    'project_document_version',
    'document_opening',
    'document_copy',
  ],
  'casting/client-links': [
    'client_link',
    'client_link_talent',
    'client_visitor',
    'client_answer',
    'client_answer_seen',
  ],
  'casting/job-search': ['job_change'],
  'casting/line-ups': ['pairing', 'pairing_person', 'pairing_like'],
  'casting/applications': [
    'application_answer',
    'application_awaited',
    'application_event',
    'application_media',
  ],
  // Postings write jobs, search and pages read them, applications stand between.
  casting: [
    'job_role',
    'unlock',
    'readable_unlock',
    'availability_question',
    'job',
    'job_application',
    'job_character',
    'job_disclosure',
    'job_finding',
    'job_language',
    'job_media_request',
    'job_other_city',
    'job_question',
    'job_skill',
    'job_step',
    'job_view',
    'job_viewer',
    'saved_job',
  ],

  'billing/credits': ['credit_account', 'credit_entry', 'credit_lot', 'credit_mismatch'],
  'billing/purchases': [
    'billing_details',
    'invoice',
    'invoice_serial',
    'payment',
    'payment_notice',
    'payment_order',
    'plan_subscription',
    'purchase',
  ],
  'billing/payment-gateways': ['local_order'],

  'messaging/messages': [
    'conversation',
    'conversation_read',
    'conversation_seat',
    'conversation_waiting',
    'message',
    'message_attachment',
    'blocked_contact',
  ],
  'messaging/notifications': ['notification', 'notification_box', 'notification_template', 'digest_owed'],
  'messaging/notification-preferences': ['notification_preference'],
  'messaging/outbox': ['outbox_message'],
  'messaging/live': ['live_connection', 'live_node'],
  messaging: ['online_account'],

  'site/content': ['content_page'],
  'site/contact': ['contact_request'],
  'site/showcase': ['profile_check', 'showcase_talent'],
};

/** The lists that people choose from. site/reference keeps them; everybody may read a name out of them. */
export const referenceLists: readonly Table[] = [
  'accent',
  'achievement',
  'acting_education',
  'body_type',
  'city',
  'country',
  'education_level',
  'eye_color',
  'gender',
  'hair_color',
  'hair_type',
  'hobby',
  'id_proof_type',
  'language',
  'language_level',
  'look',
  'nationality',
  'performer_role',
  'project_type',
  'size_type',
  'skill',
  'skin_tone',
  'social_network',
];

/** What belongs to the machinery below the features. */
export const platformTables: readonly Table[] = ['dead_letter', 'event_log', 'rate_limit'];

interface Exception {
  readonly feature: string;
  readonly tables: readonly Table[];
  readonly because: string;
}

export const ownershipExceptions: readonly Exception[] = [
  {
    feature: 'casting/project-access',
    tables: ['project_character'],
    because: 'a character is its project’s, and projects build on who may open them',
  },
  {
    feature: 'casting/projects',
    tables: ['job_application', 'project_share', 'character_shortlist'],
    because:
      'who applied, was asked or is shortlisted is considered for a character; jobs, shares and shortlists build on projects',
  },
  {
    feature: 'people/person-summaries',
    tables: ['account'],
    because:
      'a name and whether somebody is here stand in the account; this is where everybody asks for them',
  },
  {
    feature: 'people/instagram',
    tables: ['account_identity'],
    because: 'a linked account is an identity, and signing in builds on linking',
  },
  {
    feature: 'people/talent-profiles',
    tables: ['conversation'],
    because: 'who talks with a talent sees them, and messages build on who sees whom',
  },
  {
    feature: 'people/media',
    tables: ['project', 'character_picture', 'application_media'],
    because:
      'what a project still shows or an application was sent with is not deleted, and both build on media',
  },
  {
    feature: 'people/storage-allowance',
    tables: [
      'id_proof',
      'recruiter_paper',
      'comp_card',
      'message_attachment',
      'data_export',
      'project_document_version',
      'document_copy',
    ],
    because: 'corrects what every row with a file says it takes up',
  },
  {
    feature: 'billing/credits',
    tables: ['purchase', 'invoice'],
    because: 'the history names the invoice that credits came with, and purchases build on credits',
  },
  {
    feature: 'search/talent-search',
    tables: [
      'account',
      'talent',
      'talent_body',
      'talent_language',
      'talent_look',
      'talent_skill',
      'talent_work_city',
      'public_talent',
      'media_asset',
      'gallery_item',
      'unavailable_dates',
      'readable_unlock',
      'character_shortlist',
      'character_not_for',
      'talent_note',
      'profile_view',
    ],
    because: 'draws what is searched from the profile itself, in statements written for speed',
  },
];
