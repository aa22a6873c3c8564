import { countCandidates, listCandidates, listOwnJobs } from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { query, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import type { ApplicantSearch } from './model/applicant-search.ts';

export type ApplicantPage = Result<typeof listCandidates>;

interface Place {
  readonly recruiterId: number;
  readonly projectId: number;
}

const isDecline = { active: 'false', declined: 'true', all: undefined } as const;

function pageQuery({ recruiterId, projectId }: Place, { character, show, sort, page }: ApplicantSearch) {
  const declined = isDecline[show];
  return query(listCandidates, {
    query: {
      recruiter_id: recruiterId,
      project_id: projectId,
      ...(character !== undefined && { character_id: character }),
      ...(declined !== undefined && { isDecline: declined }),
      sort,
      page,
    },
  });
}

/** From the cache, if it is there. */
export const fetchApplicants = (client: QueryClient, place: Place, search: ApplicantSearch) =>
  client.ensureQueryData(pageQuery(place, search));

/** Keeps the previous page until the next one has loaded. */
export const useApplicants = (place: Place, search: ApplicantSearch) =>
  useQuery({
    ...pageQuery(place, search),
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });

/** Of one character, or of all. */
export const useApplicantCounts = ({ recruiterId, projectId }: Place, character: number | undefined) =>
  useQuery({
    ...query(countCandidates, {
      params: { recruiter: recruiterId, project: projectId, character: character ?? 0 },
    }),
    placeholderData: keepPreviousData,
  });

/** The jobs of a project that somebody applied for. */
export const useAppliedJobs = (projectId: number) =>
  useQuery({
    ...query(listOwnJobs, { query: { projectId, limit: 50 } }),
    select: ({ results }) => results.filter(({ applications }) => applications > 0),
  });
