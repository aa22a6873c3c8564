/** Rows as the tables have them: dates and times are ISO text, so that a batch can travel as JSON. */
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
  /** A range in PostgreSQL's words: [first day,day after the last). */
  days: string;
  reason: string | null;
}

export interface ConsentRow {
  talent_id: number;
  topic: string;
  given: boolean;
  wording: string;
  created_at: string;
}

/** The photo is named by its face and look; the loader knows which stored picture that is. */
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
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ProjectRow {
  id: number;
  public_id: string;
  recruiter_id: number;
  title: string;
  project_type_id: number;
  synopsis: string;
  city_id: number;
  language_id: number;
  shoot_starts_on: string;
  shoot_ends_on: string;
  status: 'draft' | 'open' | 'paused' | 'closed';
  closed_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface CharacterRow {
  id: number;
  project_id: number;
  name: string;
  brief: string;
  gender_id: number | null;
  playing_age_min: number;
  playing_age_max: number;
  height_min_mm: number | null;
  height_max_mm: number | null;
  status: 'casting' | 'cast' | 'dropped';
  cast_talent_id: number | null;
  cast_at: string | null;
  position: number;
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
  is_house_opening: boolean;
  status: JobStatus;
  opened_at: string | null;
  closes_on: string;
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
  /** As they stand in an address. */
  filters: Readonly<Record<string, string>>;
  sort: 'match' | 'active' | 'name';
  created_at: string;
  last_opened_at: string;
}

export interface ShortlistRow {
  character_id: number;
  talent_id: number;
  note: string | null;
  position: number;
  created_at: string;
}

export interface UnlockRow {
  recruiter_id: number;
  talent_id: number;
  unlocked_at: string;
  character_id: number | null;
  credit_entry_id: number | null;
}

export interface CreditLotRow {
  id: number;
  recruiter_id: number;
  source: 'pack' | 'plan' | 'bonus' | 'referral' | 'house';
  expires_at: string | null;
  created_at: string;
}

/** Its place in the ledger and the balance after it are counted by the database. */
export interface CreditEntryRow {
  id: number;
  recruiter_id: number;
  change_type: number;
  credits: number;
  lot_id: number;
  cause: string;
  talent_id: number | null;
  plan: 'studio' | null;
  plan_month: string | null;
  note: string | null;
  created_at: string;
}

interface QuestionRow {
  recruiter_id: number;
  talent_id: number;
  starts_on: string;
  ends_on: string;
  status: 'asked' | 'available' | 'not_available';
  asked_at: string;
  settled_at: string | null;
}

interface TaxedPrice {
  net_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
}

interface PurchaseRow extends TaxedPrice {
  id: number;
  recruiter_id: number;
  kind: 'pack' | 'plan';
  plan: 'studio' | null;
  subscription_id: number | null;
  month: string | null;
  credits: number;
  state_code: string;
  status: 'paid';
  paid_at: string;
  credit_lot_id: number;
  created_at: string;
}

interface InvoiceRow extends TaxedPrice {
  id: number;
  kind: 'invoice';
  financial_year: number;
  serial: number;
  number: string;
  purchase_id: number;
  issued_on: string;
  seller: object;
  buyer: object;
  line: string;
  state_code: string;
  is_practice: boolean;
  created_at: string;
}

interface PaymentRow {
  id: number;
  order_id: number;
  purchase_id: number;
  gateway: 'local';
  payment_ref: string;
  amount_paise: number;
  settles: boolean;
  received_at: string;
}

export interface CastRows {
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
  project: ProjectRow;
  project_character: CharacterRow;
  character_language: { character_id: number; language_id: number; level_id: number };
  character_skill: { character_id: number; skill_id: number };
  job: JobRow;
  job_character: { job_id: number; character_id: number };
  job_application: ApplicationRow;
  conversation: ConversationRow;
  message: MessageRow;
  credit_lot: CreditLotRow;
  credit_entry: CreditEntryRow;
  billing_details: {
    recruiter_id: number;
    legal_name: string;
    address: string;
    city: string;
    state_code: string;
    pin_code: string;
  };
  plan_subscription: {
    id: number;
    recruiter_id: number;
    plan: 'studio';
    counted_from: string;
    months: number;
    renews_on: string;
    gateway: 'local';
    customer_ref: string;
    mandate_ref: string;
    created_at: string;
  };
  purchase: PurchaseRow;
  local_order: {
    order_ref: string;
    amount_paise: number;
    status: 'paid';
    payment_ref: string;
    created_at: string;
  };
  payment_order: {
    id: number;
    purchase_id: number;
    gateway: 'local';
    order_ref: string;
    amount_paise: number;
    created_at: string;
  };
  payment: PaymentRow;
  invoice_serial: { kind: 'invoice'; financial_year: number; last: number };
  invoice: InvoiceRow;
  unlock: UnlockRow;
  availability_question: QuestionRow;
  saved_search: SavedSearchRow;
  character_shortlist: ShortlistRow;
  profile_view: { talent_id: number; recruiter_id: number; day: string; times: number; last_at: string };
  conversation_read: { conversation_id: number; account_id: number; last_read_message_id: number };
}
