import {
  answerAvailabilityCheck,
  answerShare,
  getMyJobs,
  listCallboardOpenings,
  openSharedProject,
} from '@callboard/contract/casting/calls';
import type { MyJob } from '@callboard/contract/casting/my-jobs';
import type { Interest } from '@callboard/contract/casting/project-share-values';
import type { SharedProject } from '@callboard/contract/casting/project-shares';
import { getTalentDashboard } from '@callboard/contract/people/calls';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, query, refresh, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';

/** All of My Jobs in one answer. Keeps the previous page until the next one has loaded. */
export const useMyJobs = (userId: number, closedPage = 1) =>
  useQuery({
    ...query(getMyJobs, {
      query: {
        userId,
        closed_page: closedPage,
        applications_page: 1,
      },
    }),
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });

/** Jobs of Callboard itself, the newest first. */
export const useCallboardOpenings = (page: number) =>
  useQuery({
    ...query(listCallboardOpenings, { query: { page } }),
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });

/** How many there are on each tab. */
export const useJobCounts = (userId: number) => useMyJobs(userId).data?.counts;

export const refreshMyJobs = (client: QueryClient): Promise<void> =>
  refresh(client, getMyJobs, getTalentDashboard);

/** Whatever notifies a talent may be about a job; what they did in another tab is told as well. */
export function useLiveJobs(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the jobs', () =>
      refresh(client, getMyJobs, openSharedProject),
    );
    const stops = [
      onLive('notification', ({ user_id, seq, jobs }) => {
        if (user_id === userId && (seq !== undefined || jobs)) read();
      }),
      onLiveConnect(read),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId]);
}

const sharedKey = (projectId: number) => keyOf(openSharedProject, { body: { project_id: projectId } });

/** Opening it makes it read. Null when it was not shared with the reader. */
export function useSharedProject(projectId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: sharedKey(projectId),
    queryFn: async ({ signal }): Promise<SharedProject | null> => {
      try {
        const project = await api(openSharedProject, { body: { project_id: projectId } }, { signal });
        void client.invalidateQueries({ queryKey: keyOf(getMyJobs) });
        return project;
      } catch (error) {
        const { code } = readRequestError(error);
        if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') return null;
        throw error;
      }
    },
  });
}

export const refreshShared = (client: QueryClient): Promise<void> =>
  refresh(client, getMyJobs, openSharedProject);

/** Safe to retry: the same answer again changes nothing. */
export const sendInterest = (id: number, interest: Interest, reason: string | undefined) =>
  api(answerShare, { params: { id }, body: { interest, ...(reason && { reason }) } });

/** The wire name means the opposite of what it says: true is available. */
export const sendAvailability = ({ id, starts_on, ends_on }: MyJob, isAvailable: boolean) =>
  api(answerAvailabilityCheck, {
    params: { id },
    body: {
      isTalentUnavailable: isAvailable,
      ...(starts_on && { start_date: starts_on }),
      ...(ends_on && { end_date: ends_on }),
    },
  });
