import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type MergedRecord, useMergedRecord } from '../../../../shared/lib/autosave/use-merged-record.ts';
import { rememberProject, sendProjectChange } from '../api.ts';
import { fieldOfWire, type ProjectValues, projectFields, readProject } from './project-values.ts';

export type ProjectSaving = MergedRecord<'project', ProjectValues>;

/** Saves a project while it is typed, and keeps both versions where someone else changed the same field. */
export function useProjectSaving(userId: number, project: ProjectDetail): ProjectSaving {
  const client = useQueryClient();
  return useMergedRecord({
    userId,
    record: `project-${project.id}`,
    detail: project,
    section: 'project',
    fields: projectFields,
    fieldOfWire,
    read: readProject,
    send: async (body) => {
      const { conflicts, ...detail } = await sendProjectChange(project.id, body);
      return { detail, conflicts };
    },
    remember: (detail) => rememberProject(client, detail),
  });
}
