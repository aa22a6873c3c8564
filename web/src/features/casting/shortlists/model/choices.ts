import { rightsOfRole } from '@callboard/contract/casting/project-values';
import type { ShortlistsOfProject } from '@callboard/contract/casting/shortlists';

export interface ListedTalent {
  readonly user_id: number;
  readonly name: string;
  readonly image: string | null;
}

/** A character to shortlist for, and which of the talents are on its list already. */
export interface Choice {
  readonly id: number;
  readonly projectId: number;
  readonly name: string;
  readonly listed: number;
  readonly present: readonly ListedTalent[];
  readonly missing: readonly ListedTalent[];
}

export interface ProjectChoices {
  readonly id: number;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What the reader may add to. Dropped characters are cast no more. */
export const toChoices = (
  projects: readonly ShortlistsOfProject[],
  talents: readonly ListedTalent[],
): ProjectChoices[] =>
  projects
    .filter(({ project }) => rightsOfRole[project.role].includes('edit'))
    .map(({ project: { id, title }, characters }) => ({
      id,
      title,
      choices: characters
        .filter(({ status }) => status !== 'dropped')
        .map((character) => {
          const isOn = ({ user_id }: ListedTalent) =>
            character.entries.some((entry) => entry.user_id === user_id);
          return {
            id: character.id,
            projectId: id,
            name: character.name,
            listed: character.entries.length,
            present: talents.filter(isOn),
            missing: talents.filter((talent) => !isOn(talent)),
          };
        }),
    }));

const matches = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

/** A project that is called so shows all its characters. */
export const searchChoices = (projects: readonly ProjectChoices[], query: string): ProjectChoices[] =>
  query === ''
    ? [...projects]
    : projects
        .map((project) =>
          matches(project.title, query)
            ? project
            : { ...project, choices: project.choices.filter(({ name }) => matches(name, query)) },
        )
        .filter((project) => project.choices.length > 0 || matches(project.title, query));

/** The project of a character comes first, otherwise those last shortlisted for. */
export const withCharacterFirst = (
  projects: readonly ProjectChoices[],
  characterId: number | undefined,
): ProjectChoices[] => {
  const isOf = ({ choices }: ProjectChoices) => choices.some(({ id }) => id === characterId);
  return projects.toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)));
};
