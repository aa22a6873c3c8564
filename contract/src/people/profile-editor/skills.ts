import { z } from 'zod';
import { access } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { Id, IdInPath, TalentRef } from '../../scalars.ts';
import { Choices, ChoicesOrTexts } from '../../site/choices.ts';
import { Title } from '../names.ts';
import { TalentProgress } from './publishing-needs.ts';

const tag = 'talent profile';

export const OngoingProject = z.object({ id: z.int(), name: z.string() }).meta({ id: 'OngoingProject' });

/** An entry that somebody typed, which may not be on the list yet. */
const AddedEntry = z
  .object({ list: z.enum(['skills', 'hobbies']), id: z.int(), name: z.string() })
  .meta({ id: 'AddedEntry' });

/** Skills and education as their owner edits them: ids of reference lists. */
export const SkillsPayload = z
  .object({
    skill_and_education_id: z.int(),
    talent_id: z.int(),
    education: z.int().nullable(),
    hobbies_interests: z.array(z.int()),
    skils: z.array(z.int()),
    notable_achivements: z.array(z.int()),
    other_notable_achivements: z.string().nullable(),
    acting_education: z.array(z.int()),
    /** In years. */
    theatre_experience: z.int().nullable(),
    prior_project_name: z.string().nullable(),
    onGoingProjects: z.array(OngoingProject),
    /** The names of chosen entries that were typed. */
    added_entries: z.array(AddedEntry),
  })
  .meta({ id: 'SkillsPayload' });
export type SkillsPayload = z.infer<typeof SkillsPayload>;

export const skillFields = {
  education: Id.nullable(),
  hobbies_interests: ChoicesOrTexts(30),
  skils: ChoicesOrTexts(60),
  notable_achivements: Choices(24),
  other_notable_achivements: z.string().trim().max(1000, 'Use up to 1,000 characters').nullable(),
  acting_education: Choices(16),
  theatre_experience: z.int().min(0).max(80, 'Enter up to 80 years').nullable(),
  prior_project_name: z.string().trim().max(200, 'Use up to 200 characters').nullable(),
  /** Replaced as a whole: entries with an id stay, entries without one are new. */
  onGoingProjects: z.array(z.strictObject({ id: Id.optional(), name: Title(160) })).max(10),
} as const;

export const saveSkills = endpoint({
  method: 'POST',
  path: '/v1/skill-and-education',
  tag,
  summary: 'Create or change skills and education; what is left out stays as it is',
  access: access.talent({ notFrozen: true }),
  body: z.strictObject({
    /** Both must be the caller's own id, when given. */
    talent_id: Id.optional(),
    skill_and_education_id: Id.optional(),
    ...z.object(skillFields).partial().shape,
  }),
  response: z.object({ ...SkillsPayload.shape, progress: TalentProgress }),
});

export const getSkillsAndEducation = endpoint({
  method: 'GET',
  path: '/v1/skill-and-education/{id}',
  tag,
  summary: 'Skills and education, by the talent’s user_id: the own ones, or as a recruiter sees them',
  access: access.memberOrAdmin(),
  params: z.strictObject({ id: TalentRef }),
  response: SkillsPayload,
});

export const removeOngoingProject = endpoint({
  method: 'DELETE',
  path: '/v1/skill-and-education/delete-on-going-project/{id}',
  tag,
  summary: 'Remove one ongoing project',
  access: access.talent({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  response: z.object({ id: z.int() }),
});
