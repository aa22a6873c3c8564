import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Title } from '../people/names.ts';
import { IdInPath, Instant, ListOf } from '../scalars.ts';
import { jobFilterShape } from './job-search.ts';
import { jobAlertRhythms } from './job-values.ts';

const tag = 'jobs';
const base = '/v1/job-alerts';
const params = z.strictObject({ id: IdInPath });
const Rhythm = z.enum(jobAlertRhythms);

export const maxJobAlerts = 30;

const { user_id: _reader, activeJobs: _active, saved: _saved, ...kept } = jobFilterShape;
/** The filters of a job search that can be kept, as its URL writes them. */
export const JobAlertFilters = z.strictObject(kept);
export type JobAlertFilters = z.output<typeof JobAlertFilters>;

export const JobAlert = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As in the URL of the search. */
    filters: z.record(z.string(), z.string()),
    rhythm: Rhythm,
    count: z.int(),
    /** Opened since the search was last looked at. */
    new_count: z.int(),
    created_at: Instant,
  })
  .meta({ id: 'JobAlert' });
export type JobAlert = z.infer<typeof JobAlert>;

export const saveJobSearch = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Save a job search, and hear of new jobs now, daily or not at all',
  access: access.talent({ notFrozen: true }),
  body: z.strictObject({ name: Title(80), filters: JobAlertFilters, rhythm: Rhythm.default('daily') }),
  status: 201,
  response: JobAlert,
});

export const listJobSearches = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'The talent’s saved job searches with the number of new jobs',
  access: access.talent(),
  response: ListOf(JobAlert),
});

export const changeJobSearch = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Rename a saved job search, change its rhythm, or mark it as opened',
  access: access.talent({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    name: Title(80).optional(),
    rhythm: Rhythm.optional(),
    opened: z.literal(true).optional(),
  }),
  response: JobAlert,
});

export const deleteJobSearch = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Delete a saved job search',
  access: access.talent({ owned: true, notFrozen: true }),
  params,
  status: 204,
  response: z.undefined(),
});
