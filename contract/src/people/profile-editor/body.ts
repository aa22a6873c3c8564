import { z } from 'zod';
import { access } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { Id, TalentRef } from '../../scalars.ts';
import { type MeasureName, measureLimits, measureNames, sizeTypeById, toStored } from '../measurements.ts';
import { TalentProgress } from './publishing-needs.ts';

const tag = 'talent profile';

const Value = z.number().nullable();
const Unit = z.int().nullable();

/**
 * The physical description as its owner edits it. Measurements are null for minors. Feet are a decimal
 * number.
 */
export const BodyPayload = z
  .object({
    id: z.int(),
    user_id: z.int(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    eye_color: z.int().nullable(),
    skin_color: z.int().nullable(),
    natural_hair_color: z.int().nullable(),
    hair_type: z.int().nullable(),
    body_type: z.int().nullable(),
    bust_or_chest: Value,
    bust_or_chest_size_type: Unit,
    waist: Value,
    waist_size_type: Unit,
    hips: Value,
    hips_size_type: Unit,
    height: Value,
    height_size_type: Unit,
    weight: Value,
    weight_size_type: Unit,
    /** When the talent last confirmed the measurements. */
    confirmed_on: z.iso.date().nullable(),
  })
  .meta({ id: 'BodyPayload' });
export type BodyPayload = z.infer<typeof BodyPayload>;

const Measure = z.number().min(0).max(1_000_000).nullable();
const SizeTypeId = Id.max(5).nullable();
const PlayingAge = z.int().min(0, 'Enter an age from 0').max(100, 'Enter an age up to 100').nullable();

export const bodyFields = {
  screen_min_age: PlayingAge,
  screen_max_age: PlayingAge,
  eye_color: Id.nullable(),
  skin_color: Id.nullable(),
  natural_hair_color: Id.nullable(),
  hair_type: Id.nullable(),
  body_type: Id.nullable(),
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
} as const;

interface MeasurementError {
  readonly field: string;
  readonly message: string;
}

const formatStored = {
  length: (mm: number) => `${mm / 10} cm`,
  weight: (g: number) => `${g / 1000} kg`,
} as const;

/** Used by browser and server, so both report the same error. */
export function measurementError(
  name: MeasureName,
  value: number | null | undefined,
  unit: number | null | undefined,
): MeasurementError | undefined {
  if (value === null || value === undefined) return undefined;
  const { kind, least, most } = measureLimits[name];
  const type = typeof unit === 'number' ? sizeTypeById(unit) : undefined;
  if (!type || type.kind !== kind) return { field: `${name}_size_type`, message: 'Choose a unit' };
  const stored = toStored(value, type);
  if (stored >= least && stored <= most) return undefined;
  const format = formatStored[kind];
  return { field: name, message: `Enter a value between ${format(least)} and ${format(most)}` };
}

export const saveBody = endpoint({
  method: 'POST',
  path: '/v1/talenter-physical-description',
  tag,
  summary: 'Create or change the physical description; what is left out stays as it is',
  access: access.talent({ notFrozen: true }),
  body: z
    .strictObject({
      /** Both must be the caller's own id, when given. */
      id: Id.optional(),
      user_id: Id.optional(),
      ...z.object(bodyFields).partial().shape,
      /** Confirms the measurements as of today. */
      is_confirmed: z.literal(true).optional(),
    })
    .superRefine((body, context) => {
      for (const name of measureNames) {
        const error = measurementError(name, body[name], body[`${name}_size_type`]);
        if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
      }
      const { screen_min_age: from, screen_max_age: to } = body;
      if (typeof from === 'number' && typeof to === 'number' && to < from) {
        context.addIssue({
          code: 'custom',
          path: ['screen_max_age'],
          message: 'Must be the same as or above the first age',
        });
      }
    }),
  response: z.object({ ...BodyPayload.shape, progress: TalentProgress }),
});

export const getBody = endpoint({
  method: 'GET',
  path: '/v1/talenter-physical-description/{id}',
  tag,
  summary: 'The physical description, by the talent’s user_id: the own one, or as a recruiter sees it',
  access: access.memberOrAdmin(),
  params: z.strictObject({ id: TalentRef }),
  response: BodyPayload,
});
