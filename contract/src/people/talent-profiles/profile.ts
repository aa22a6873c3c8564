import { z } from 'zod';
import { Instant } from '../../scalars.ts';
import { ReferenceItem } from '../../site/reference.ts';
import { GalleryItem } from '../gallery-item.ts';
import { NextDays } from '../next-days.ts';
import { PastWork } from '../profile-editor/past-work.ts';
import { OngoingProject } from '../profile-editor/skills.ts';
import { UsualFee } from '../usual-fee.ts';

/**
 * A talent as each kind of viewer sees them. A field that a viewer may not see is not in that viewer's
 * schema.
 */

const Items = z.array(ReferenceItem);
const Place = z.object({ id: z.int(), name: z.string(), state: z.string() }).meta({ id: 'Place' });

/** How many gallery items anyone sees who is not a recruiter. */
export const guestGalleryLimit = 3;

export const GuestTalent = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    /** The readable address, if the talent chose one. */
    address: z.string().nullable(),
    user_type: z.literal(1),
    /** First name and initial. */
    name: z.string(),
    /** What they wrote about themselves, without ways to reach them and without their last name. */
    headline: z.string().nullable(),
    about: z.string().nullable(),
    current_residence: Place.nullable(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    skils: Items,
    gallary: z.array(GalleryItem).max(guestGalleryLimit),
    past_work: z.array(PastWork),
  })
  .meta({ id: 'GuestTalent' });
export type GuestTalent = z.infer<typeof GuestTalent>;

const Measure = z.number().nullable();
/** The unit of a measurement: an id of the size types in the reference data. */
const SizeTypeId = z.int().nullable();

/** Measurements are null for minors. Feet are a decimal number. */
export const PhysicalDescription = z
  .object({
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    eye_color: ReferenceItem.nullable(),
    skin_color: ReferenceItem.nullable(),
    natural_hair_color: ReferenceItem.nullable(),
    hair_type: ReferenceItem.nullable(),
    body_type: ReferenceItem.nullable(),
    bust_or_chest: Measure,
    bust_or_chest_size_type: SizeTypeId,
    waist: Measure,
    waist_size_type: SizeTypeId,
    hips: Measure,
    hips_size_type: SizeTypeId,
    height: Measure,
    height_size_type: SizeTypeId,
    weight: Measure,
    weight_size_type: SizeTypeId,
    /** When the talent last confirmed the measurements. */
    confirmed_on: z.iso.date().nullable(),
  })
  .meta({ id: 'PhysicalDescription' });

export const SkillAndEducation = z
  .object({
    education: ReferenceItem.nullable(),
    hobbies_interests: Items,
    skils: Items,
    notable_achivements: Items,
    other_notable_achivements: z.string().nullable(),
    acting_education: Items,
    /** In years. */
    theatre_experience: z.int().nullable(),
    prior_project_name: z.string().nullable(),
    onGoingProjects: z.array(OngoingProject),
  })
  .meta({ id: 'SkillAndEducation' });

/** The profile without contact details, which is what a recruiter sees before unlocking. */
export const RecruiterTalent = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    /** The readable address, if the talent chose one. */
    address: z.string().nullable(),
    user_type: z.literal(1),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    isRecruiterUnlocked: z.boolean(),
    talent_edit_image: z.string().nullable(),
    is_id_verified: z.boolean(),
    headline: z.string().nullable(),
    about: z.string().nullable(),
    gender: ReferenceItem.nullable(),
    is_under_18: z.boolean(),
    current_residence: Place.nullable(),
    native_city: Place.nullable(),
    nationality: ReferenceItem.nullable(),
    /** Appearances the person is cast as. */
    ethnicity: Items,
    has_passport: z.boolean(),
    /** The year only; the exact day stays private. */
    passport_valid_year: z.int().nullable(),
    open_to_travel: z.boolean(),
    work_cities: z.array(Place),
    roles: Items,
    project_types: Items,
    /** Null for frozen recruiters. */
    usual_fee: UsualFee.nullable(),
    languages: z.array(z.object({ id: z.int(), name: z.string(), level: z.string() })),
    accents: Items,
    skill_and_education: SkillAndEducation,
    physical_description: PhysicalDescription,
    /** Null until unlocked. */
    days: NextDays.nullable(),
    gallary: z.array(GalleryItem),
    past_work: z.array(PastWork),
  })
  .meta({ id: 'RecruiterTalent' });
export type RecruiterTalent = z.infer<typeof RecruiterTalent>;

export const TalentContact = z
  .object({
    email: z.string().nullable(),
    mobile_number: z.string().nullable(),
    is_managed_by_manager: z.boolean(),
    manager_name: z.string().nullable(),
    mananger_email_address: z.string().nullable(),
    mananger_mobile_number: z.string().nullable(),
    social_links: z.array(
      z.object({ network: ReferenceItem, handle: z.string(), followers: z.int().nullable() }),
    ),
    /** Both days are included. The reason stays private. */
    unavailable_dates: z.array(z.object({ start_date: z.iso.date(), end_date: z.iso.date() })),
  })
  .meta({ id: 'TalentContact' });
export type TalentContact = z.infer<typeof TalentContact>;

/** What a recruiter sees after unlocking this talent. */
export const UnlockedTalent = RecruiterTalent.extend({
  ...TalentContact.shape,
  /** When this recruiter unlocked the profile; null for the talent themselves. */
  unlocked_at: Instant.nullable(),
  /** What an adult agreed to; false by default. */
  is_open_to_nudity: z.boolean(),
  is_open_to_love_making: z.boolean(),
}).meta({ id: 'UnlockedTalent' });
export type UnlockedTalent = z.infer<typeof UnlockedTalent>;

/** What the talent sees of themselves. No other view has the exact age and birth date. */
export const OwnTalent = UnlockedTalent.extend({
  age: z.int().nullable(),
  date_of_birth: z.iso.date().nullable(),
  show_to_recruiters: z.boolean(),
  is_profile_creation_completed: z.boolean(),
  last_activity_page: z.int(),
  talent_edit_doc: z.string().nullable(),
  isFreezed: z.boolean(),
  updated_at: Instant,
}).meta({ id: 'OwnTalent' });
export type OwnTalent = z.infer<typeof OwnTalent>;
