import type { WithdrawReason } from '@callboard/contract/casting/application-values';
import { wireStatusOf } from '@callboard/contract/casting/application-values';
import type { OwnApplication, OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import {
  getApplication,
  getMyJobs,
  listApplications,
  listSimilarJobs,
  moveApplication,
} from '@callboard/contract/casting/calls';
import type { Named } from '@callboard/contract/casting/project-fields';
import { getTalentDashboard } from '@callboard/contract/people/calls';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query, queryOrNull, refresh, useCall, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';
import { type ApplicationFilters, queryOf } from './model/application-filters.ts';

/** My Applications as their talent reads them. */
export interface OwnApplications {
  readonly results: readonly OwnApplication[];
  readonly page: number;
  readonly limit: number;
  readonly totalPages: number;
  readonly totalResults: number;
  readonly counts: readonly { jobApplyStatus: number; count: number }[];
  readonly project_types: readonly Named[];
  readonly locations: readonly Named[];
}

const forTalent = (answer: object): OwnApplications => {
  if ('project_types' in answer) return answer as OwnApplications;
  throw new Error('These applications belong to another account');
};

/** Keeps the previous page until the next one has loaded. */
export const useOwnApplications = (filters: ApplicationFilters) =>
  useQuery({
    ...query(listApplications, { query: queryOf(filters) }),
    select: forTalent,
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });

/** Null: there is none, or it is not the reader's. */
export const useOwnApplication = (id: number) =>
  useQuery(queryOrNull<typeof getApplication, OwnApplicationDetail>(getApplication, { params: { id } }));

export const useSimilarJobs = (jobId: string, isWanted: boolean) =>
  useQuery({ ...query(listSimilarJobs, { params: { id: jobId } }), enabled: isWanted });

/** Whatever notifies a talent may have moved one of them. */
export function useLiveApplications(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the applications', () =>
      refresh(client, listApplications, getApplication, getMyJobs),
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

export function useWithdraw(application: Pick<OwnApplicationDetail, 'id' | 'jobApplyStatus'>) {
  const { mutateAsync, isPending } = useCall(moveApplication, {
    refresh: [listApplications, getApplication, getMyJobs, getTalentDashboard],
  });
  return {
    isPending,
    withdraw: (reason: WithdrawReason | undefined) =>
      mutateAsync({
        params: { id: application.id },
        body: {
          jobApplyStatus: wireStatusOf('withdrawn'),
          from: application.jobApplyStatus,
          ...(reason && { withdraw_reason: reason }),
        },
      }),
  };
}
