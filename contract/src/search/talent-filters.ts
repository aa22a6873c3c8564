import { z } from 'zod';
import { measureLimits, measureNames, sizeTypeById, toStored } from '../people/measurements.ts';
import { Id } from '../scalars.ts';

/** Filters of a talent search. In URLs and requests a list is written 1,2,3. */

/** More than anyone would select. A longer list is a mistake or an attack. */
export const maxChoices = 50;
export const maxNameLength = 80;

const Texts = z.union([z.string().max(1000), z.array(z.string().max(1000)).max(maxChoices)]);
const isInteger = (text: string) => /^\d{1,10}$/.test(text);

/** Ids of a reference list. Any of them may match. */
const AnyOf = Texts.transform((value) => [value].flat().flatMap((text) => text.split(',')))
  .pipe(z.array(z.string().trim().refine(isInteger, 'Expected numbers').transform(Number).pipe(Id)))
  .pipe(z.array(Id).min(1, 'Choose at least one').max(maxChoices, `Choose at most ${maxChoices}`))
  .transform((ids) => [...new Set(ids)].sort((one, other) => one - other));

const integerBetween = (least: number, most: number) =>
  z
    .string()
    .refine(isInteger, 'Expected a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));
const Age = integerBetween(0, 100);
const Years = integerBetween(1, 80);
const RefId = integerBetween(1, 2_147_483_647);

const True = z.literal('true').transform(() => true as const);
const TrueOrFalse = z.enum(['true', 'false']).transform((text) => text === 'true');

const Amount = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?$/, 'Expected a number')
  .transform(Number);
/** The unit of both ends. The default is centimetres or kilograms. */
const SizeTypeId = integerBetween(1, 5);

export const filterShape = {
  /** Lives or works there; with openToTravel, also those who travel. */
  location: AnyOf.optional(),
  openToTravel: True.optional(),
  /** The body type. */
  type: AnyOf.optional(),
  gender: AnyOf.optional(),
  /** Playing ages that overlap. Real ages cannot be searched. */
  minAge: Age.optional(),
  maxAge: Age.optional(),
  /** Is on one of these networks. */
  socialLinks: AnyOf.optional(),
  skin: AnyOf.optional(),
  hair: AnyOf.optional(),
  hairType: AnyOf.optional(),
  eye: AnyOf.optional(),
  ethnicity: AnyOf.optional(),
  cities: AnyOf.optional(),
  countries: AnyOf.optional(),
  passport: True.optional(),
  accent: AnyOf.optional(),
  language: AnyOf.optional(),
  actingEducation: AnyOf.optional(),
  /** At least this many years. */
  theatre: Years.optional(),
  education: AnyOf.optional(),
  hobbies: AnyOf.optional(),
  skills: AnyOf.optional(),
  /** Wants to work in. */
  projectType: AnyOf.optional(),
  /** Has worked in. */
  pastWork: AnyOf.optional(),
  achievements: AnyOf.optional(),
  role: AnyOf.optional(),
  nudity: True.optional(),
  loveMaking: True.optional(),
  nationality: AnyOf.optional(),
  nativeCity: AnyOf.optional(),
  openWorkCity: AnyOf.optional(),
  heightMin: Amount.optional(),
  heightMax: Amount.optional(),
  heightSizeType: SizeTypeId.optional(),
  weightMin: Amount.optional(),
  weightMax: Amount.optional(),
  weightSizeType: SizeTypeId.optional(),
  bustOrChestMin: Amount.optional(),
  bustOrChestMax: Amount.optional(),
  bustOrChestSizeType: SizeTypeId.optional(),
  waistMin: Amount.optional(),
  waistMax: Amount.optional(),
  waistSizeType: SizeTypeId.optional(),
  hipsMin: Amount.optional(),
  hipsMax: Amount.optional(),
  hipsSizeType: SizeTypeId.optional(),
  /** Available on every day of the range, both inclusive. */
  availableFrom: z.iso.date().optional(),
  availableTo: z.iso.date().optional(),
  hasVideo: True.optional(),
  verified: True.optional(),
  /** Unlocked by this recruiter, or not yet. */
  unlocked: TrueOrFalse.optional(),
  /** Ranks by fit to this character of the caller. */
  characterId: RefId.optional(),
  /** The caller's own id. */
  recruiterId: RefId.optional(),
  /** Applied to this job of the caller. */
  jobApply: RefId.optional(),
  /** Ranks by similarity to this talent, who is left out. */
  similarTo: z.guid().optional(),
  userName: z.string().trim().min(1).max(maxNameLength).optional(),
};

const isInitial = (word: string) => [...word.replaceAll('.', '')].length === 1;

/** Guests see a first name and an initial, so they search by these: the first word, and single letters. */
export function nameForGuests(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !isInitial(word));
  return words.filter((word, at) => at === first || isInitial(word)).join(' ');
}

const Shape = z.strictObject(filterShape);
export type TalentFilters = z.output<typeof Shape>;
export type FilterName = keyof TalentFilters;

const wireMeasures = {
  height: ['heightMin', 'heightMax', 'heightSizeType'],
  weight: ['weightMin', 'weightMax', 'weightSizeType'],
  bust_or_chest: ['bustOrChestMin', 'bustOrChestMax', 'bustOrChestSizeType'],
  waist: ['waistMin', 'waistMax', 'waistSizeType'],
  hips: ['hipsMin', 'hipsMax', 'hipsSizeType'],
} as const;

export interface MeasureRange {
  readonly measure: (typeof measureNames)[number];
  /** In millimetres or grams. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** In stored units. */
export const measureRanges = (filters: TalentFilters): MeasureRange[] =>
  measureNames.flatMap((measure) => {
    const [min, max, unit] = wireMeasures[measure];
    const standard = measureLimits[measure].kind === 'weight' ? 4 : 1;
    const type = sizeTypeById(filters[unit] ?? standard);
    const inStored = (value: number | undefined) =>
      value === undefined || !type ? undefined : toStored(value, type);
    const [least, most] = [inStored(filters[min]), inStored(filters[max])];
    return least === undefined && most === undefined ? [] : [{ measure, least, most }];
  });

/** Longer than any single shoot. */
export const maxAvailableDays = 92;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

type AddIssue = (field: FilterName, message: string) => void;

/** Such as a height in kilograms. */
const hasWrongUnit = (filters: TalentFilters, measure: MeasureRange['measure']) => {
  const type = sizeTypeById(filters[wireMeasures[measure][2]] ?? 0);
  return type !== undefined && type.kind !== measureLimits[measure].kind;
};

function checkMeasures(filters: TalentFilters, addIssue: AddIssue) {
  for (const measure of measureNames) {
    if (hasWrongUnit(filters, measure)) addIssue(wireMeasures[measure][2], 'Not a unit for this measurement');
  }
  for (const { measure, least, most } of measureRanges(filters)) {
    if (hasWrongUnit(filters, measure)) continue;
    const [min, max] = wireMeasures[measure];
    const limits = measureLimits[measure];
    const isUnrealistic = (value: number | undefined) =>
      value !== undefined && (value < limits.least || value > limits.most);
    if (isUnrealistic(least)) addIssue(min, 'Enter a realistic measurement');
    if (isUnrealistic(most)) addIssue(max, 'Enter a realistic measurement');
    if (least !== undefined && most !== undefined && least > most)
      addIssue(min, 'Must not be above the maximum');
  }
}

/** Rules that involve several fields. */
export const checkFilters = (filters: TalentFilters, context: z.core.$RefinementCtx) => {
  const addIssue: AddIssue = (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message, input: filters[field] });
  const { minAge, maxAge, availableFrom, availableTo } = filters;
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
    addIssue('minAge', 'Must not be above maxAge');
  checkMeasures(filters, addIssue);
  if (availableTo && !availableFrom) addIssue('availableFrom', 'Enter the first date');
  if (availableFrom && availableTo) {
    const days = daysBetween(availableFrom, availableTo);
    if (days < 0) addIssue('availableFrom', 'Must not be after availableTo');
    if (days >= maxAvailableDays) addIssue('availableTo', `At most ${maxAvailableDays} days`);
  }
  if (filters.characterId && filters.similarTo) addIssue('similarTo', 'Use either characterId or similarTo');
};

export const TalentFilters = Shape.superRefine(checkFilters);

/** Equal searches are written equally. */
export const toFilterQuery = (filters: TalentFilters): Record<string, string> =>
  Object.fromEntries(
    Object.keys(filterShape).flatMap((name) => {
      const value = filters[name as FilterName];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]];
    }),
  );

/** Filters as in a URL. */
export const WireFilters = z.record(z.string(), z.string());
