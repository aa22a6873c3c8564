import {
  createProject,
  deleteDraftProject,
  getProject,
  listCharactersWithCounts,
  listProjects,
  sortCharacters,
  updateProject,
} from '@callboard/contract/casting/calls';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import type { Arguments } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, queryOrNull, refresh, useCall } from '../../../shared/lib/api/queries.ts';
import { projectCalls } from '../project-people/index.ts';

const projectQuery = (id: number) => queryOrNull(getProject, { params: { id } });

/** Null when there is no such project, or when one is not on it. */
export const useProject = (id: number) => useQuery(projectQuery(id));

/** Of no project, none. */
export const useCharacters = (projectId: number) =>
  useQuery({
    ...query(listCharactersWithCounts, { params: { id: projectId } }),
    select: ({ results }) => results,
    enabled: projectId > 0,
  });

export const sendNewProject = (body: Arguments<typeof createProject>['body']) => api(createProject, { body });

export const sendProjectChange = (id: number, body: Arguments<typeof updateProject>['body']) =>
  api(updateProject, { params: { id }, body });

export const sendCharacterOrder = (projectId: number, characterIds: number[]) =>
  api(sortCharacters, { body: { project_id: projectId, character_ids: characterIds } });

/** Puts the answer of a change where the page reads it. */
export const rememberProject = (client: QueryClient, project: ProjectDetail): void => {
  client.setQueryData(projectQuery(project.id).queryKey, project);
};

export const refreshProject = (client: QueryClient): Promise<void> => refresh(client, ...projectCalls);

/** A change of the status. */
export const useStatusChange = () => useCall(updateProject, { refresh: projectCalls });

export function useDeleteDraft() {
  const client = useQueryClient();
  return useCall(deleteDraftProject, { onSuccess: () => refresh(client, listProjects) });
}
