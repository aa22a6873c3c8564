import { todayInIndia } from '@callboard/contract/people/ages';
import { feeUnits, roundToFeeStep } from '@callboard/contract/people/fees';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { referenceRows } from '../src/features/site/reference/index.ts';

/** Filters as people set them: a few, often common values, now and then something nobody has. */

const idsOf = (list: keyof typeof referenceRows, most: number) =>
  fc
    .uniqueArray(fc.constantFrom(...referenceRows[list].slice(0, 40).map(({ id }) => id)), {
      minLength: 1,
      maxLength: most,
    })
    .map((ids) => ids.sort((one, other) => one - other));

const range = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }), fc.nat({ max: 2 }))
    .map(([one, other, open]) => ({
      ...(open !== 1 && { min: Math.min(one, other) }),
      ...(open !== 2 && { max: Math.max(one, other) }),
    }));

/** On Indian wall calendars, which are ahead of the clocks of servers. */
const inDays = (many: number) =>
  new Date(Date.parse(todayInIndia()) + many * 86_400_000).toISOString().slice(0, 10);

const someDays = fc
  .tuple(fc.nat({ max: 120 }), fc.nat({ max: 40 }))
  .map(([from, many]) => ({ availableFrom: inDays(from), availableTo: inDays(from + many) }));

const parts: readonly fc.Arbitrary<TalentFilters>[] = [
  idsOf('city', 4).map((location) => ({ location })),
  fc.constant({ openToTravel: true as const }),
  idsOf('body_type', 3).map((type) => ({ type })),
  idsOf('gender', 1).map((gender) => ({ gender })),
  range(5, 80).map(({ min, max }) => ({
    ...(min !== undefined && { minAge: min }),
    ...(max !== undefined && { maxAge: max }),
  })),
  idsOf('social_network', 2).map((socialLinks) => ({ socialLinks })),
  idsOf('skin_tone', 3).map((skin) => ({ skin })),
  idsOf('hair_color', 2).map((hair) => ({ hair })),
  idsOf('hair_type', 3).map((hairType) => ({ hairType })),
  idsOf('eye_color', 2).map((eye) => ({ eye })),
  idsOf('look', 4).map((ethnicity) => ({ ethnicity })),
  idsOf('city', 5).map((cities) => ({ cities })),
  idsOf('country', 1).map((countries) => ({ countries })),
  fc.constant({ passport: true as const }),
  idsOf('accent', 5).map((accent) => ({ accent })),
  idsOf('language', 3).map((language) => ({ language })),
  idsOf('language', 2).map((language) => ({ language, languageMatch: 'all' as const })),
  fc
    .tuple(idsOf('language', 2), fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([language, languageLevel, isAll]) => ({
      language,
      languageLevel,
      ...(isAll && { languageMatch: 'all' as const }),
    })),
  fc
    .tuple(idsOf('language', 3), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3 }), fc.boolean())
    .map(([language, levels, isAll]) => ({
      language,
      languageLevels: language.map((id, index) => id * 10 + (levels[index] ?? 1)),
      ...(isAll && { languageMatch: 'all' as const }),
    })),
  idsOf('acting_education', 5).map((actingEducation) => ({ actingEducation })),
  fc.integer({ min: 1, max: 12 }).map((theatre) => ({ theatre })),
  idsOf('education_level', 3).map((education) => ({ education })),
  idsOf('hobby', 8).map((hobbies) => ({ hobbies })),
  idsOf('skill', 8).map((skills) => ({ skills })),
  idsOf('skill', 2).map((skills) => ({ skills, skillsMatch: 'all' as const })),
  idsOf('project_type', 3).map((projectType) => ({ projectType })),
  idsOf('project_type', 3).map((pastWork) => ({ pastWork })),
  idsOf('achievement', 6).map((achievements) => ({ achievements })),
  idsOf('performer_role', 3).map((role) => ({ role })),
  fc
    .tuple(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(...feeUnits, undefined), fc.boolean())
    .map(([rupees, feePer, isStated]) => ({
      feeMax: roundToFeeStep(rupees),
      ...(feePer && { feePer }),
      ...(isStated && { feeStated: true as const }),
    })),
  fc.constant({ nudity: true as const }),
  fc.constant({ loveMaking: true as const }),
  idsOf('nationality', 2).map((nationality) => ({ nationality })),
  idsOf('city', 6).map((nativeCity) => ({ nativeCity })),
  idsOf('city', 6).map((openWorkCity) => ({ openWorkCity })),
  range(130, 200).map(({ min, max }) => ({
    ...(min !== undefined && { heightMin: min }),
    ...(max !== undefined && { heightMax: max }),
  })),
  range(50, 80).map(({ min, max }) => ({
    heightSizeType: 2,
    ...(min !== undefined && { heightMin: min }),
    ...(max !== undefined && { heightMax: max }),
  })),
  range(40, 110).map(({ min, max }) => ({
    ...(min !== undefined && { weightMin: min }),
    ...(max !== undefined && { weightMax: max }),
  })),
  range(50, 130).map(({ min, max }) => ({
    ...(min !== undefined && { waistMin: min }),
    ...(max !== undefined && { waistMax: max }),
  })),
  range(60, 130).map(({ min, max }) => ({
    ...(min !== undefined && { hipsMin: min }),
    ...(max !== undefined && { bustOrChestMax: max }),
  })),
  someDays,
  fc.constant({ hasVideo: true as const }),
  fc.constant({ hasVoice: true as const }),
  fc.constant({ isNew: true as const }),
  fc.constant({ verified: true as const }),
  fc.boolean().map((unlocked) => ({ unlocked })),
  fc.constant({ hideSeen: true as const }),
  fc.constant({ hideNotFor: true as const }),
];

const upTo = (most: number) => fc.array(fc.oneof(...parts), { maxLength: most, size: '+1' });

export const someFilters: fc.Arbitrary<TalentFilters> = fc
  .oneof({ weight: 3, arbitrary: upTo(3) }, { weight: 1, arbitrary: upTo(10) })
  .map((chosen) => Object.assign({}, ...chosen));

/** Of one height there are few. */
const fewPeople = fc
  .oneof(fc.integer({ min: 145, max: 155 }), fc.integer({ min: 180, max: 188 }))
  .map((height) => [{ heightMin: height, heightMax: height }]);

/** Wide enough that days can have a say, and now and then too narrow. */
export const filtersWithDays: fc.Arbitrary<TalentFilters> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: upTo(2) }, { weight: 1, arbitrary: fewPeople }), someDays)
  .map(([chosen, days]) => Object.assign({}, ...chosen, days));
