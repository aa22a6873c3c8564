import {
  acceptProjectInvitation,
  changeProjectPerson,
  countCandidates,
  getBoard,
  getCharacter,
  getClientAnswers,
  getClosedProject,
  getLineUp,
  getProject,
  getTalentNote,
  inviteToProject,
  listAllShortlists,
  listCandidates,
  listCharactersWithCounts,
  listClientLinks,
  listClosedProjects,
  listDocuments,
  listNotForCharacter,
  listOwnCharacters,
  listProjectActivity,
  listProjectCharacters,
  listProjectPeople,
  listProjectSummary,
  listProjects,
  listShortlist,
  listShortlistCards,
  previewClosing,
  readProjectInvitation,
  removeProjectPerson,
  withdrawProjectInvitation,
} from '@callboard/contract/casting/calls';
import type { ProjectRole, ProjectStatus } from '@callboard/contract/casting/project-values';
import type { Arguments } from '@callboard/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, query, useCall } from '../../../shared/lib/api/queries.ts';

/** What the team has to know of its project. */
export interface TeamProject {
  readonly id: number;
  readonly title: string;
  readonly status: ProjectStatus;
  /** Of the reader. */
  readonly role: ProjectRole;
}

/** Everything that shows something of a project: stale once something happened on it. */
export const projectCalls = [
  getProject,
  listProjects,
  listProjectSummary,
  listClosedProjects,
  getClosedProject,
  previewClosing,
  listCharactersWithCounts,
  listProjectCharacters,
  listOwnCharacters,
  getCharacter,
  listCandidates,
  countCandidates,
  getBoard,
  getLineUp,
  listDocuments,
  listProjectPeople,
  listProjectActivity,
  listClientLinks,
  getClientAnswers,
  listShortlist,
  listShortlistCards,
  listAllShortlists,
  listNotForCharacter,
  getTalentNote,
] as const;

/** Of these calls, those that a change of the team changes. */
const teamCalls = [listProjectPeople, listProjectActivity] as const;

export const useTeam = (projectId: number) =>
  useQuery(query(listProjectPeople, { params: { id: projectId } }));

export const sendInvitation = (projectId: number, body: Arguments<typeof inviteToProject>['body']) =>
  api(inviteToProject, { params: { id: projectId }, body });

export const sendPersonChange = (
  projectId: number,
  personId: number,
  body: Arguments<typeof changeProjectPerson>['body'],
) => api(changeProjectPerson, { params: { id: projectId, personId }, body });

export const useWithdrawInvitation = () => useCall(withdrawProjectInvitation, { refresh: teamCalls });

export const useRemovePerson = () => useCall(removeProjectPerson, { refresh: teamCalls });

/** After leaving nothing of the project is read again, only the lists it was in. */
export const useLeaveProject = () =>
  useCall(removeProjectPerson, { refresh: [listProjects, listProjectSummary] });

export { teamCalls };

/** A used or expired invitation stays so: asking again changes nothing. */
export const useInvitation = (token: string) =>
  useQuery({ ...query(readProjectInvitation, { params: { token } }), retry: false });

export const useJoinProject = () => useCall(acceptProjectInvitation, { refresh: projectCalls });

/** Newest first, page by page. */
export const useActivity = (projectId: number) =>
  useInfiniteQuery({
    queryKey: keyOf(listProjectActivity, { params: { id: projectId }, query: {} }),
    queryFn: ({ pageParam, signal }) =>
      api(
        listProjectActivity,
        {
          params: { id: projectId },
          query: pageParam === undefined ? {} : { before: pageParam },
        },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results, has_more }) => (has_more ? results.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
