import type { JobFilterGroup } from '@callboard/contract/casting/job-values';
import { type Bits, bitsFor, bothOf, setBit } from './bits.ts';
import type { Fits } from './fits-of.ts';
import type { JobIndex } from './job-index.ts';
import { type Ages, anyGender, type Days } from './role-places.ts';

/** What is searched for. */
export interface JobWishes {
  readonly text?: string | undefined;
  readonly gender_id?: readonly number[] | undefined;
  readonly min_age?: number | undefined;
  readonly max_age?: number | undefined;
  readonly project_id?: readonly number[] | undefined;
  readonly location_id?: readonly number[] | undefined;
  readonly remote?: boolean | undefined;
  readonly paid?: boolean | undefined;
  readonly pay_min?: number | undefined;
  readonly audition_kind?: readonly string[] | undefined;
  readonly fits_me?: boolean | undefined;
  readonly when_available?: boolean | undefined;
  readonly saved?: boolean | undefined;
  readonly recruiter?: string | undefined;
  readonly activeJobs: boolean;
}

/** A signed-in talent, as far as it matters to a search. */
export interface JobReader {
  readonly fits: Fits;
  /** First and last day of what is not free, as numbers of days. */
  readonly busy: readonly Days[];
  readonly saved: readonly number[];
}

const orOf = (sets: readonly Bits[], places: number): Bits => {
  const all = bitsFor(places);
  for (const set of sets) {
    const length = Math.min(all.length, set.length);
    for (let at = 0; at < length; at += 1) all[at] = (all[at] ?? 0) | (set[at] ?? 0);
  }
  return all;
};

const agesOf = ({ min_age, max_age }: JobWishes): Ages | undefined =>
  min_age === undefined && max_age === undefined ? undefined : [min_age ?? 0, max_age ?? 100];

/** Places by the genders of those of their roles that are of these ages: one role has to have both. */
export interface RolesOfAge {
  /** Of these genders or for any; of all without genders. */
  readonly of: (genders: readonly number[] | undefined) => Bits;
}

export function rolesOfAge({ roles, places }: JobIndex, ages: Ages | undefined): RolesOfAge {
  if (!ages) return { of: (genders) => roles.genders.any(genders ? [anyGender, ...genders] : [], places) };
  const found = roles.gendersOfAge(ages);
  return {
    of: (genders) => {
      const sets = genders
        ? [anyGender, ...genders].flatMap((gender) => found.get(gender) ?? [])
        : found.values();
      return orOf([...sets], places);
    },
  };
}

/** Rupees a day. */
export function payingAtLeast({ pay, places }: JobIndex, rupees: number): Bits {
  const [bits, least] = [bitsFor(places), rupees * 100];
  for (let place = 0; place < places; place += 1) if ((pay[place] ?? -1) >= least) setBit(bits, place);
  return bits;
}

const payBits = (index: JobIndex, { paid, pay_min }: JobWishes): Bits => {
  const { flags, places } = index;
  const enough = pay_min === undefined ? undefined : payingAtLeast(index, pay_min);
  const paying = paid ? flags.any(['paid'], places) : undefined;
  if (enough && paying) return bothOf(enough, paying);
  return enough ?? paying ?? bitsFor(places);
};

const placesOf = ({ cities, flags, places }: JobIndex, { location_id, remote }: JobWishes): Bits =>
  orOf(
    [
      ...(location_id ? [cities.any(location_id, places)] : []),
      ...(remote ? [flags.any(['remote'], places)] : []),
    ],
    places,
  );

const savedBits = (index: JobIndex, { saved }: JobReader): Bits => {
  const bits = bitsFor(index.places);
  for (const id of saved) {
    const place = index.placeOf(id);
    if (place !== undefined) setBit(bits, place);
  }
  return bits;
};

/** Among what is searched, whatever else is asked for. */
function searchedBits(index: JobIndex, wishes: JobWishes, reader: JobReader | undefined): Bits {
  const searched = index.searched(wishes.activeJobs);
  return wishes.saved && reader ? bothOf(searched, savedBits(index, reader)) : searched;
}

type Groups = Map<JobFilterGroup, Bits>;

/** What each filter that is set leaves, but gender and age: one role has to have both. */
function groupBits(index: JobIndex, wishes: JobWishes, reader: JobReader | undefined): Groups {
  const { places } = index;
  const { text, project_id, location_id, remote, paid, pay_min, audition_kind, recruiter } = wishes;
  const groups: Groups = new Map();
  if (text !== undefined) groups.set('text', index.words.find(text, places));
  if (project_id) groups.set('project_type', index.types.any(project_id, places));
  if (location_id || remote) groups.set('location', placesOf(index, wishes));
  if (paid || pay_min !== undefined) groups.set('pay', payBits(index, wishes));
  if (audition_kind) groups.set('audition_kind', index.kinds.any(audition_kind, places));
  if (wishes.when_available && reader) groups.set('dates', index.roles.freeOn(reader.busy));
  if (wishes.fits_me && reader) groups.set('fits_me', reader.fits.fitting);
  if (recruiter !== undefined) groups.set('recruiter', index.recruiters.any([recruiter], places));
  return groups;
}

/** A search, taken apart so that it can be answered without one of its filters. */
export function takeApart(index: JobIndex, wishes: JobWishes, reader: JobReader | undefined) {
  const groups = groupBits(index, wishes, reader);
  const searched = searchedBits(index, wishes, reader);
  const { gender_id } = wishes;
  const ages = agesOf(wishes);
  const roles = { aged: rolesOfAge(index, ages), ageless: rolesOfAge(index, undefined) };
  const roleBits = (withGender: boolean, withAge: boolean): Bits | undefined => {
    const genders = withGender ? gender_id : undefined;
    if (withAge && ages) return roles.aged.of(genders);
    return genders && roles.ageless.of(genders);
  };
  return {
    isSet: (group: JobFilterGroup): boolean => {
      if (group === 'gender') return gender_id !== undefined;
      return group === 'age' ? ages !== undefined : groups.has(group);
    },
    without(...left: readonly JobFilterGroup[]): Bits {
      const role = roleBits(!left.includes('gender'), !left.includes('age'));
      const others = [...groups].filter(([group]) => !left.includes(group)).map(([, bits]) => bits);
      return (role ? [...others, role] : others).reduce(bothOf, searched);
    },
    /** Of these ages, by gender. */
    roles: roles.aged,
  };
}
