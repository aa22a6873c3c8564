import type { Disclosure } from '@callboard/contract/casting/project-fields';
import { disclosureKinds, type ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import type { FieldError } from '@callboard/contract/errors';

/** What can be changed of a project, by the names of the wire. Lists are ids, the poster is a picture's. */
export interface ProjectFields {
  readonly title: string;
  readonly internal_title: string | null;
  readonly project_type: number;
  readonly production_house: string | null;
  readonly director: string | null;
  readonly synopsis: string | null;
  readonly language_ids: readonly number[];
  readonly city_ids: readonly number[];
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly audition_starts_on: string | null;
  readonly audition_ends_on: string | null;
  readonly cast_by: string | null;
  readonly announce_on: string | null;
  readonly fee_min_paise: number | null;
  readonly fee_max_paise: number | null;
  readonly fee_per: ProjectFeeUnit | null;
  readonly usage: string | null;
  readonly is_union: boolean | null;
  readonly disclosures: readonly Disclosure[];
  readonly poster: number | null;
  readonly visibility: 'public' | 'link';
}
export type ProjectFieldName = keyof ProjectFields;

/** What a new project says of itself besides its title and type. */
export const nothingSaid: Omit<ProjectFields, 'title' | 'project_type'> = {
  internal_title: null,
  production_house: null,
  director: null,
  synopsis: null,
  language_ids: [],
  city_ids: [],
  shoot_starts_on: null,
  shoot_ends_on: null,
  audition_starts_on: null,
  audition_ends_on: null,
  cast_by: null,
  announce_on: null,
  fee_min_paise: null,
  fee_max_paise: null,
  fee_per: null,
  usage: null,
  is_union: null,
  disclosures: [],
  poster: null,
  visibility: 'link',
};

const fieldNames: readonly ProjectFieldName[] = ['title', 'project_type', ...namesOf(nothingSaid)];

function namesOf<T extends object>(fields: T): readonly (keyof T & string)[] {
  return Object.keys(fields) as (keyof T & string)[];
}

export type GivenFields = { readonly [Name in ProjectFieldName]?: ProjectFields[Name] | undefined };

/** The fields that were given, in the order of the project. */
export const namesGiven = (given: GivenFields): readonly ProjectFieldName[] =>
  fieldNames.filter((name) => given[name] !== undefined);

const inOrder = (disclosures: readonly Disclosure[]): Disclosure[] =>
  disclosureKinds.flatMap((kind) =>
    disclosures.filter((one) => one.kind === kind).map(({ level, note }) => ({ kind, level, note })),
  );

/** What was given, as the project would have it. */
export const asStored = (before: ProjectFields, given: GivenFields): GivenFields => {
  const next = withFields(before, given);
  return Object.fromEntries(namesGiven(given).map((name) => [name, next[name]]));
};

/** The project with these fields. A fee is per something only while there is one. */
export function withFields(before: ProjectFields, given: GivenFields): ProjectFields {
  const said = Object.fromEntries(namesGiven(given).map((name) => [name, given[name]]));
  const next: ProjectFields = { ...before, ...said };
  const hasFee = next.fee_min_paise !== null || next.fee_max_paise !== null;
  return {
    ...next,
    fee_per: hasFee ? next.fee_per : null,
    language_ids: [...new Set(next.language_ids)],
    city_ids: [...new Set(next.city_ids)],
    disclosures: inOrder(next.disclosures),
  };
}

/** Days and fees that contradict each other only together: one conflict keeps them all. */
export const fieldsTogether: readonly (readonly ProjectFieldName[])[] = [
  ['shoot_starts_on', 'shoot_ends_on'],
  ['audition_starts_on', 'audition_ends_on'],
  ['fee_min_paise', 'fee_max_paise', 'fee_per'],
];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = (before: ProjectFields, next: ProjectFields): readonly ProjectFieldName[] =>
  fieldNames.filter((name) => !isSame(before[name], next[name]));

/** The half that was sent is at fault; with both, the second. */
const halfAtFault = <Name extends ProjectFieldName>(given: GivenFields, first: Name, second: Name): Name =>
  given[first] !== undefined && given[second] === undefined ? first : second;

/** What is wrong with the project as it would be. Only what was given can be at fault. */
export function findFaults(next: ProjectFields, given: GivenFields): FieldError[] {
  const faults: FieldError[] = [];
  const checkOrder = (
    first: 'shoot_starts_on' | 'audition_starts_on',
    last: 'shoot_ends_on' | 'audition_ends_on',
  ) => {
    const [starts, ends] = [next[first], next[last]];
    if (starts !== null && ends !== null && ends < starts)
      faults.push({ field: halfAtFault(given, first, last), message: 'The last day is before the first' });
  };
  checkOrder('shoot_starts_on', 'shoot_ends_on');
  checkOrder('audition_starts_on', 'audition_ends_on');
  const { fee_min_paise: least, fee_max_paise: most } = next;
  if (least !== null && most !== null && most < least)
    faults.push({
      field: halfAtFault(given, 'fee_min_paise', 'fee_max_paise'),
      message: 'The highest fee is below the lowest',
    });
  if ((least !== null || most !== null) && next.fee_per === null)
    faults.push({ field: 'fee_per', message: 'Choose what the fee is for' });
  return faults;
}

/** Days that are over say nothing about the copy. */
export function forCopy(source: ProjectFields, today: string): ProjectFields {
  const isOver = (day: string | null) => day !== null && day < today;
  const none = { starts: null, ends: null };
  const daysLeft = (starts: string | null, ends: string | null) =>
    isOver(ends ?? starts) ? none : { starts, ends };
  const shoot = daysLeft(source.shoot_starts_on, source.shoot_ends_on);
  const auditions = daysLeft(source.audition_starts_on, source.audition_ends_on);
  return {
    ...source,
    shoot_starts_on: shoot.starts,
    shoot_ends_on: shoot.ends,
    audition_starts_on: auditions.starts,
    audition_ends_on: auditions.ends,
    cast_by: isOver(source.cast_by) ? null : source.cast_by,
    announce_on: isOver(source.announce_on) ? null : source.announce_on,
  };
}
