import { z } from 'zod';
import { feeUnits, isFeeStep, maxFee } from '../people/fees.ts';
import { Id } from '../scalars.ts';
import { findFilterIssues } from './filter-rules.ts';
import { bestLanguageLevel, maxChoices, maxNameLength } from './search-limits.ts';

/** Filters of a talent search. In URLs and requests a list is written 1,2,3. */

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

/** An unticked box filters nothing. */
const True = z.enum(['true', 'false']).transform((text) => (text === 'true' ? (true as const) : undefined));
/** Every choice must match. Without it, any of them may. */
const All = z.literal('all');
const TrueOrFalse = z.enum(['true', 'false']).transform((text) => text === 'true');

const Amount = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?$/, 'Expected a number')
  .transform(Number);
const Fee = integerBetween(0, maxFee).refine(isFeeStep, 'Is not one of the steps of fees');
const FeePer = z.enum(feeUnits);
const LanguageLevel = integerBetween(1, bestLanguageLevel);

/** The unit of both ends. The default is centimetres or kilograms. */
const SizeTypeId = integerBetween(1, 5);

const Day = z.iso.date();
const Guid = z.guid();
const Name = z.string().trim().min(1).max(maxNameLength);

/** How a filter can be written. filter-address.ts reads each of them without the schemas. */
export const filterSchemas = {
  ids: AnyOf,
  age: Age,
  years: Years,
  ref: RefId,
  'language-level': LanguageLevel,
  all: All,
  true: True,
  'true-or-false': TrueOrFalse,
  amount: Amount,
  fee: Fee,
  'fee-per': FeePer,
  'size-type': SizeTypeId,
  date: Day,
  guid: Guid,
  name: Name,
};

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
  languageMatch: All.optional(),
  /** At least this level in them. Levels rise with their ids, from basic to native. */
  languageLevel: LanguageLevel.optional(),
  /** Where each has a level of its own: the language and one digit, so 43 is language 4 at level 3. */
  languageLevels: AnyOf.optional(),
  actingEducation: AnyOf.optional(),
  /** At least this many years. */
  theatre: Years.optional(),
  education: AnyOf.optional(),
  hobbies: AnyOf.optional(),
  skills: AnyOf.optional(),
  skillsMatch: All.optional(),
  /** Wants to work in. */
  projectType: AnyOf.optional(),
  /** Has worked in. */
  pastWork: AnyOf.optional(),
  achievements: AnyOf.optional(),
  role: AnyOf.optional(),
  nudity: True.optional(),
  loveMaking: True.optional(),
  /** Asks for at most this many rupees. Who states no such fee is kept, unless feeStated leaves them out. */
  feeMax: Fee.optional(),
  /** The default is a day. */
  feePer: FeePer.optional(),
  feeStated: True.optional(),
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
  availableFrom: Day.optional(),
  availableTo: Day.optional(),
  hasVideo: True.optional(),
  /** Has a recording of their voice. */
  hasVoice: True.optional(),
  /** Published in the last days. */
  isNew: True.optional(),
  verified: True.optional(),
  /** Unlocked by this recruiter, or not yet. */
  unlocked: TrueOrFalse.optional(),
  /** Without those whose profile this recruiter viewed. */
  hideSeen: True.optional(),
  /** Without those who are not for the character of the search. */
  hideNotFor: True.optional(),
  /** Ranks by fit to this character of the caller. */
  characterId: RefId.optional(),
  /** The caller's own id. */
  recruiterId: RefId.optional(),
  /** Applied to this job of the caller. */
  jobApply: RefId.optional(),
  /** Ranks by similarity to this talent, who is left out. */
  similarTo: Guid.optional(),
  userName: Name.optional(),
};

const Shape = z.strictObject(filterShape);
export type TalentFilters = z.output<typeof Shape>;
export type FilterName = keyof TalentFilters;

/** Rules that involve several fields. */
export const checkFilters = (filters: TalentFilters, context: z.core.$RefinementCtx) => {
  for (const { field, message } of findFilterIssues(filters)) {
    context.addIssue({ code: 'custom', path: [field], message, input: filters[field] });
  }
};

export const TalentFilters = Shape.superRefine(checkFilters);

/** Filters as in a URL. */
export const WireFilters = z.record(z.string(), z.string());
