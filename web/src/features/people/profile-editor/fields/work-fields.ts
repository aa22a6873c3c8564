import {
  addPastWork,
  changePastWork,
  type PastWork,
} from '@callboard/contract/people/profile-editor/past-work';
import { z } from 'zod';
import type { Fields } from '../../../../shared/lib/autosave/field.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { fieldError, writeAs } from './field-types.ts';

/** A past work as typed. */
export type WorkValues = {
  title: string;
  part: string;
  projectType: number | null;
  year: string;
  note: string;
};

const { shape } = changePastWork.body;

export const workFields: Fields<'work', WorkValues> = {
  title: {
    section: 'work',
    draftSchema: z.string(),
    write: (title) => writeAs('title', addPastWork.body.shape.title, title, 'workTitle'),
  },
  part: {
    section: 'work',
    draftSchema: z.string(),
    write: (part) => writeAs('part', shape.part, part, 'workPart'),
  },
  projectType: {
    section: 'work',
    draftSchema: z.int().nullable(),
    write: (type) => writeAs('project_type', shape.project_type, type),
  },
  year: {
    section: 'work',
    draftSchema: z.string(),
    write(typed) {
      const year = readInteger(typed);
      return year === undefined ? fieldError('year') : writeAs('year', shape.year, year);
    },
  },
  note: {
    section: 'work',
    draftSchema: z.string(),
    write: (note) => writeAs('note', shape.note, note.trim() === '' ? null : note),
  },
};

export const blankWork: WorkValues = { title: '', part: '', projectType: null, year: '', note: '' };

export const readWork = ({ title, part, project_type, year, note }: PastWork): WorkValues => ({
  title,
  part,
  projectType: project_type?.id ?? null,
  year: year === null ? '' : String(year),
  note: note ?? '',
});

/** Every valid field of a work, to add it in one request. */
export const writeWork = (values: WorkValues): Record<string, unknown> => ({
  ...workFields.title.write(values.title).body,
  ...workFields.part.write(values.part).body,
  ...workFields.projectType.write(values.projectType).body,
  ...workFields.year.write(values.year).body,
  ...workFields.note.write(values.note).body,
});
