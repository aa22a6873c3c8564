import {
  createJob,
  deleteDraftJob,
  getJob,
  getJobNumbers,
  getProject,
  listCharactersWithCounts,
  listOwnJobs,
  updateJob,
} from '@callboard/contract/casting/calls';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { query, queryOrNull, refresh, useCall, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';
import type { JobSearch } from './model/job-search.ts';
import type { JobSource } from './model/job-source.ts';
import { takenOver } from './model/taken-over.ts';

export type JobList = Result<typeof listOwnJobs>;
export type JobChange = Arguments<typeof updateJob>['body'];

export const useOwnJobs = ({ title, status, project, page }: JobSearch) =>
  useQuery({
    ...query(listOwnJobs, {
      query: {
        page,
        ...(title !== '' && { title }),
        ...(status !== 'all' && { status }),
        ...(project !== undefined && { projectId: project }),
      },
    }),
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });

/** As its team reads it; talents and guests read less. */
const jobQuery = (id: number) => queryOrNull<typeof getJob, OwnJob>(getJob, { params: { id } });

/** Null when there is no such job, or when one is not of its team. */
export const useOwnJob = (id: number, enabled = true) => useQuery({ ...jobQuery(id), enabled });

export const readJobNow = async (id: number): Promise<OwnJob> => {
  const job = await api(getJob, { params: { id } });
  if (!('revision' in job)) throw new Error('This job is another team’s');
  return job;
};

export const useJobNumbers = (id: number) => useQuery(query(getJobNumbers, { params: { id } }));

export const sendNewJob = (body: Arguments<typeof createJob>['body']) => api(createJob, { body });

/** What comes along from the project and the chosen characters. Waits for what is not loaded yet. */
export async function readSource(
  client: QueryClient,
  { project: id, characters: chosen }: Pick<JobSource, 'project' | 'characters'>,
) {
  if (id === null) return {};
  const params = { id };
  const [project, { results }] = await Promise.all([
    client.ensureQueryData(queryOrNull(getProject, { params })),
    client.ensureQueryData(query(listCharactersWithCounts, { params })),
  ]);
  const characters = results.filter((one) => chosen.includes(one.id));
  return {
    project_id: id,
    charcter_ids: characters.map((one) => one.id),
    ...takenOver(characters),
    ...(project && { city_ids: project.cities.map((city) => city.id) }),
  };
}

export const sendJobChange = (id: number, body: JobChange) => api(updateJob, { params: { id }, body });

/** Puts the answer of a change where the page reads it. */
export const rememberJob = (client: QueryClient, job: OwnJob): void => {
  client.setQueryData(jobQuery(job.id).queryKey, job);
};

export const refreshJobs = (client: QueryClient): Promise<void> =>
  refresh(client, listOwnJobs, getJobNumbers);

/** One of the steps: submit, pause, close and the rest. */
export function useJobStep() {
  const client = useQueryClient();
  return useCall(updateJob, {
    refresh: [listOwnJobs, getJobNumbers],
    onSuccess: (job) => rememberJob(client, job),
  });
}

export const useDeleteDraftJob = () => useCall(deleteDraftJob, { refresh: [listOwnJobs] });

/** Whatever notifies the recruiter may change a job: an application, a review, a colleague. */
export function useLiveJobs(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the jobs', () =>
      refresh(client, listOwnJobs, getJobNumbers, getJob),
    );
    const stop = onLive('notification', ({ user_id, seq }) => {
      if (user_id === userId && seq !== undefined) read();
    });
    const stopAgain = onLiveConnect(read);
    return () => {
      stop();
      stopAgain();
    };
  }, [client, userId]);
}
