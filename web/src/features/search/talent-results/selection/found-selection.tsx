import { useMemo } from 'react';
import { SelectionLayer } from '../../../casting/talent-selection/index.ts';
import type { Searcher, TalentSearch } from '../../talent-search/index.ts';
import { compareThese } from '../compare/compare-store.ts';
import { type FoundTalent, isRecruiterCard, toSelected } from '../model/found-talent.ts';
import type { CastCharacter } from '../model/use-shortlist.ts';
import { walkOf } from '../model/use-walkable-search.ts';

export {
  isSelecting,
  SelectTick,
  selectOrSay,
  startChoosing,
} from '../../../casting/talent-selection/index.ts';

interface FoundSelectionProps {
  search: TalentSearch;
  searcher: Searcher;
  talents: readonly FoundTalent[];
  character: CastCharacter | undefined;
}

/** Those selected in this search, on whatever page. */
export function FoundSelection({ search, searcher, talents, character }: FoundSelectionProps) {
  const page = useMemo(() => talents.filter(isRecruiterCard).map(toSelected), [talents]);
  const { availableFrom: from, availableTo: to = from } = search.filters;
  return (
    <SelectionLayer
      list={walkOf(search)}
      page={page}
      character={character && { id: character.id, projectId: character.project_id }}
      days={character?.days ?? (from && to ? { from, to } : undefined)}
      isReadOnly={searcher.isFrozen}
      onCompare={compareThese}
    />
  );
}
