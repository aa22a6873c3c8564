import { z } from 'zod';
import { access } from '../access.ts';
import { LastQuestion } from '../casting/unlocking.ts';
import { endpoint } from '../endpoint.ts';
import { NextDays } from '../people/next-days.ts';
import { UsualFee } from '../people/usual-fee.ts';
import { Id, Instant, ListOf, Page } from '../scalars.ts';
import { filterGroupNames } from './filter-groups.ts';
import { facetNames, fitAspects, lastSearchPage, talentSorts, talentsPerPage } from './search-limits.ts';
import { checkFilters, filterShape } from './talent-filters.ts';

const tag = 'finding talent';

/** How somebody belongs to a city in the search. */
const CardPlace = z
  .object({
    relation: z.enum(['lives', 'works', 'native', 'travels']),
    /** Null for those who travel. */
    city: z.string().nullable(),
  })
  .meta({ id: 'CardPlace' });
export type CardPlace = z.infer<typeof CardPlace>;

const Cover = z
  .object({
    /** Expires within hours. */
    file_url: z.string(),
    placeholder: z.string().nullable(),
    /** Of the image behind file_url. */
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'CardCover' });

const cardFields = {
  user_id: z.int(),
  userUniqueId: z.string(),
  /** A city's name. */
  current_residence: z.string().nullable(),
  screen_min_age: z.int().nullable(),
  screen_max_age: z.int().nullable(),
  /** Published recently. */
  is_new: z.boolean(),
  gallary: z.array(Cover).max(1),
  /** Why they match the cities in the search. Empty without such a filter. */
  places: z.array(CardPlace),
  /** Fit to the character or similarity, in percent. Null without either. */
  match: z.int().nullable(),
};

export const GuestTalentCard = z
  .object({
    ...cardFields,
    /** First name and initial. */
    name: z.string(),
    skils: z.array(z.string()).max(3),
  })
  .meta({ id: 'GuestTalentCard' });
export type GuestTalentCard = z.infer<typeof GuestTalentCard>;

export const FitReason = z
  .object({
    part: z.enum(fitAspects),
    /** Otherwise the text says what differs. */
    fits: z.boolean(),
    /** The character must have it. The others only sort. */
    must: z.boolean(),
    /** "157 cm, 3 cm under", "speaks Tamil, but only basic" */
    text: z.string(),
  })
  .meta({ id: 'FitReason' });
export type FitReason = z.infer<typeof FitReason>;

export const RecruiterTalentCard = z
  .object({
    ...cardFields,
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    languages: z.array(z.string()),
    height_cm: z.int().nullable(),
    is_id_verified: z.boolean(),
    has_video: z.boolean(),
    has_voice: z.boolean(),
    /** Null for frozen recruiters. */
    usual_fee: UsualFee.nullable(),
    last_active_at: Instant.nullable(),
    isRecruiterUnlocked: z.boolean(),
    /** On the shortlist of the character in the search. */
    isShortlisted: z.boolean(),
    /** When the reader last viewed their profile. */
    seen_at: Instant.nullable(),
    /** Marked as not for the character in the search, by anyone on its project. */
    not_for_part: z.boolean(),
    /** The reader has a private note about them. */
    has_note: z.boolean(),
    /** On the requested dates, or today. Null for locked talents, unless the search by dates found them. */
    is_available: z.boolean().nullable(),
    /** The dates this is about: those of the search or of the character. Null for today. */
    available_on: z.object({ start_date: z.iso.date(), end_date: z.iso.date() }).nullable(),
    /** Null until unlocked. */
    days: NextDays.nullable(),
    reasons: z.array(FitReason),
  })
  .meta({ id: 'RecruiterTalentCard' });
export type RecruiterTalentCard = z.infer<typeof RecruiterTalentCard>;

/** Why the requested dates were ignored. */
const DaysLeftOut = z.enum(['name', 'few']).nullable().meta({ id: 'DaysLeftOut' });
export type DaysLeftOut = z.infer<typeof DaysLeftOut>;

/** How many match without each active filter. */
const FilterDrops = z
  .array(z.object({ filter: z.enum(filterGroupNames), count: z.int() }))
  .meta({ id: 'FilterDrops' });

const withFilterDrops = {
  filterDrops: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
};

/** Only when the query has filterDrops. */
const drops = { filterDrops: FilterDrops.optional() };

export const findTalents = endpoint({
  method: 'GET',
  path: '/v1/talenter/find-talents',
  tag,
  summary: 'One page of talent cards; guests and talents get the guest card and fewer filters',
  access: access.public(),
  query: z
    .strictObject({
      ...filterShape,
      ...withFilterDrops,
      ...Page(talentsPerPage),
      page: z.coerce.number().pipe(z.int().min(1).max(lastSearchPage)).default(1),
      /** Youngest and oldest by playing age. */
      sort: z.enum(talentSorts).default('match'),
    })
    .superRefine(checkFilters),
  response: {
    views: {
      guest: ListOf(GuestTalentCard).extend(drops),
      recruiter: ListOf(RecruiterTalentCard).extend({ ...drops, days_left_out: DaysLeftOut }),
    },
  },
});

const Facets = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(facetNames)));

export const TalentCount = z
  .object({
    count: z.int(),
    /** Empty unless the query has filterDrops. */
    filterDrops: FilterDrops,
    /** With filterDrops, when no one matches and dropping one filter does not help: pairs that would. */
    pairDrops: z.array(
      z.object({ filters: z.tuple([z.enum(filterGroupNames), z.enum(filterGroupNames)]), count: z.int() }),
    ),
    /**
     * For each requested facet, how many would match with each value and all other filters. The value is a
     * reference id, or where a bar of a slider begins. Dates are ignored.
     */
    facets: z.partialRecord(z.enum(facetNames), z.array(z.object({ value: z.int(), count: z.int() }))),
    days_left_out: DaysLeftOut,
  })
  .meta({ id: 'TalentCount' });
export type TalentCount = z.infer<typeof TalentCount>;

export const countTalents = endpoint({
  method: 'GET',
  path: '/v1/talenter/findTalent-count',
  tag,
  summary: 'How many match, also without each filter and for each choice',
  access: access.public(),
  query: z
    .strictObject({
      ...filterShape,
      ...withFilterDrops,
      facets: Facets.default([]),
    })
    .superRefine(checkFilters),
  response: TalentCount,
});

export const getConnection = endpoint({
  method: 'GET',
  path: '/v1/recruiter-unlocked/recruiter-view',
  tag,
  summary: 'Whether this recruiter has unlocked or viewed this talent, and their last availability check',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({
    talentId: z.coerce.number().pipe(Id),
    recruiterId: z.coerce.number().pipe(Id),
  }),
  response: z.object({
    isUnlocked: z.boolean(),
    unlocked_at: Instant.nullable(),
    isViewed: z.boolean(),
    last_viewed_at: Instant.nullable(),
    /** The last availability check this recruiter sent. */
    question: LastQuestion.nullable(),
  }),
});
