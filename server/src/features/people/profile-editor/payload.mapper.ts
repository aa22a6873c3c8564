import { ageOn, todayInIndia } from '@callboard/contract/people/ages';
import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { PayloadRow } from './payload.queries.ts';
import { isMinor } from './progress.policy.ts';

type Sections = Pick<
  TalentPayload,
  'id_proof' | 'consents' | 'skill_and_education' | 'physical_description' | 'past_work' | 'progress'
>;

export const toTalentPayload = (row: PayloadRow, sections: Sections): TalentPayload => ({
  user_id: row.id,
  userUniqueId: row.public_id,
  user_type: 1,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  is_email_verified: row.is_email_verified,
  mobile_number: row.mobile,
  is_mobile_verified: row.is_mobile_verified,
  current_residence: row.residence_city_id,
  date_of_birth: row.date_of_birth,
  age: ageOn(todayInIndia(), row.date_of_birth),
  is_under_18: isMinor(row.date_of_birth),
  gender: row.gender_id,
  whatsapp_updates: row.whatsapp_updates,
  show_to_recruiters: row.show_to_recruiters,
  is_managed_by_manager: row.is_managed,
  manager_name: row.manager_name,
  mananger_email_address: row.manager_email,
  mananger_mobile_number: row.manager_mobile,
  send_updates_mananger_email: row.manager_gets_mail,
  send_updates_manage_mobile: row.manager_gets_messages,
  headline: row.headline,
  about: row.about,
  native_city: row.native_city_id,
  nationality: row.nationality_id,
  ethnicity: row.looks,
  passport_valid_until: row.passport_valid_until,
  open_to_travel: row.open_to_travel,
  work_cities: row.work_cities,
  roles: row.roles,
  usual_fee: row.usual_fee,
  project_types: row.project_types,
  languages: row.languages,
  accents: row.accents,
  social_links: row.social_links,
  guardian_name: row.guardian_name,
  guardian_relation: row.guardian_relation,
  ...sections,
  updated_at: row.updated_at.toISOString(),
});
