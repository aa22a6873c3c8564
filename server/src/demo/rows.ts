import type { CreditRows } from './credit-rows.ts';
import type { ProjectRows } from './project-rows.ts';
import type { ScenarioRows } from './scenario-rows.ts';

/** Table rows with dates and times as ISO text, so a batch can be sent as JSON. */
export interface AccountRow {
  id: number;
  public_id: string;
  kind: 'talent' | 'recruiter';
  first_name: string;
  last_name: string;
  email: string;
  email_verified_at: string | null;
  mobile: string | null;
  mobile_verified_at: string | null;
  password_hash: string | null;
  referred_by: string | null;
  is_demo: true;
  whatsapp_updates: boolean;
  last_active_at: string;
  created_at: string;
  updated_at: string;
}

export interface TalentRow {
  account_id: number;
  account_kind: 'talent';
  headline: string | null;
  about: string | null;
  date_of_birth: string | null;
  gender_id: number | null;
  residence_city_id: number | null;
  native_city_id: number | null;
  nationality_id: number | null;
  education_level_id: number | null;
  passport_valid_until: string | null;
  open_to_travel: boolean;
  theatre_years: number | null;
  fee_rupees: number | null;
  fee_per: 'day' | 'project' | 'hour' | null;
  fee_note: string | null;
  playing_age_min: number | null;
  playing_age_max: number | null;
  show_to_recruiters: boolean;
  manager_name: string | null;
  manager_email: string | null;
  manager_mobile: string | null;
  is_managed: boolean;
  manager_gets_mail: boolean;
  last_activity_page: number;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface TalentBodyRow {
  talent_id: number;
  height_mm: number;
  weight_g: number;
  bust_or_chest_mm: number;
  waist_mm: number;
  hips_mm: number;
  height_unit: number;
  weight_unit: number;
  bust_or_chest_unit: number;
  waist_unit: number;
  hips_unit: number;
  hair_color_id: number;
  hair_type_id: number;
  eye_color_id: number;
  skin_tone_id: number;
  body_type_id: number;
  confirmed_on: string;
}

export interface PastWorkRow {
  talent_id: number;
  title: string;
  part: string;
  project_type_id: number;
  year: number;
  note: string | null;
}

export interface UnavailableDatesRow {
  account_id: number;
  /** A PostgreSQL range: [first day,day after the last). */
  days: string;
  reason: string | null;
  /** Otherwise dates that somebody keeps for themselves. */
  is_booking: boolean;
}

export interface ConsentRow {
  talent_id: number;
  topic: string;
  given: boolean;
  wording: string;
  created_at: string;
}

/** The photo is named by face and look; the loader maps it to the stored picture. */
export interface GalleryPhoto {
  talent_id: number;
  face: number;
  look: number;
  is_cover: boolean;
  caption: string | null;
  position: number;
  created_at: string;
}

export interface RecruiterRow {
  account_id: number;
  account_kind: 'recruiter';
  company: string;
  job_title: string;
  bio: string;
  city_id: number;
  website: string | null;
  casting_since: number | null;
  referral_code: string | null;
  /** The file of their face; the loader maps it to the stored picture. */
  face: string | null;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

export type JobStatus = 'draft' | 'in_review' | 'open' | 'paused' | 'closed' | 'expired';

export interface JobRow {
  id: number;
  public_id: string;
  recruiter_id: number;
  project_id: number | null;
  title: string;
  description: string;
  project_type_id: number;
  city_id: number;
  gender_id: number | null;
  age_min: number;
  age_max: number;
  fee_paise: number | null;
  fee_per: 'day' | 'project' | 'month' | null;
  is_unpaid: boolean;
  is_house_opening: boolean;
  production_title: string | null;
  audition_kinds: readonly string[];
  wanted: number;
  is_remote: boolean;
  work_days: number | null;
  works_from: string | null;
  works_to: string | null;
  pay_note: string | null;
  closed_at: string | null;
  status: JobStatus;
  submitted_at: string | null;
  opened_at: string | null;
  closes_at: string;
  closes_zone: string;
  created_at: string;
  updated_at: string;
}

export type ApplicationStatus =
  | 'applied'
  | 'viewed'
  | 'shortlisted'
  | 'audition'
  | 'callback'
  | 'offered'
  | 'cast'
  | 'not_selected'
  | 'withdrawn'
  | 'role_closed';

export interface ApplicationRow {
  job_id: number;
  talent_id: number;
  character_id: number | null;
  note: string | null;
  status: ApplicationStatus;
  created_at: string;
  updated_at: string;
}

export interface ConversationRow {
  id: number;
  recruiter_id: number;
  talent_id: number;
  project_id: number | null;
  created_at: string;
}

export interface MessageRow {
  id: number;
  conversation_id: number;
  sender_id: number;
  client_id: string;
  text: string;
  created_at: string;
}

export interface SavedSearchRow {
  recruiter_id: number;
  name: string;
  /** As in a URL. */
  filters: Readonly<Record<string, string>>;
  sort: 'match' | 'active' | 'name';
  created_at: string;
  last_opened_at: string;
}

export interface CastRows extends CreditRows, ProjectRows, ScenarioRows {
  account: AccountRow;
  recruiter: RecruiterRow;
  recruiter_language: { recruiter_id: number; language_id: number };
  recruiter_project_type: { recruiter_id: number; project_type_id: number };
  past_casting: {
    recruiter_id: number;
    position: number;
    title: string;
    project_type_id: number;
    year: number;
  };
  talent: TalentRow;
  talent_body: TalentBodyRow;
  talent_language: { talent_id: number; language_id: number; level_id: number };
  talent_look: { talent_id: number; look_id: number };
  talent_accent: { talent_id: number; accent_id: number };
  talent_skill: { talent_id: number; skill_id: number };
  talent_hobby: { talent_id: number; hobby_id: number };
  talent_role: { talent_id: number; role_id: number };
  talent_project_type: { talent_id: number; project_type_id: number };
  talent_work_city: { talent_id: number; city_id: number };
  talent_training: { talent_id: number; acting_education_id: number };
  talent_achievement: { talent_id: number; achievement_id: number };
  talent_social_link: { talent_id: number; network_id: number; handle: string; followers: number | null };
  past_work: PastWorkRow;
  unavailable_dates: UnavailableDatesRow;
  consent_event: ConsentRow;
  gallery_item: GalleryPhoto;
  job: JobRow;
  job_media_request: {
    job_id: number;
    kind: 'photo' | 'video' | 'audio' | 'tape';
    label: string;
    note: string | null;
    is_required: boolean;
    max_seconds: number | null;
    position: number;
  };
  job_question: {
    job_id: number;
    kind: 'text' | 'yes_no' | 'choice';
    body: string;
    choices: readonly string[];
    is_required: boolean;
    position: number;
  };
  job_disclosure: { job_id: number; kind: string; level: string; note: string | null };
  job_view: { job_id: number; day: string; views: number };
  job_character: { job_id: number; character_id: number };
  job_application: ApplicationRow;
  conversation: ConversationRow;
  message: MessageRow;
  saved_search: SavedSearchRow;
  profile_view: { talent_id: number; recruiter_id: number; day: string; times: number; last_at: string };
  conversation_read: { conversation_id: number; account_id: number; last_read_seq: number };
}
