import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { UsualFee } from '../people/usual-fee.ts';
import { Id, IdInPath, Instant, Line } from '../scalars.ts';
import { lineUpDayStates, maxPairings, maxStanding, maxWings } from './line-up-facts.ts';
import { BaseRevision, FieldConflict } from './project-fields.ts';
import { candidateStages, projectRoles, projectStatuses } from './project-values.ts';
import { TalentFace } from './talent-face.ts';

const tag = 'projects';
const ofProject = '/v1/recruiter-project/{id}';
const base = '/v1/pairings/{id}';
const changing = access.recruiter({ owned: true, notFrozen: true });
const params = z.strictObject({ id: IdInPath });

/** In centimetres; null where it is not given, and for those under 18. */
const Centimetres = z.number().nullable();

const considered = {
  /** Whom they are considered for, where they came furthest. Null for those who are not any more. */
  character: z.object({ id: z.int(), name: z.string() }).nullable(),
  stage: z.enum(candidateStages).nullable(),
} as const;

export const LineUpPerson = TalentFace.extend({
  ...considered,
  /** As guests read it, for pictures that leave the team. */
  public_name: z.string(),
  is_under_18: z.boolean(),
  height_cm: Centimetres,
  build: z.object({ chest_cm: Centimetres, waist_cm: Centimetres, hips_cm: Centimetres }).nullable(),
  languages: z.array(z.string()),
  /** Null for frozen recruiters. */
  usual_fee: UsualFee.nullable(),
  /**
   * Every day the character works, else every day of the shoot; null without dates. Unknown for those whose
   * calendar the reader does not know.
   */
  days: z.array(z.object({ date: z.iso.date(), state: z.enum(lineUpDayStates) })).nullable(),
  /** A photo from head to toe, where the gallery marks one. */
  full_length: z.string().nullable(),
}).meta({ id: 'LineUpPerson' });
export type LineUpPerson = z.infer<typeof LineUpPerson>;

export const LineUpWing = TalentFace.extend(considered).meta({ id: 'LineUpWing' });
export type LineUpWing = z.infer<typeof LineUpWing>;

/** A colleague as pairings name them. */
const By = z.object({ user_id: z.int(), name: z.string() });
/** No person twice. */
const Group = z
  .array(Id)
  .min(2, 'Choose two people or more')
  .max(maxStanding, `Choose up to ${maxStanding} people`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each person once');
const Name = Line(80);
const Note = z.string().trim().min(1).max(300, 'Use up to 300 characters').nullable();

export const Pairing = z
  .object({
    id: z.int(),
    name: z.string(),
    note: z.string().nullable(),
    /** Grows with every change of the name or the note. */
    revision: z.int(),
    /** In the order they stand. Those whose account is closed are left out. */
    people: z.array(
      z.object({
        user_id: z.int(),
        name: z.string(),
        image: z.string().nullable(),
        height_cm: Centimetres,
        screen_min_age: z.int().nullable(),
        screen_max_age: z.int().nullable(),
      }),
    ),
    /** The days on which all of them work, and on how many everyone is available. Null where it is not known. */
    days: z.object({ free: z.int(), of: z.int() }).nullable(),
    /** For all of them. Null where it is not known, and for frozen recruiters. */
    rupees_a_day: z.int().nullable(),
    /** Null where their account is closed. */
    created_by: By.nullable(),
    created_at: Instant,
    likes: z.array(By),
  })
  .meta({ id: 'Pairing' });
export type Pairing = z.infer<typeof Pairing>;

/** "12,7,31": the order they stand in. */
const Standing = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Name people by their numbers, such as 12,7')
  .transform((list) => list.split(',').map(Number))
  .pipe(
    z
      .array(Id)
      .max(maxStanding, `Up to ${maxStanding} people stand`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each person once'),
  );

export const getLineUp = endpoint({
  method: 'GET',
  path: `${ofProject}/line-up`,
  tag,
  summary:
    'People side by side with what decides about them together, everyone else who is considered, and saved pairings',
  access: access.recruiter({ owned: true }),
  params,
  query: z.strictObject({ talents: Standing.optional() }),
  response: z.object({
    project_id: z.int(),
    title: z.string(),
    status: z.enum(projectStatuses),
    role: z.enum(projectRoles),
    /** In the order of the request. */
    standing: z.array(LineUpPerson).max(maxStanding),
    /** Everyone else, by character and then the furthest first. */
    wings: z.array(LineUpWing).max(maxWings),
    wings_total: z.int(),
    pairings: z.array(Pairing).max(maxPairings),
  }),
});

export const savePairing = endpoint({
  method: 'POST',
  path: `${ofProject}/pairings`,
  tag,
  summary: 'Keep two to six people as a pairing. The same people again are the same pairing',
  access: changing,
  params,
  body: z.strictObject({ name: Name, note: Note.optional(), user_ids: Group }),
  status: 201,
  response: Pairing,
});

export const changePairing = endpoint({
  method: 'PATCH',
  path: base,
  tag,
  summary:
    'Set the name or the note. What someone else changed meanwhile is answered as a conflict and stays',
  access: changing,
  params,
  body: z.strictObject({
    name: Name.optional(),
    note: Note.optional(),
    base_revision: BaseRevision,
  }),
  response: Pairing.extend({ conflicts: z.array(FieldConflict) }),
});

export const removePairing = endpoint({
  method: 'DELETE',
  path: base,
  tag,
  summary: 'Remove a pairing. It can be put back for an hour',
  access: changing,
  params,
  status: 204,
  response: z.undefined(),
});

export const restorePairing = endpoint({
  method: 'POST',
  path: `${base}/restore`,
  tag,
  summary: 'Put a removed pairing back, with its note and thumbs',
  access: changing,
  params,
  response: Pairing,
});

export const likePairing = endpoint({
  method: 'PUT',
  path: `${base}/like`,
  tag,
  summary: 'Give a pairing a thumb, or take it back. Viewers may, too',
  access: changing,
  params,
  body: z.strictObject({ liked: z.boolean() }),
  response: Pairing,
});
