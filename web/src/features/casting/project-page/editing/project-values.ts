import { Disclosure } from '@callboard/contract/casting/project-fields';
import { projectFeeUnits } from '@callboard/contract/casting/project-values';
import { ProjectChanges, type ProjectDetail } from '@callboard/contract/casting/projects';
import { z } from 'zod';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { Fields, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { type Days, wireFields } from '../../../../shared/lib/autosave/wire-fields.ts';
import { readPaise, writePaise } from '../../../../shared/lib/typed/paise.ts';
import '../i18n.ts';

const FeeRange = z.object({ min: z.string(), max: z.string(), per: z.enum(projectFeeUnits) });
/** A range of fees as typed. The unit stays chosen while there is no amount. */
export type FeeRange = z.infer<typeof FeeRange>;

/** What the form edits, as its controls show it. */
export type ProjectValues = {
  title: string;
  teamTitle: string;
  projectType: number | null;
  productionHouse: string;
  director: string;
  synopsis: string;
  languages: number[];
  cities: number[];
  auditions: Days;
  castBy: string;
  shoot: Days;
  announceOn: string;
  fee: FeeRange;
  usage: string;
  isUnion: boolean | null;
  disclosures: Disclosure[];
  visibility: 'public' | 'link';
};

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

export const readProject = (project: ProjectDetail): ProjectValues => ({
  title: project.title,
  teamTitle: project.internal_title ?? '',
  projectType: project.project_type.id,
  productionHouse: project.production_house ?? '',
  director: project.director ?? '',
  synopsis: project.synopsis ?? '',
  languages: ids(project.languages),
  cities: ids(project.cities),
  auditions: { from: project.audition_starts_on ?? '', to: project.audition_ends_on ?? '' },
  castBy: project.cast_by ?? '',
  shoot: { from: project.shoot_starts_on ?? '', to: project.shoot_ends_on ?? '' },
  announceOn: project.announce_on ?? '',
  fee: {
    min: writePaise(project.fee_min_paise),
    max: writePaise(project.fee_max_paise),
    per: project.fee_per ?? 'day',
  },
  usage: project.usage ?? '',
  isUnion: project.is_union,
  disclosures: project.disclosures,
  visibility: project.visibility,
});

const { shape } = ProjectChanges;
const text = (key: 'dateOrder' | 'fee' | 'feeOrder' | 'title' | 'type') =>
  translatorOf('projectForm')(`errors.${key}`);

const { writeAs, line, ids: idList, days: daysField } = wireFields('project', shape);
const days = (first: keyof typeof shape, last: keyof typeof shape) =>
  daysField(first, last, () => text('dateOrder'));

function writeFee({ min, max, per }: FeeRange): WriteResult {
  const [least, most] = [readPaise(min), readPaise(max)];
  if (least === undefined || most === undefined || least === 0 || most === 0) {
    return { fieldError: text('fee') };
  }
  if (least !== null && most !== null && most < least) return { fieldError: text('feeOrder') };
  const isEmpty = least === null && most === null;
  return { body: { fee_min_paise: least, fee_max_paise: most, fee_per: isEmpty ? null : per } };
}

export const projectFields: Fields<'project', ProjectValues> = {
  title: {
    ...line('title'),
    write: (typed) => (typed.trim() === '' ? { fieldError: text('title') } : writeAs('title', typed)),
  },
  teamTitle: line('internal_title'),
  projectType: {
    section: 'project',
    draftSchema: z.int().nullable(),
    write: (id) => (id === null ? { fieldError: text('type') } : writeAs('project_type', id)),
  },
  productionHouse: line('production_house'),
  director: line('director'),
  synopsis: line('synopsis'),
  languages: idList('language_ids'),
  cities: idList('city_ids'),
  auditions: days('audition_starts_on', 'audition_ends_on'),
  castBy: line('cast_by'),
  shoot: days('shoot_starts_on', 'shoot_ends_on'),
  announceOn: line('announce_on'),
  fee: { section: 'project', draftSchema: FeeRange, write: writeFee },
  usage: line('usage'),
  isUnion: {
    section: 'project',
    draftSchema: z.boolean().nullable(),
    write: (value) => writeAs('is_union', value),
  },
  disclosures: {
    section: 'project',
    draftSchema: z.array(Disclosure),
    write: (all) => writeAs('disclosures', all),
  },
  visibility: {
    section: 'project',
    draftSchema: z.enum(['public', 'link']),
    write: (value) => writeAs('visibility', value),
  },
};

/** The control that shows a field of the wire, or undefined for one that has none. */
export const fieldOfWire: Readonly<Record<string, keyof ProjectValues & string>> = {
  title: 'title',
  internal_title: 'teamTitle',
  project_type: 'projectType',
  production_house: 'productionHouse',
  director: 'director',
  synopsis: 'synopsis',
  language_ids: 'languages',
  city_ids: 'cities',
  audition_starts_on: 'auditions',
  audition_ends_on: 'auditions',
  cast_by: 'castBy',
  shoot_starts_on: 'shoot',
  shoot_ends_on: 'shoot',
  announce_on: 'announceOn',
  fee_min_paise: 'fee',
  fee_max_paise: 'fee',
  fee_per: 'fee',
  usage: 'usage',
  is_union: 'isUnion',
  disclosures: 'disclosures',
  visibility: 'visibility',
};
