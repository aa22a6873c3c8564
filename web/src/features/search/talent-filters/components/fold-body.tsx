import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useFacets } from '../api.ts';
import type { Counts } from '../model/counts.ts';
import type { Editor } from '../model/editor.ts';
import { type Control, type FoldName, facetsOfFold } from '../model/folds.ts';
import { readMeasure } from '../model/measures.ts';
import { CheckList } from './check-list.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FreeDays } from './free-days.tsx';
import { MeasureLine } from './measure-line.tsx';
import { TheatreYears } from './theatre-years.tsx';
import { TokenPicker } from './token-picker.tsx';
import { UnlockedChoice } from './unlocked-choice.tsx';
import { YesLine } from './yes-line.tsx';

export interface FoldBodyProps {
  name: FoldName;
  controls: readonly Control[];
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
}

type ControlViewProps = Omit<FoldBodyProps, 'name' | 'controls'> & {
  control: Control;
  facets: TalentCount['facets'] | undefined;
};

const top = 5;

function countsOf(facets: TalentCount['facets'] | undefined, filter: string): Counts | undefined {
  const found = Object.entries(facets ?? {}).find(([name]) => name === filter);
  return found?.[1];
}

function ControlView({ control, filters, lists, editor, facets }: ControlViewProps) {
  const { t } = useTranslation('talentFilters');
  switch (control.kind) {
    case 'days':
      return <FreeDays from={filters.availableFrom} to={filters.availableTo} editor={editor} />;
    case 'years':
      return <TheatreYears years={filters.theatre} editor={editor} />;
    case 'unlocked':
      return <UnlockedChoice unlocked={filters.unlocked} editor={editor} />;
    case 'yes':
      return <YesLine filter={control.filter} isOn={filters[control.filter] === true} editor={editor} />;
    case 'measure':
      return <MeasureLine group={control.filter} {...readMeasure(filters, control.filter)} editor={editor} />;
    default: {
      const { filter } = control;
      const title = t(`group.${filter}`);
      const shared = { title, lists, editor, counts: countsOf(facets, filter) };
      return (
        <FilterGroup title={title} note={t('anyOf')} isInner>
          {control.kind === 'tokens' ? (
            <TokenPicker {...shared} filter={control.filter} chosen={filters[filter]} />
          ) : (
            <CheckList {...shared} filter={filter} chosen={filters[filter]} top={top} />
          )}
        </FilterGroup>
      );
    }
  }
}

const keyOf = (control: Control) => ('filter' in control ? control.filter : control.kind);

/** What an opened part holds, with the numbers that are asked for only now. */
export function FoldBody({ name, controls, ...shared }: FoldBodyProps) {
  const facets = useFacets(shared.filters, facetsOfFold[name] ?? []);
  return controls.map((control) => (
    <ControlView key={keyOf(control)} {...shared} control={control} facets={facets} />
  ));
}
