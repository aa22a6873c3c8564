import {
  exportProjectSummary,
  getRecruiterDesk,
  listClosedProjects,
  listProjectSummary,
  listProjects,
  updateProject,
} from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh, useCall, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';
import type { ProjectSearch } from './model/project-search.ts';
import type { SummarySearch } from './model/summary-search.ts';

export type ProjectPage = Result<typeof listProjects>;
export type SummaryPage = Result<typeof listProjectSummary>;

/** Keeps the previous page until the next one has loaded. */
const asList = { ...waitsForConnection, placeholderData: keepPreviousData };

const filtersOf = ({ search, type, whose }: ProjectSearch) => ({
  whose,
  ...(search !== '' && { search }),
  ...(type !== undefined && { type }),
});

export const useProjects = (search: ProjectSearch) =>
  useQuery({
    ...query(listProjects, {
      query: {
        ...filtersOf(search),
        ...(search.status !== 'all' && { status: search.status }),
        sort: search.sort,
        page: search.page,
      },
    }),
    ...asList,
  });

export const useClosedProjects = (search: ProjectSearch) =>
  useQuery({
    ...query(listClosedProjects, { query: { ...filtersOf(search), page: search.closedPage } }),
    ...asList,
  });

/** The first page as it is without a search, for the desk. */
export const useOwnProjects = () => useQuery(query(listProjects, { query: {} }));

export const useProjectStatus = () =>
  useCall(updateProject, {
    refresh: [listProjects, listClosedProjects, listProjectSummary, getRecruiterDesk],
  });

const summaryQuery = ({ title, status, type }: SummarySearch, recruiterId: number) => ({
  recruiterId,
  ...(title !== '' && { title }),
  ...(status !== 'all' && { status }),
  ...(type !== undefined && { type }),
});

export const useProjectSummary = (search: SummarySearch, recruiterId: number) =>
  useQuery({
    ...query(listProjectSummary, { query: { ...summaryQuery(search, recruiterId), page: search.page } }),
    ...asList,
  });

/** Exports all pages. */
export const fetchSummaryFile = (search: SummarySearch, recruiterId: number) =>
  api(exportProjectSummary, { query: summaryQuery(search, recruiterId) });

/** Whatever notifies the recruiter may change a project: an application, a reply, a colleague. */
export function useLiveProjects(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the projects', () =>
      refresh(client, listProjects, listClosedProjects),
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
