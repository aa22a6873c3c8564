import { jobFields } from '@callboard/contract/casting/job-fields';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { type AuditionKind, auditionKinds } from '@callboard/contract/casting/job-values';
import { Disclosure } from '@callboard/contract/casting/project-fields';
import { projectFeeUnits } from '@callboard/contract/casting/project-values';
import { z } from 'zod';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { Field, Fields, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { type Days, wireFields } from '../../../../shared/lib/autosave/wire-fields.ts';
import { readPaise, writePaise } from '../../../../shared/lib/typed/paise.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import '../i18n.ts';
import { DeadlineValue, isPast, readDeadline, writeDeadline } from '../model/deadline-value.ts';
import {
  type MediaItem,
  MediaItems,
  type QuestionItem,
  QuestionItems,
  readMedia,
  readQuestions,
  writeMedia,
  writeQuestions,
} from './asked-items.ts';

/** Characters belong to their project, so both are saved together. */
const Roles = z.object({ project: z.int().nullable(), characters: z.array(z.int()) });
export type Roles = z.infer<typeof Roles>;

/** As typed. The unit stays chosen while there is no amount, the amount while it is unpaid. */
const Pay = z.object({ amount: z.string(), per: z.enum(projectFeeUnits), isUnpaid: z.boolean() });
export type Pay = z.infer<typeof Pay>;

const Ages = z.object({ least: z.int().nullable(), most: z.int().nullable() });
export type Ages = z.infer<typeof Ages>;

/** What the editor edits, as its controls show it. */
export type JobValues = {
  title: string;
  description: string;
  roles: Roles;
  projectType: number | null;
  productionTitle: string;
  gender: number | null;
  ages: Ages;
  languages: number[];
  skills: number[];
  cities: number[];
  isRemote: boolean;
  pay: Pay;
  payNote: string;
  dates: Days;
  workDays: string;
  auditionKinds: AuditionKind[];
  wanted: string;
  disclosures: Disclosure[];
  media: MediaItem[];
  questions: QuestionItem[];
  deadline: DeadlineValue;
};
export type JobSection = 'job';
export type JobFieldName = keyof JobValues;

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

export const readJob = (job: OwnJob): JobValues => ({
  title: job.title,
  description: job.description,
  roles: { project: job.project_id, characters: ids(job.characters) },
  projectType: job.project_type.id,
  productionTitle: job.production_title ?? '',
  gender: job.gender?.id ?? null,
  ages: { least: job.playing_age_min, most: job.playing_age_max },
  languages: ids(job.languages),
  skills: ids(job.skills),
  cities: ids(job.city_choices),
  isRemote: job.is_remote,
  pay: { amount: writePaise(job.fee_paise), per: job.fee_per ?? 'day', isUnpaid: job.is_unpaid },
  payNote: job.pay_note ?? '',
  dates: { from: job.works_from ?? '', to: job.works_to ?? '' },
  workDays: job.work_days === null ? '' : String(job.work_days),
  auditionKinds: job.audition_kinds,
  wanted: String(job.wanted),
  disclosures: job.own_disclosures,
  media: readMedia(job.media),
  questions: readQuestions(job.questions),
  deadline: readDeadline(job.deadline),
});

const section = 'job';
const t = translatorOf('jobEditor');
const { writeAs, line, ids: idList, days } = wireFields('job', jobFields);

/** A text that may not be empty. */
const needed = (wire: 'title' | 'description'): Field<JobSection, string> => ({
  ...line(wire),
  write: (typed) => (typed.trim() === '' ? { fieldError: t(`errors.${wire}`) } : writeAs(wire, typed)),
});

/** A whole number. Empty is null where that is allowed. */
const count = (
  wire: 'wanted' | 'work_days',
  error: 'wanted' | 'days',
  mayBeEmpty: boolean,
): Field<JobSection, string> => ({
  section,
  draftSchema: z.string(),
  write: (typed) => {
    const number = readInteger(typed);
    const isMissing = number === undefined || (number === null && !mayBeEmpty);
    const written = isMissing ? undefined : writeAs(wire, number);
    return written?.body ? written : { fieldError: t(`errors.${error}`) };
  },
});

function writePay({ amount, per, isUnpaid }: Pay): WriteResult {
  if (isUnpaid) return { body: { fee_paise: null, fee_per: null, is_unpaid: true } };
  const paise = readPaise(amount);
  if (paise === undefined || paise === 0) return { fieldError: t('errors.fee') };
  return { body: { fee_paise: paise, fee_per: paise === null ? null : per, is_unpaid: false } };
}

function writeDeadlineField(value: DeadlineValue): WriteResult {
  const deadline = writeDeadline(value);
  if (isPast(value)) return { fieldError: t('deadline.past') };
  return deadline === undefined ? { fieldError: t('errors.deadline') } : { body: { deadline } };
}

export const jobEditorFields: Fields<JobSection, JobValues> = {
  title: needed('title'),
  description: needed('description'),
  roles: {
    section,
    draftSchema: Roles,
    write: ({ project, characters }) => ({
      body: { project_id: project, charcter_ids: project === null ? [] : characters },
    }),
  },
  projectType: {
    section,
    draftSchema: z.int().nullable(),
    write: (id) => (id === null ? { fieldError: t('errors.type') } : writeAs('project_type', id)),
  },
  productionTitle: line('production_title'),
  gender: { section, draftSchema: z.int().nullable(), write: (id) => ({ body: { gender_id: id } }) },
  ages: {
    section,
    draftSchema: Ages,
    write: ({ least, most }) => ({ body: { playing_age_min: least, playing_age_max: most } }),
  },
  languages: idList('language_ids'),
  skills: idList('skill_ids'),
  cities: idList('city_ids'),
  isRemote: { section, draftSchema: z.boolean(), write: (is_remote) => ({ body: { is_remote } }) },
  pay: { section, draftSchema: Pay, write: writePay },
  payNote: line('pay_note'),
  dates: days('works_from', 'works_to', () => t('errors.dateOrder')),
  workDays: count('work_days', 'days', true),
  auditionKinds: {
    section,
    draftSchema: z.array(z.enum(auditionKinds)),
    write: (kinds) => writeAs('audition_kinds', kinds),
  },
  wanted: count('wanted', 'wanted', false),
  disclosures: {
    section,
    draftSchema: z.array(Disclosure),
    write: (all) => writeAs('disclosures', all),
  },
  media: { section, draftSchema: MediaItems, write: writeMedia },
  questions: { section, draftSchema: QuestionItems, write: writeQuestions },
  deadline: { section, draftSchema: DeadlineValue, write: writeDeadlineField },
};

/** The control that shows a field of the wire, or undefined for one that has none. */
export const fieldOfWire: Readonly<Record<string, JobFieldName>> = {
  title: 'title',
  description: 'description',
  project_id: 'roles',
  charcter_ids: 'roles',
  project_type: 'projectType',
  production_title: 'productionTitle',
  gender_id: 'gender',
  playing_age_min: 'ages',
  playing_age_max: 'ages',
  language_ids: 'languages',
  skill_ids: 'skills',
  city_ids: 'cities',
  is_remote: 'isRemote',
  fee_paise: 'pay',
  fee_per: 'pay',
  is_unpaid: 'pay',
  pay_note: 'payNote',
  works_from: 'dates',
  works_to: 'dates',
  work_days: 'workDays',
  audition_kinds: 'auditionKinds',
  wanted: 'wanted',
  disclosures: 'disclosures',
  media: 'media',
  questions: 'questions',
  deadline: 'deadline',
};

/** What stands in a character or in the project is found where these are chosen: "charcter_ids.7.brief". */
export const fieldOfFinding = (field: string): JobFieldName | undefined =>
  fieldOfWire[field.split('.')[0] ?? field];
