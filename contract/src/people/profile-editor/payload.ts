import { z } from 'zod';
import { access } from '../../access.ts';
import { Consent } from '../../accounts/consents.ts';
import { Email, IndianMobile } from '../../accounts/credentials.ts';
import { endpoint } from '../../endpoint.ts';
import { Id, IdInPath, Instant, Line } from '../../scalars.ts';
import { ChoiceOrText, ChoiceRows, Choices, ChoicesOrTexts } from '../../site/choices.ts';
import { BirthDate } from '../birth-date.ts';
import { IdProof, proofFields } from '../id-proofs.ts';
import { Name, NameOrNothing } from '../names.ts';
import { UsualFee } from '../usual-fee.ts';
import { BodyPayload } from './body.ts';
import { PastWork } from './past-work.ts';
import { lastWizardPage, TalentProgress } from './publishing-needs.ts';
import { SkillsPayload } from './skills.ts';

const tag = 'talent profile';
const params = z.strictObject({ id: IdInPath });

export const headlineLimit = 120;
export const aboutLimit = 3000;
const Text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use up to ${max.toLocaleString('en-IN')} characters`);

export const guardianRelations = ['mother', 'father', 'legal_guardian'] as const;

const SocialLink = z.strictObject({
  network: Id,
  handle: Line(200),
  followers: z.int().min(0).max(2_000_000_000).nullable(),
});
const SpokenLanguage = z.strictObject({ language: Id, level: Id });

/** Lists are replaced as a whole; fields left out stay as they are. */
export const talentFields = {
  first_name: Name(80),
  last_name: NameOrNothing(80),
  current_residence: ChoiceOrText.nullable(),
  date_of_birth: BirthDate.nullable(),
  /**
   * Saved when there is none yet. A verified number is changed in the settings, where it is verified again.
   */
  mobile_number: IndianMobile,
  gender: Id.nullable(),
  whatsapp_updates: z.boolean(),
  show_to_recruiters: z.boolean(),
  is_managed_by_manager: z.boolean(),
  manager_name: Text(120).nullable(),
  mananger_email_address: Email.nullable(),
  mananger_mobile_number: IndianMobile.nullable(),
  send_updates_mananger_email: z.boolean(),
  send_updates_manage_mobile: z.boolean(),
  headline: Text(headlineLimit).nullable(),
  about: Text(aboutLimit).nullable(),
  native_city: ChoiceOrText.nullable(),
  nationality: Id.nullable(),
  /** Appearances a person is cast as. */
  ethnicity: Choices(5),
  passport_valid_until: z.iso.date().nullable(),
  open_to_travel: z.boolean(),
  work_cities: ChoicesOrTexts(30),
  roles: Choices(20),
  usual_fee: UsualFee.nullable(),
  project_types: Choices(28),
  languages: ChoiceRows(SpokenLanguage, 'language', 20),
  accents: Choices(20),
  social_links: ChoiceRows(SocialLink, 'network', 14),
  guardian_name: Text(120).nullable(),
  guardian_relation: z.enum(guardianRelations).nullable(),
} as const;

export const TalentPayload = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    user_type: z.literal(1),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    is_email_verified: z.boolean(),
    mobile_number: z.string().nullable(),
    is_mobile_verified: z.boolean(),
    current_residence: z.int().nullable(),
    date_of_birth: z.iso.date().nullable(),
    age: z.int().nullable(),
    /** Known to be under 18, which closes some fields. */
    is_under_18: z.boolean(),
    gender: z.int().nullable(),
    whatsapp_updates: z.boolean(),
    show_to_recruiters: z.boolean(),
    is_managed_by_manager: z.boolean(),
    manager_name: z.string().nullable(),
    mananger_email_address: z.string().nullable(),
    mananger_mobile_number: z.string().nullable(),
    send_updates_mananger_email: z.boolean(),
    send_updates_manage_mobile: z.boolean(),
    headline: z.string().nullable(),
    about: z.string().nullable(),
    native_city: z.int().nullable(),
    nationality: z.int().nullable(),
    ethnicity: z.array(z.int()),
    passport_valid_until: z.iso.date().nullable(),
    open_to_travel: z.boolean(),
    work_cities: z.array(z.int()),
    roles: z.array(z.int()),
    usual_fee: UsualFee.nullable(),
    project_types: z.array(z.int()),
    languages: z.array(z.object({ language: z.int(), level: z.int() })),
    accents: z.array(z.int()),
    social_links: z.array(z.object({ network: z.int(), handle: z.string(), followers: z.int().nullable() })),
    guardian_name: z.string().nullable(),
    guardian_relation: z.enum(guardianRelations).nullable(),
    id_proof: IdProof,
    consents: z.array(Consent),
    skill_and_education: SkillsPayload,
    physical_description: BodyPayload,
    past_work: z.array(PastWork),
    progress: TalentProgress,
    updated_at: Instant,
  })
  .meta({ id: 'TalentPayload' });
export type TalentPayload = z.infer<typeof TalentPayload>;

export const getTalentPayload = endpoint({
  method: 'GET',
  path: '/v1/talenter/{id}',
  tag,
  summary: 'The talent’s own profile, as it is edited',
  access: access.talentOrAdmin({ owned: true }),
  params,
  response: TalentPayload,
});

export const TalentChange = z.strictObject({
  user_type: z.literal(1).optional(),
  ...z.object(talentFields).partial().shape,
  ...proofFields,
});

export const changeTalentPayload = endpoint({
  method: 'PATCH',
  path: '/v1/talenter/{id}',
  tag,
  summary: 'Change parts of the profile; what is left out stays as it is',
  access: access.talent({ owned: true, notFrozen: true }),
  params,
  body: TalentChange,
  response: TalentPayload,
});

export const changeTalentProgress = endpoint({
  method: 'PATCH',
  path: '/v1/talenter/handle-talenter/{id}',
  tag,
  summary: 'Wizard progress, and publishing: refused with what is missing while anything is',
  access: access.talent({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    last_activity_page: z.int().min(1).max(lastWizardPage).optional(),
    is_profile_creation_completed: z.boolean().optional(),
    show_to_recruiters: z.boolean().optional(),
  }),
  response: TalentProgress,
});
