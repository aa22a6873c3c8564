import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { readFilters, toFilterQuery } from '@callboard/contract/search/filter-address';
import {
  type FilterGroup,
  filterGroups,
  setGroups,
  withoutGroup,
} from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';

const only = (filters: TalentFilters, group: FilterGroup): TalentFilters =>
  Object.fromEntries(
    filterGroups[group].flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  );

const isSame = (one: TalentFilters, other: TalentFilters, group: FilterGroup) =>
  JSON.stringify(toFilterQuery(only(one, group))) === JSON.stringify(toFilterQuery(only(other, group)));

const withGroup = (filters: TalentFilters, from: TalentFilters, group: FilterGroup): TalentFilters => ({
  // Without a unit that was left behind.
  ...withoutGroup(filters, group),
  ...only(from, group),
});

/**
 * Takes back what the character before had set and nobody has changed since, then sets what the next one needs.
 * A filter that somebody set or changed stays as it is.
 */
export function replaceCharacterFilters(
  current: TalentFilters,
  previous: TalentFilters,
  next: TalentFilters,
): TalentFilters {
  const own = setGroups(previous)
    .filter((group) => isSame(current, previous, group))
    .reduce(withoutGroup, current);
  const taken = setGroups(own);
  return setGroups(next)
    .filter((group) => !taken.includes(group))
    .reduce((filters, group) => withGroup(filters, next, group), own);
}

type Castable = Pick<OwnCharacter, 'id' | 'filters'>;

/** What the character must have. */
export const mustsOf = (character: Castable | undefined): TalentFilters =>
  character ? readFilters(character.filters) : {};

/** The same search for another character, or for none. */
export function castFor(
  filters: TalentFilters,
  previous: Castable | undefined,
  next: Castable | undefined,
): TalentFilters {
  const { characterId: _, ...others } = replaceCharacterFilters(filters, mustsOf(previous), mustsOf(next));
  if (!next) return others;
  const { similarTo: __, ...rest } = others;
  return { ...rest, characterId: next.id };
}

/** Whether each must of the character is a filter. */
export const hasAllMusts = (filters: TalentFilters, character: Castable): boolean => {
  const musts = mustsOf(character);
  return setGroups(musts).every((group) => isSame(filters, musts, group));
};

/** With every must of the character, also where another filter was set. */
export const withAllMusts = (filters: TalentFilters, character: Castable): TalentFilters => {
  const musts = mustsOf(character);
  return setGroups(musts).reduce((changed, group) => withGroup(changed, musts, group), filters);
};
