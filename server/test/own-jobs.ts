import { createJob } from '@callboard/contract/casting/job-postings';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { createTalent } from './factories.ts';
import { signedInRecruiter } from './project-callers.ts';

type Headers = Record<string, string>;

export const jobsUrl = '/v1/auditions';
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** As much as a job needs to be submitted. */
export const completeJob = {
  title: 'The singer',
  description: 'She sings on the 6:40 from Pune. Two shoot days.',
  project_type: 1,
  city_ids: [1],
  audition_kinds: ['self_tape'],
  fee_paise: 800_000,
  fee_per: 'day',
};

export const faultsOf = (response: { json: () => { errors?: { field: string }[] } }) =>
  response.json().errors?.map(({ field }) => field);

/** Recruiters and their jobs, by the calls they make. */
export function ownJobsOf(testApp: () => TestApp) {
  const post = (headers: Headers, payload: object) =>
    testApp().app.inject({ method: 'POST', url: jobsUrl, headers, payload });
  const patch = (headers: Headers, id: number, payload: object) =>
    testApp().app.inject({ method: 'PATCH', url: `${jobsUrl}/${id}`, headers, payload });
  const make = async (headers: Headers, more: object = {}) =>
    createJob.response.parse((await post(headers, { ...completeJob, ...more })).json());
  return {
    post,
    patch,
    make,
    list: (headers: Headers, query = '') => testApp().app.inject({ url: `${jobsUrl}/own${query}`, headers }),
    /** Whose jobs nobody reads first. */
    verified: () => signedInRecruiter(testApp(), { recruiter: { verified_at: new Date() } }),
    open: async (headers: Headers, more: object = {}) => {
      const { id } = await make(headers, more);
      const response = await patch(headers, id, { step: 'submit' });
      expect(response.json()).toMatchObject({ status: 'open' });
      return createJob.response.parse(response.json());
    },
    stepsOf: (jobId: number) =>
      testApp()
        .db.selectFrom('job_step')
        .select(['step', 'from_status', 'to_status', 'actor_id', 'note'])
        .where('job_id', '=', jobId)
        .orderBy('id')
        .execute(),
    eventsOf: async (jobId: number): Promise<string[]> => {
      const { rows } = await testApp().pool.query(
        `select type from event_log where type like 'job.%' and (payload ->> 'jobId')::int = $1 order by id`,
        [jobId],
      );
      return rows.map(({ type }) => type);
    },
    apply: async (jobId: number, changes: object = {}) => {
      const { id: talent_id } = await createTalent(testApp().db);
      const values = { job_id: jobId, talent_id, ...changes };
      await testApp().db.insertInto('job_application').values(values).execute();
    },
  };
}
