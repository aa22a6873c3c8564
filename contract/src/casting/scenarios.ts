import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { UsualFee } from '../people/usual-fee.ts';
import { Id, IdInPath, Instant, Line } from '../scalars.ts';
import { BaseRevision, FeePer, FieldConflict } from './project-fields.ts';
import {
  candidateStages,
  characterStatuses,
  characterWeights,
  maxCharacters,
  projectRoles,
  projectStatuses,
} from './project-values.ts';
import { maxCastBudgetPaise, maxScenarioComments, maxScenarios } from './scenario-counting.ts';
import { TalentFace } from './talent-face.ts';

const tag = 'projects';
const ofProject = '/v1/recruiter-project/{id}';
const base = '/v1/scenarios/{id}';
const reading = access.recruiter({ owned: true });
const changing = access.recruiter({ owned: true, notFrozen: true });
const params = z.strictObject({ id: IdInPath });

/** A colleague as a scenario names them. Null where their account is closed. */
const By = z.object({ user_id: z.int(), name: z.string() });
const Day = z.iso.date();

/** Someone who is considered for a character of the project, and may be chosen for any of them. */
export const ScenarioPerson = TalentFace.extend({
  /** Null where it is not given, and for those under 18. */
  height_cm: z.int().nullable(),
  /** Null for frozen recruiters. */
  usual_fee: UsualFee.nullable(),
  /** When they are not available while the project shoots. Null where the reader does not know their calendar. */
  away: z.array(z.object({ start_date: Day, end_date: Day })).nullable(),
}).meta({ id: 'ScenarioPerson' });
export type ScenarioPerson = z.infer<typeof ScenarioPerson>;

export const ScenarioCharacter = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(characterStatuses),
    weight: z.enum(characterWeights),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    fee_paise: z.int().nullable(),
    fee_per: FeePer.nullable(),
    work_days: z.int().nullable(),
    /** The character’s own dates, else the project’s. */
    starts_on: Day.nullable(),
    ends_on: Day.nullable(),
    /** Furthest first. */
    candidates: z.array(
      z.object({
        user_id: z.int(),
        /** Null for those who said no and are not listed any more. */
        stage: z.enum(candidateStages).nullable(),
        /** The state of what brought them there, such as read, interested, declined or callback. */
        status: z.string(),
      }),
    ),
  })
  .meta({ id: 'ScenarioCharacter' });
export type ScenarioCharacter = z.infer<typeof ScenarioCharacter>;

const ScenarioComment = z.object({
  id: z.int(),
  by: By.nullable(),
  words: z.string(),
  written_at: Instant,
});

export const Scenario = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Grows with every change of the name or a choice. */
    revision: z.int(),
    created_by: By.nullable(),
    created_at: Instant,
    /** Made the cast. */
    chosen: z.object({ at: Instant, by: By.nullable() }).nullable(),
    /** One a character at most. */
    choices: z.array(z.object({ character_id: z.int(), user_id: z.int() })),
    comments: z.array(ScenarioComment).max(maxScenarioComments),
    likes: z.array(By),
  })
  .meta({ id: 'Scenario' });
export type Scenario = z.infer<typeof Scenario>;

export const ScenarioPage = z
  .object({
    project_id: z.int(),
    title: z.string(),
    status: z.enum(projectStatuses),
    role: z.enum(projectRoles),
    starts_on: Day.nullable(),
    ends_on: Day.nullable(),
    cast_budget_paise: z.int().nullable(),
    characters: z.array(ScenarioCharacter).max(maxCharacters),
    people: z.array(ScenarioPerson),
    /** A is the first. The others are compared with it. */
    scenarios: z.array(Scenario).max(maxScenarios),
  })
  .meta({ id: 'ScenarioPage' });
export type ScenarioPage = z.infer<typeof ScenarioPage>;

export const listScenarios = endpoint({
  method: 'GET',
  path: `${ofProject}/scenarios`,
  tag,
  summary: 'The scenarios of a project with everyone who can be chosen, in one answer',
  access: reading,
  params,
  response: ScenarioPage,
});

const Name = Line(80);

export const createScenario = endpoint({
  method: 'POST',
  path: `${ofProject}/scenarios`,
  tag,
  summary: 'Add a scenario: empty, as a copy, or with who is furthest for each character',
  access: changing,
  params,
  body: z
    .strictObject({
      name: Name,
      /** A scenario of the same project. */
      copy_of: Id.optional(),
      from_furthest: z.boolean().optional(),
      /** Created on the device. Retrying with it adds one. */
      client_id: z.guid().optional(),
    })
    .refine(({ copy_of, from_furthest }) => copy_of === undefined || !from_furthest, {
      path: ['from_furthest'],
      error: 'Choose a copy or today’s candidates',
    }),
  status: 201,
  response: Scenario,
});

export const changeScenario = endpoint({
  method: 'PATCH',
  path: base,
  tag,
  summary:
    'Rename a scenario, or move it. A name that someone else changed meanwhile is answered as a conflict',
  access: changing,
  params,
  body: z.strictObject({
    name: Name.optional(),
    /** From 0. The first is the one the others are compared with. */
    position: z
      .int()
      .min(0)
      .max(maxScenarios - 1)
      .optional(),
    base_revision: BaseRevision,
  }),
  response: Scenario.extend({ conflicts: z.array(FieldConflict) }),
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: base,
  tag,
  summary: 'Delete a scenario. It can be put back for an hour',
  access: changing,
  params,
  status: 204,
  response: z.undefined(),
});

export const restoreScenario = endpoint({
  method: 'POST',
  path: `${base}/restore`,
  tag,
  summary: 'Put a deleted scenario back where it was',
  access: changing,
  params,
  response: Scenario,
});

export const chooseForScenario = endpoint({
  method: 'PUT',
  path: `${base}/choices`,
  tag,
  summary:
    'Choose a talent for a character, or nobody. What someone else chose meanwhile is answered as a conflict and stays',
  access: changing,
  params,
  body: z.strictObject({ character_id: Id, user_id: Id.nullable(), base_revision: BaseRevision }),
  response: Scenario.extend({ conflicts: z.array(FieldConflict) }),
});

export const commentOnScenario = endpoint({
  method: 'POST',
  path: `${base}/comments`,
  tag,
  summary: 'Comment on a scenario. Viewers may, too',
  access: changing,
  params,
  body: z.strictObject({
    words: z.string().trim().min(1, 'Write something').max(2000, 'Use up to 2,000 characters'),
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: Scenario,
});

export const deleteScenarioComment = endpoint({
  method: 'DELETE',
  path: `${base}/comments/{commentId}`,
  tag,
  summary: 'Delete one’s own comment',
  access: changing,
  params: z.strictObject({ id: IdInPath, commentId: IdInPath }),
  status: 204,
  response: z.undefined(),
});

export const likeScenario = endpoint({
  method: 'PUT',
  path: `${base}/like`,
  tag,
  summary: 'Like a scenario, or take it back',
  access: changing,
  params,
  body: z.strictObject({ liked: z.boolean() }),
  status: 204,
  response: z.undefined(),
});

export const setCastBudget = endpoint({
  method: 'PATCH',
  path: `${ofProject}/cast-budget`,
  tag,
  summary: 'What the cast may cost. Only the team reads it',
  access: changing,
  params,
  body: z.strictObject({
    cast_budget_paise: z
      .int('Enter an amount')
      .min(1, 'Enter an amount')
      .max(maxCastBudgetPaise, 'Enter up to ₹1,000 crore')
      .nullable(),
  }),
  response: z.object({ cast_budget_paise: z.int().nullable() }),
});
