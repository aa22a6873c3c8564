import { bodyFields } from '@callboard/contract/people/profile-editor/body';
import { guardianRelations, talentFields } from '@callboard/contract/people/profile-editor/payload';
import { skillFields } from '@callboard/contract/people/profile-editor/skills';
import { z } from 'zod';
import type { Fields } from '../../../../shared/lib/autosave/field.ts';
import { birthField, playingAgeField } from './age-fields.ts';
import { fieldsIn, type Section, writeAs } from './field-types.ts';
import { measurementField } from './measurement-text.ts';
import { socialLinksField } from './social-links.ts';
import { usualFeeField } from './usual-fee.ts';
import type { WizardValues } from './values.ts';

const profile = fieldsIn('profile');
const skill = fieldsIn('skills');
const body = fieldsIn('body');
const { shape } = z.object(talentFields);

/** Every field of the wizard with its API name and the contract's check. */
export const wizardFields: Fields<Section, WizardValues> = {
  firstName: profile.plainText('first_name', shape.first_name, 'firstName'),
  lastName: profile.plainText('last_name', shape.last_name, 'nameTooLong'),
  dateOfBirth: birthField,
  gender: profile.choice('gender', shape.gender),
  residence: profile.choiceOrText('current_residence', shape.current_residence),
  nativeCity: profile.choiceOrText('native_city', shape.native_city),
  nationality: profile.choice('nationality', shape.nationality),
  nationalityText: profile.unfinished(),
  // A number cannot be removed here; it is changed in the settings, where it is verified.
  mobile: profile.mobile('mobile_number', shape.mobile_number, { body: {} }),
  whatsappUpdates: profile.flag('whatsapp_updates', shape.whatsapp_updates),
  showToRecruiters: profile.flag('show_to_recruiters', shape.show_to_recruiters),
  headline: profile.text('headline', shape.headline),
  about: profile.text('about', shape.about),
  isManaged: profile.flag('is_managed_by_manager', shape.is_managed_by_manager),
  managerName: profile.text('manager_name', shape.manager_name),
  managerEmail: profile.text('mananger_email_address', shape.mananger_email_address),
  managerMobile: profile.mobile('mananger_mobile_number', shape.mananger_mobile_number, {
    body: { mananger_mobile_number: null },
  }),
  managerGetsMail: profile.flag('send_updates_mananger_email', shape.send_updates_mananger_email),
  managerGetsMessages: profile.flag('send_updates_manage_mobile', shape.send_updates_manage_mobile),
  guardianName: profile.text('guardian_name', shape.guardian_name),
  guardianRelation: {
    section: 'profile',
    draftSchema: z.enum(guardianRelations).nullable(),
    write: (relation) => writeAs('guardian_relation', shape.guardian_relation, relation),
  },
  languages: {
    section: 'profile',
    draftSchema: z.array(z.object({ language: z.int(), level: z.int() })),
    write: (rows) => writeAs('languages', shape.languages, rows),
  },
  languagesText: profile.unfinished(),
  accents: profile.choices('accents', shape.accents),
  accentsText: profile.unfinished(),
  looks: profile.choices('ethnicity', shape.ethnicity),
  roles: profile.choices('roles', shape.roles),
  projectTypes: profile.choices('project_types', shape.project_types),
  workCities: profile.choicesOrTexts('work_cities', shape.work_cities),
  openToTravel: profile.flag('open_to_travel', shape.open_to_travel),
  passportValidUntil: profile.text('passport_valid_until', shape.passport_valid_until, 'date'),
  usualFee: usualFeeField,
  socialLinks: socialLinksField,

  education: skill.choice('education', skillFields.education),
  actingEducation: skill.choices('acting_education', skillFields.acting_education),
  skills: skill.choicesOrTexts('skils', skillFields.skils),
  hobbies: skill.choicesOrTexts('hobbies_interests', skillFields.hobbies_interests),
  theatreYears: skill.integer('theatre_experience', skillFields.theatre_experience, 'years'),
  achievements: skill.choices('notable_achivements', skillFields.notable_achivements),
  otherAchievements: skill.text('other_notable_achivements', skillFields.other_notable_achivements),
  ongoingProjects: {
    section: 'skills',
    draftSchema: z.array(z.object({ id: z.int().optional(), name: z.string() })),
    write: (rows) => {
      const named = rows.filter(({ name }) => name.trim() !== '');
      return writeAs('onGoingProjects', skillFields.onGoingProjects, named, 'projectName');
    },
  },
  priorProject: skill.text('prior_project_name', skillFields.prior_project_name),

  playingAge: playingAgeField,
  eyeColour: body.choice('eye_color', bodyFields.eye_color),
  skinTone: body.choice('skin_color', bodyFields.skin_color),
  hairColour: body.choice('natural_hair_color', bodyFields.natural_hair_color),
  hairType: body.choice('hair_type', bodyFields.hair_type),
  bodyType: body.choice('body_type', bodyFields.body_type),
  height: measurementField('height'),
  weight: measurementField('weight'),
  bustOrChest: measurementField('bust_or_chest'),
  waist: measurementField('waist'),
  hips: measurementField('hips'),
};
