import { todayInIndia } from '@callboard/contract/people/ages';
import { daysInProfile } from '@callboard/contract/people/day-states';
import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { nextDays } from '../availability/index.ts';
import { displayName } from '../person-summaries/index.ts';
import { toWireMeasures } from './measures.ts';
import type { readCard, readProfile } from './profile.queries.ts';
import { publicText } from './public-text.ts';

type CardRow = NonNullable<Awaited<ReturnType<typeof readCard>>>;
type ProfileRow = NonNullable<Awaited<ReturnType<typeof readProfile>>>;

export interface Work {
  readonly gallary: GalleryItem[];
  readonly past_work: PastWork[];
}

export const toGuestTalent = (row: CardRow, work: Work): GuestTalent => ({
  user_id: row.id,
  userUniqueId: row.public_id,
  address: row.address,
  user_type: 1,
  name: displayName(row),
  headline: publicText(row.headline, row),
  about: publicText(row.about, row),
  current_residence: row.residence,
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  skils: row.skills,
  ...work,
});

const toPhysicalDescription = (row: ProfileRow, adult: boolean): RecruiterTalent['physical_description'] => ({
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  eye_color: row.eye_color,
  skin_color: row.skin_tone,
  natural_hair_color: row.hair_color,
  hair_type: row.hair_type,
  body_type: adult ? row.body_type : null,
  ...toWireMeasures(row, adult),
  confirmed_on: adult ? row.confirmed_on : null,
});

const toSkillAndEducation = (row: ProfileRow): RecruiterTalent['skill_and_education'] => ({
  education: row.education,
  hobbies_interests: row.hobbies,
  skils: row.skills,
  notable_achivements: row.achievements,
  other_notable_achivements: row.other_achievements,
  acting_education: row.trainings,
  theatre_experience: row.theatre_years,
  prior_project_name: row.prior_project,
  onGoingProjects: row.ongoing_projects,
});

interface Seen extends Work {
  readonly icon: string | null;
  readonly adult: boolean;
  readonly unlocked: boolean;
  /** Whether this viewer may know what the talent asks for. */
  readonly seesFee: boolean;
  /** After an unlock, and of one's own. */
  readonly seesCalendar: boolean;
}

export const toRecruiterTalent = (
  row: ProfileRow,
  { gallary, past_work, icon, adult, unlocked, seesFee, seesCalendar }: Seen,
): RecruiterTalent => ({
  user_id: row.id,
  userUniqueId: row.public_id,
  address: row.address,
  user_type: 1,
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  last_name: row.last_name,
  isRecruiterUnlocked: unlocked,
  talent_edit_image: icon,
  is_id_verified: row.is_id_verified,
  headline: row.headline,
  about: row.about,
  gender: row.gender,
  is_under_18: !adult,
  current_residence: row.residence,
  native_city: row.native_city,
  nationality: row.nationality,
  ethnicity: row.looks,
  has_passport: row.has_passport,
  passport_valid_year: row.passport_valid_year,
  open_to_travel: row.open_to_travel,
  work_cities: row.work_cities,
  roles: row.roles,
  project_types: row.project_types,
  usual_fee: seesFee ? row.usual_fee : null,
  languages: row.languages,
  accents: row.accents,
  skill_and_education: toSkillAndEducation(row),
  physical_description: toPhysicalDescription(row, adult),
  days: seesCalendar ? nextDays(todayInIndia(), row.busy_days, daysInProfile) : null,
  gallary,
  past_work,
});
