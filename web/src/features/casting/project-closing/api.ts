import {
  getClosedProject,
  getProject,
  listActiveProjects,
  listClosedProjects,
  listOwnCharacters,
  listProjectSummary,
  listProjects,
  previewClosing,
  updateProject,
} from '@callboard/contract/casting/calls';
import { useQuery } from '@tanstack/react-query';
import { query, useCall } from '../../../shared/lib/api/queries.ts';

/** Read again each time, because people apply meanwhile. */
export const useClosingPreview = (projectId: number) =>
  useQuery({ ...query(previewClosing, { params: { id: projectId } }), staleTime: 0 });

export const useClosedProject = (projectId: number) =>
  useQuery(query(getClosedProject, { params: { id: projectId } }));

/** Closes or reopens. */
export const useStatusChange = () =>
  useCall(updateProject, {
    refresh: [
      getProject,
      listProjects,
      listClosedProjects,
      listActiveProjects,
      listProjectSummary,
      listOwnCharacters,
      getClosedProject,
      previewClosing,
    ],
  });
