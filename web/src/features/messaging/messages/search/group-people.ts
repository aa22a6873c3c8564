import type { FoundPerson } from '../api.ts';

export interface Connection {
  readonly project: FoundPerson['project'];
  readonly characterName: string | null;
  readonly appId: number | null;
}

export interface PersonWithConnections {
  readonly person: FoundPerson['person'];
  readonly connections: readonly Connection[];
}

/** Lists each person once, with all their projects. */
export function groupPeople(found: readonly FoundPerson[]): PersonWithConnections[] {
  const groups = new Map<number, { person: FoundPerson['person']; connections: Connection[] }>();
  for (const { person, project, character_name: characterName, appId } of found) {
    const group = groups.get(person.user_id) ?? { person, connections: [] };
    group.connections.push({ project, characterName, appId });
    groups.set(person.user_id, group);
  }
  return [...groups.values()];
}
