import type { BodyPayload } from '@callboard/contract/people/profile-editor/body';
import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { SkillsPayload } from '@callboard/contract/people/profile-editor/skills';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { toBirthParts, toPlayingAgeText } from './age-fields.ts';
import { toMeasurementText } from './measurement-text.ts';
import { toFeeText } from './usual-fee.ts';
import { unfinishedTexts, type WizardValues } from './values.ts';

const text = (value: string | null) => value ?? '';
const mobile = (value: string | null) => (value === null ? '' : formatMobile(value));

/** The saved profile as the controls of the wizard hold it. */
export const readProfile = (payload: TalentPayload) =>
  ({
    firstName: payload.first_name,
    lastName: payload.last_name,
    dateOfBirth: toBirthParts(payload.date_of_birth),
    gender: payload.gender,
    residence: payload.current_residence,
    nativeCity: payload.native_city,
    nationality: payload.nationality,
    mobile: mobile(payload.mobile_number),
    whatsappUpdates: payload.whatsapp_updates,
    showToRecruiters: payload.show_to_recruiters,
    headline: text(payload.headline),
    about: text(payload.about),
    isManaged: payload.is_managed_by_manager,
    managerName: text(payload.manager_name),
    managerEmail: text(payload.mananger_email_address),
    managerMobile: mobile(payload.mananger_mobile_number),
    managerGetsMail: payload.send_updates_mananger_email,
    managerGetsMessages: payload.send_updates_manage_mobile,
    guardianName: text(payload.guardian_name),
    guardianRelation: payload.guardian_relation,
    languages: payload.languages,
    accents: payload.accents,
    looks: payload.ethnicity,
    roles: payload.roles,
    projectTypes: payload.project_types,
    workCities: payload.work_cities,
    openToTravel: payload.open_to_travel,
    passportValidUntil: text(payload.passport_valid_until),
    usualFee: toFeeText(payload.usual_fee),
    socialLinks: payload.social_links.map(({ network, handle, followers }) => ({
      network,
      handle,
      followers: followers === null ? '' : followers.toLocaleString('en-IN'),
    })),
  }) satisfies Partial<WizardValues>;

export const readSkills = (payload: SkillsPayload) =>
  ({
    education: payload.education,
    actingEducation: payload.acting_education,
    skills: payload.skils,
    hobbies: payload.hobbies_interests,
    theatreYears: payload.theatre_experience === null ? '' : String(payload.theatre_experience),
    achievements: payload.notable_achivements,
    otherAchievements: text(payload.other_notable_achivements),
    ongoingProjects: payload.onGoingProjects,
    priorProject: text(payload.prior_project_name),
  }) satisfies Partial<WizardValues>;

export const readBody = (payload: BodyPayload) =>
  ({
    playingAge: toPlayingAgeText(payload.screen_min_age, payload.screen_max_age),
    eyeColour: payload.eye_color,
    skinTone: payload.skin_color,
    hairColour: payload.natural_hair_color,
    hairType: payload.hair_type,
    bodyType: payload.body_type,
    height: toMeasurementText('height', payload.height, payload.height_size_type),
    weight: toMeasurementText('weight', payload.weight, payload.weight_size_type),
    bustOrChest: toMeasurementText('bust_or_chest', payload.bust_or_chest, payload.bust_or_chest_size_type),
    waist: toMeasurementText('waist', payload.waist, payload.waist_size_type),
    hips: toMeasurementText('hips', payload.hips, payload.hips_size_type),
  }) satisfies Partial<WizardValues>;

export const readPayload = (payload: TalentPayload): WizardValues => ({
  ...readProfile(payload),
  ...readSkills(payload.skill_and_education),
  ...readBody(payload.physical_description),
  ...unfinishedTexts,
});
