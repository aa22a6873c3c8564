import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { contextFilters, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { readSearch } from '../../talent-search/index.ts';
import { changed, keyOf } from './change.ts';

const withoutContext = (filters: TalentFilters): TalentFilters =>
  changed(filters, Object.fromEntries(contextFilters.map((name) => [name, undefined])));

const read = new WeakMap<OwnCharacter, TalentFilters>();

/** What a character asks for, as filters that can be set. Read once: it is looked at with every press. */
function askedBy(character: OwnCharacter): TalentFilters {
  const known = read.get(character);
  if (known) return known;
  const asked = withoutContext(readSearch(new URLSearchParams(character.filters)).filters);
  read.set(character, asked);
  return asked;
}

/** The search for a character, with what it asks for and nothing else. */
export const takenOver = (filters: TalentFilters, character: OwnCharacter): TalentFilters =>
  changed(askedBy(character), { characterId: character.id, recruiterId: filters.recruiterId });

/** The character changes; what is set stays, and an empty search takes over what the character asks for. */
export function castFor(filters: TalentFilters, character: OwnCharacter | undefined): TalentFilters {
  if (!character) return changed(filters, { characterId: undefined });
  if (setGroups(filters).length === 0) return takenOver(filters, character);
  return changed(filters, { characterId: character.id, similarTo: undefined });
}

/** Something is asked for that is not set as it asks. */
export const offersMore = (filters: TalentFilters, character: OwnCharacter): boolean => {
  const asked = askedBy(character);
  return setGroups(asked).length > 0 && keyOf(asked) !== keyOf(withoutContext(filters));
};
