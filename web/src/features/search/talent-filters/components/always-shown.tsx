import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { MasterData } from '@callboard/contract/site/reference';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useFacets } from '../api.ts';
import type { Editor } from '../model/editor.ts';
import type { TokenFilter } from '../model/folds.ts';
import { readMeasure } from '../model/measures.ts';
import type { Searcher } from '../model/use-searcher.ts';
import { CheckList } from './check-list.tsx';
import { FilterGroup } from './filter-group.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { HeightRange } from './height-range.tsx';
import { PlayingAge } from './playing-age.tsx';
import { TokenPicker } from './token-picker.tsx';

interface AlwaysShownProps {
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
  facets: TalentCount['facets'] | undefined;
  kind: Searcher['kind'];
}

const languagesInSight = 4;

/** What nearly every search begins with. */
export function AlwaysShown({ filters, lists, editor, facets, kind }: AlwaysShownProps) {
  const { t } = useTranslation('talentFilters');
  const [adding, setAdding] = useState<'location' | 'skills'>();
  const onAdding = useCallback(
    (filter: TokenFilter | undefined) =>
      setAdding(filter === 'location' || filter === 'skills' ? filter : undefined),
    [],
  );
  // Hundreds of cities and skills are counted for whoever looks for one.
  const offered = useFacets(filters, adding ? [adding] : []);
  const shared = { lists, editor };
  return (
    <>
      <FilterGroup title={t('group.gender')}>
        <GenderChoice {...shared} chosen={filters.gender} />
      </FilterGroup>
      <FilterGroup title={t('group.age')}>
        <PlayingAge least={filters.minAge} most={filters.maxAge} counts={facets?.age} editor={editor} />
      </FilterGroup>
      <FilterGroup title={t('group.location')}>
        <TokenPicker
          {...shared}
          filter="location"
          title={t('group.location')}
          chosen={filters.location}
          counts={offered?.location}
          onAdding={onAdding}
          travels={filters.openToTravel}
        />
      </FilterGroup>
      <FilterGroup title={t('group.language')} note={t('anyOf')}>
        <CheckList
          {...shared}
          filter="language"
          title={t('group.language')}
          chosen={filters.language}
          counts={facets?.language}
          top={languagesInSight}
        />
      </FilterGroup>
      <FilterGroup title={t('group.skills')}>
        <TokenPicker
          {...shared}
          filter="skills"
          title={t('group.skills')}
          chosen={filters.skills}
          counts={offered?.skills}
          onAdding={onAdding}
        />
      </FilterGroup>
      {kind === 'recruiter' && (
        <HeightRange {...readMeasure(filters, 'height')} counts={facets?.height} editor={editor} />
      )}
    </>
  );
}
