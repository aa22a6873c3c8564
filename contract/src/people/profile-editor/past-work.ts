import { z } from 'zod';
import { access } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { Id, IdInPath } from '../../scalars.ts';
import { ReferenceItem } from '../../site/reference.ts';
import { Title } from '../names.ts';

const tag = 'talent profile';

export const PastWork = z
  .object({
    id: z.int(),
    title: z.string(),
    part: z.string(),
    project_type: ReferenceItem.nullable(),
    year: z.int().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'PastWork' });
export type PastWork = z.infer<typeof PastWork>;

export const pastWorkLimit = 200;

const fields = {
  title: Title(160),
  part: z.string().trim().max(160),
  project_type: Id.nullable(),
  year: z.int().min(1930, 'Enter a year from 1930').max(2100, 'Enter a 4-digit year').nullable(),
  note: z.string().trim().max(300, 'Use up to 300 characters').nullable(),
} as const;

export const addPastWork = endpoint({
  method: 'POST',
  path: '/v1/talenter-past-work',
  tag,
  summary: 'Add a past work; sent twice with the same client_id it is added once',
  access: access.talent({ notFrozen: true }),
  body: z.strictObject({
    ...fields,
    ...z.object(fields).pick({ part: true, project_type: true, year: true, note: true }).partial().shape,
    client_id: z.uuid().optional(),
  }),
  status: 201,
  response: PastWork,
});

export const changePastWork = endpoint({
  method: 'PATCH',
  path: '/v1/talenter-past-work/{id}',
  tag,
  summary: 'Change a past work; what is left out stays as it is',
  access: access.talent({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject(z.object(fields).partial().shape),
  response: PastWork,
});

export const removePastWork = endpoint({
  method: 'DELETE',
  path: '/v1/talenter-past-work/delete',
  tag,
  summary: 'Remove a past work',
  access: access.talent({ owned: true, notFrozen: true }),
  body: z.strictObject({ id: Id }),
  response: z.object({ id: z.int() }),
});
