import {
  type AuditionKind,
  auditionKinds,
  type JobFilterGroup,
} from '@callboard/contract/casting/job-values';

/** What jobs are searched by, named as on the wire. What is not set is not there. */
export interface JobFilters {
  readonly text?: string | undefined;
  readonly gender_id?: readonly number[] | undefined;
  readonly min_age?: number | undefined;
  readonly max_age?: number | undefined;
  /** Ids of project types: the wire calls them so. */
  readonly project_id?: readonly number[] | undefined;
  readonly location_id?: readonly number[] | undefined;
  readonly remote?: true | undefined;
  readonly paid?: true | undefined;
  readonly pay_min?: number | undefined;
  readonly audition_kind?: readonly AuditionKind[] | undefined;
  readonly fits_me?: true | undefined;
  readonly when_available?: true | undefined;
  readonly saved?: true | undefined;
  readonly recruiter?: string | undefined;
  /** Closed ones too. */
  readonly activeJobs?: false | undefined;
}

export const longestText = 80;
const longestList = 50;
const highestId = 2_147_483_647;
const oldest = 100;
const highestPay = 10_000_000;

const whole = /^\d{1,10}$/;
const guid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function readWhole(text: string | null, least: number, most: number): number | undefined {
  const number = text !== null && whole.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function readIds(text: string | null): number[] | undefined {
  const ids = (text ?? '').split(',').flatMap((part) => readWhole(part, 1, highestId) ?? []);
  const known = [...new Set(ids)].sort((one, other) => one - other).slice(0, longestList);
  return known.length > 0 ? known : undefined;
}

function readKinds(text: string | null): AuditionKind[] | undefined {
  const named = (text ?? '').split(',');
  const kinds = auditionKinds.filter((kind) => named.includes(kind));
  return kinds.length > 0 ? kinds : undefined;
}

const readTrue = (text: string | null): true | undefined => (text === 'true' ? true : undefined);

/** Without those that are not set, so that equal searches are equal. */
export const changed = (filters: JobFilters, patch: JobFilters): JobFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined));

/** Of an address whatever can be read; the rest is as if it were not there. */
export function readFilters(params: URLSearchParams): JobFilters {
  const recruiter = params.get('recruiter') ?? '';
  const ages = [readWhole(params.get('min_age'), 0, oldest), readWhole(params.get('max_age'), 0, oldest)];
  const [min_age, max_age] = ages;
  return changed(
    {},
    {
      text: params.get('text')?.trim().slice(0, longestText) || undefined,
      gender_id: readIds(params.get('gender_id')),
      min_age,
      max_age: min_age !== undefined && max_age !== undefined && max_age < min_age ? undefined : max_age,
      project_id: readIds(params.get('project_id')),
      location_id: readIds(params.get('location_id')),
      remote: readTrue(params.get('remote')),
      paid: readTrue(params.get('paid')),
      pay_min: readWhole(params.get('pay_min'), 1, highestPay),
      audition_kind: readKinds(params.get('audition_kind')),
      fits_me: readTrue(params.get('fits_me')),
      when_available: readTrue(params.get('when_available')),
      saved: readTrue(params.get('saved')),
      recruiter: guid.test(recruiter) ? recruiter.toLowerCase() : undefined,
      activeJobs: params.get('activeJobs') === 'false' ? false : undefined,
    },
  );
}

export const writeFilters = (filters: JobFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changed({}, filters))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join() : String(value)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** Equal for equal searches. */
export const keyOf = (filters: JobFilters): string => JSON.stringify(writeFilters(filters));

export const filterRules = { changed, keyOf } as const;

const namesOf: Record<JobFilterGroup, readonly (keyof JobFilters)[]> = {
  text: ['text'],
  fits_me: ['fits_me'],
  project_type: ['project_id'],
  location: ['location_id', 'remote'],
  age: ['min_age', 'max_age'],
  gender: ['gender_id'],
  dates: ['when_available'],
  pay: ['paid', 'pay_min'],
  audition_kind: ['audition_kind'],
  recruiter: ['recruiter'],
};

const isGroup = (name: string): name is JobFilterGroup => Object.hasOwn(namesOf, name);

/** The groups that are set, in the order of the panel. */
export const setGroups = (filters: JobFilters): JobFilterGroup[] =>
  Object.keys(namesOf)
    .filter(isGroup)
    .filter((group) => namesOf[group].some((name) => filters[name] !== undefined));

/** What is set and costs no jobs of its own: their removal is not counted. */
export const setBesides = (filters: JobFilters): ('saved' | 'activeJobs')[] =>
  (['saved', 'activeJobs'] as const).filter((name) => filters[name] !== undefined);

export const withoutGroup = (filters: JobFilters, group: JobFilterGroup): JobFilters =>
  changed(filters, Object.fromEntries(namesOf[group].map((name) => [name, undefined])));

const talentsOnly = ['fits_me', 'when_available', 'saved'] as const;

/** A shared link may hold what only a talent can search by. */
export const forReader = (filters: JobFilters, isTalent: boolean): JobFilters =>
  isTalent ? filters : changed(filters, Object.fromEntries(talentsOnly.map((name) => [name, undefined])));
