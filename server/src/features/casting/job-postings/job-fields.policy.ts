import { type Deadline, jobFields } from '@callboard/contract/casting/job-fields';
import type { Disclosure } from '@callboard/contract/casting/project-fields';
import { disclosureKinds } from '@callboard/contract/casting/project-values';
import type { FieldError } from '@callboard/contract/errors';
import { z } from 'zod';

const AllFields = z.object(jobFields);

/** What can be changed of a job, by the names of the wire. A draft may be without a text. */
export type JobFields = Omit<z.infer<typeof AllFields>, 'description'> & {
  readonly description: string | null;
};
export type JobFieldName = keyof JobFields;
export type GivenFields = { readonly [Name in JobFieldName]?: JobFields[Name] | undefined };

export const fieldNames: readonly JobFieldName[] = AllFields.keyof().options;

/** What a new job says of itself besides its title and type. */
export const nothingSaid: Omit<JobFields, 'title' | 'project_type'> = {
  description: null,
  project_id: null,
  charcter_ids: [],
  production_title: null,
  gender_id: null,
  playing_age_min: null,
  playing_age_max: null,
  language_ids: [],
  skill_ids: [],
  city_ids: [],
  is_remote: false,
  fee_paise: null,
  fee_per: null,
  is_unpaid: false,
  pay_note: null,
  works_from: null,
  works_to: null,
  work_days: null,
  audition_kinds: [],
  wanted: 1,
  disclosures: [],
  media: [],
  questions: [],
  deadline: null,
};

const inOrder = (disclosures: readonly Disclosure[]): Disclosure[] =>
  disclosureKinds.flatMap((kind) => disclosures.filter((one) => one.kind === kind));

/** Characters go with their project; a fee that is given makes the work paid, and unpaid work has none. */
export function withFields(before: JobFields, given: GivenFields): JobFields {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const next: JobFields = { ...before, ...said };
  const isOtherProject = next.project_id !== before.project_id && given.charcter_ids === undefined;
  const isUnpaid = given.is_unpaid ?? (next.is_unpaid && (given.fee_paise ?? null) === null);
  const fee = isUnpaid && given.fee_paise === undefined ? null : next.fee_paise;
  return {
    ...next,
    charcter_ids: isOtherProject ? [] : next.charcter_ids,
    language_ids: [...new Set(next.language_ids)],
    skill_ids: [...new Set(next.skill_ids)],
    city_ids: [...new Set(next.city_ids)],
    is_unpaid: isUnpaid,
    fee_paise: fee,
    fee_per: fee === null ? null : next.fee_per,
    disclosures: inOrder(next.disclosures),
    media: next.media.map((one) => ({ ...one, max_seconds: one.kind === 'photo' ? null : one.max_seconds })),
  };
}

/** In one order, whatever order the parts of each came in. */
const asRows: { readonly [Name in JobFieldName]?: (fields: JobFields) => unknown } = {
  media: ({ media }) =>
    media.map((one) => [one.id, one.kind, one.label, one.note, one.is_required, one.max_seconds]),
  questions: ({ questions }) =>
    questions.map((one) => [one.id, one.kind, one.text, one.is_required, one.choices]),
  disclosures: ({ disclosures }) => disclosures.map(({ kind, level, note }) => [kind, level, note]),
  deadline: ({ deadline }) => deadline && [Date.parse(deadline.at), deadline.zone],
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = (before: JobFields, next: JobFields): readonly JobFieldName[] =>
  fieldNames.filter((name) => {
    const read = asRows[name] ?? ((fields: JobFields) => fields[name]);
    return !isSame(read(before), read(next));
  });

/** The half that was sent is at fault; with both, the second. */
const halfAtFault = <Name extends JobFieldName>(given: GivenFields, first: Name, second: Name): Name =>
  given[first] !== undefined && given[second] === undefined ? first : second;

export const isPast = (deadline: Deadline | null, now: Date): boolean =>
  deadline !== null && Date.parse(deadline.at) <= now.getTime();

/** What is wrong with the job as it would be. Only what was given can be at fault. */
export function findFaults(next: JobFields, given: GivenFields, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  const { playing_age_min: youngest, playing_age_max: oldest, works_from: from, works_to: to } = next;
  if (youngest !== null && oldest !== null && oldest < youngest)
    faults.push({
      field: halfAtFault(given, 'playing_age_min', 'playing_age_max'),
      message: 'The highest age is below the lowest',
    });
  if (from !== null && to !== null && to < from)
    faults.push({
      field: halfAtFault(given, 'works_from', 'works_to'),
      message: 'The last day is before the first',
    });
  if (next.is_unpaid && next.fee_paise !== null)
    faults.push({ field: 'fee_paise', message: 'An unpaid job has no fee' });
  else if (next.fee_paise !== null && next.fee_per === null)
    faults.push({ field: 'fee_per', message: 'Choose what the fee is for' });
  if (next.charcter_ids.length > 0 && next.project_id === null)
    faults.push({ field: 'charcter_ids', message: 'Choose the project first' });
  if (given.deadline && isPast(given.deadline, now))
    faults.push({ field: 'deadline', message: 'Choose a time in the future' });
  return faults;
}

/** What a job must say before anyone else reads it. */
export function findMissing(fields: JobFields, now: Date): FieldError[] {
  const missing: FieldError[] = [];
  if (fields.description === null) missing.push({ field: 'description', message: 'Describe the job' });
  if (fields.audition_kinds.length === 0)
    missing.push({ field: 'audition_kinds', message: 'Choose how you audition' });
  if (fields.city_ids.length === 0 && !fields.is_remote)
    missing.push({ field: 'city_ids', message: 'Choose a city, or say that the work is remote' });
  if (isPast(fields.deadline, now))
    missing.push({ field: 'deadline', message: 'Choose a time in the future' });
  return missing;
}

/** A copy asks anew, and does not close in the past. */
export const forCopy = (source: JobFields, now: Date): JobFields => ({
  ...source,
  media: source.media.map(({ id: _id, ...one }) => one),
  questions: source.questions.map(({ id: _id, ...one }) => one),
  deadline: isPast(source.deadline, now) ? null : source.deadline,
});
