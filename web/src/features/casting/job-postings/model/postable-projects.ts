import { rightsOfRole } from '@callboard/contract/casting/project-values';
import { useMemo } from 'react';
import { useOwnCharacters } from '../../characters/index.ts';
import { useOwnProjects } from '../../projects/index.ts';

export interface PostableProject {
  readonly id: number;
  readonly name: string;
}

interface PostableProjects {
  readonly projects: readonly PostableProject[];
  /** Everything is loaded, so none are left out. */
  readonly isComplete: boolean;
}

/** Projects that are not closed and that the reader may change, those with characters and the latest others. */
export function usePostableProjects(): PostableProjects {
  const { data: characters } = useOwnCharacters();
  const { data: latest } = useOwnProjects();
  return useMemo(() => {
    const all = [
      ...(characters ?? []).map(({ project_id: id, project_title: name, role }) => ({ id, name, role })),
      ...(latest?.results ?? []).map(({ id, title: name, role }) => ({ id, name, role })),
    ];
    const mine = all.filter(({ role }) => rightsOfRole[role].includes('edit'));
    const byId = new Map(mine.map(({ id, name }) => [id, { id, name }]));
    return {
      projects: [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
      isComplete: characters !== undefined && latest !== undefined,
    };
  }, [characters, latest]);
}
