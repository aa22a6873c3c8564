import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  saveJobSearch,
} from '@callboard/contract/casting/calls';
import type { JobAlert } from '@callboard/contract/casting/job-alerts';
import type { JobAlertRhythm } from '@callboard/contract/casting/job-values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { type JobFilters, readFilters, searchLink, writeFilters } from '../find-jobs/index.ts';

/** A talent’s searches, with how many jobs are new in each. */
export const useJobAlerts = (enabled: boolean) =>
  useQuery({ ...query(listJobSearches, {}), select: ({ results }) => results, enabled });

/** After a search was saved, changed or deleted. */
export function useRefreshJobAlerts() {
  const client = useQueryClient();
  return useCallback(() => refresh(client, listJobSearches), [client]);
}

interface Change {
  readonly id: number;
  readonly name?: string;
  readonly rhythm?: JobAlertRhythm;
  /** Resets the count of new jobs. */
  readonly opened?: true;
}

/** The list is read again before it resolves. */
export function useChangeJobAlert() {
  const refreshList = useRefreshJobAlerts();
  return useCallback(
    async ({ id, ...body }: Change) => {
      await api(changeJobSearch, { params: { id }, body });
      await refreshList();
    },
    [refreshList],
  );
}

interface SearchToSave {
  readonly name: string;
  readonly rhythm: JobAlertRhythm;
  readonly filters: JobFilters;
}

/** Only jobs that are open can be new, and what somebody saved is no search. */
export const isKept = ({ saved, activeJobs }: JobFilters): boolean =>
  saved === undefined && activeJobs === undefined;

export function useSaveJobSearch() {
  const refreshList = useRefreshJobAlerts();
  return async ({ name, rhythm, filters: { saved, activeJobs, ...filters } }: SearchToSave) => {
    await api(saveJobSearch, { body: { name, rhythm, filters: writeFilters(filters) } });
    await refreshList();
  };
}

/** keepalive: also sent when the page is closed. */
export const sendDelete = (id: number): Promise<unknown> =>
  api(deleteJobSearch, { params: { id } }, { keepalive: true });

/** Where a saved search opens: its filters, the newest first. */
export const alertLink = ({ id, filters }: Pick<JobAlert, 'id' | 'filters'>): string =>
  searchLink({ filters: readFilters(new URLSearchParams(filters)), sort: 'newest', page: 1, alert: id });
