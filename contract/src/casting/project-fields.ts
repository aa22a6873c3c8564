import { z } from 'zod';
import { UploadKey } from '../people/media.ts';
import { Id, Instant, Line } from '../scalars.ts';
import { disclosureKinds, disclosureLevels, projectFeeUnits } from './project-values.ts';

/** Whole paise, up to ten crore rupees. */
export const Paise = z.int('Enter an amount').min(1, 'Enter an amount').max(10_000_000_000);
export const FeePer = z.enum(projectFeeUnits);
/** Databases know no year 0. */
export const Day = z.iso.date().refine((day) => day >= '1900-01-01', 'Enter a date after 1900');

export const Disclosure = z
  .strictObject({
    kind: z.enum(disclosureKinds),
    level: z.string(),
    note: Line(300).nullable(),
  })
  .refine(({ kind, level }) => disclosureLevels[kind].some((one) => one === level), {
    path: ['level'],
    error: 'Choose one of the levels',
  })
  .meta({ id: 'Disclosure' });
export type Disclosure = z.infer<typeof Disclosure>;

/** One of each kind at most. */
export const Disclosures = z
  .array(Disclosure)
  .max(disclosureKinds.length)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'Each kind only once');

export const Picture = z
  .object({
    file_url: z.string(),
    placeholder: z.string().nullable(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ProjectPicture' });
export type Picture = z.infer<typeof Picture>;

/** A picture to add: the key of an upload. One that is there already is named by its id. */
export const PictureToAdd = z.strictObject({
  id: Id.optional(),
  key: UploadKey.optional(),
  caption: Line(200).nullable().optional(),
});

export const Named = z.object({ id: z.int(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** Someone on a project, or who did something on it. */
export const TeamPerson = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    company: z.string(),
    image: z.string().nullable(),
  })
  .meta({ id: 'TeamPerson' });
export type TeamPerson = z.infer<typeof TeamPerson>;

/**
 * A field that someone else changed after the version this change was made on. It was not changed; their
 * value stands.
 */
export const FieldConflict = z
  .object({
    field: z.string(),
    /** As the field reads in the answer. */
    theirs: z.unknown(),
    by: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: 'FieldConflict' });
export type FieldConflict = z.infer<typeof FieldConflict>;

/** The version a change was made on. Without it the change wins over whatever is there. */
export const BaseRevision = z.int().min(0).optional();
