import { memo, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import '../../../../shared/ui/form-i18n.ts';
import { maxChoices } from '@callboard/contract/search/search-limits';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../../../../shared/lib/live-filters.ts';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import {
  AddToken,
  TokenSearch as Search,
  Token,
  Tokens,
} from '../../../../shared/ui/search-filters/tokens.tsx';
import { useCityOptions } from '../../../site/reference/index.ts';
import { type Counts, countById } from '../model/counts.ts';
import { type Editor, sameProps } from '../model/filter-changes.ts';
import type { TokenFilter } from '../model/filter-sections.ts';
import { isCityFilter, optionsOf } from '../model/list-filters.ts';
import { useFirstOrder } from '../model/use-first-order.ts';

interface TokenSearchProps {
  label: string;
  /** Cities are searched by the server; other lists are here. */
  isCity?: boolean;
  options: readonly SearchOption[];
  chosen: readonly number[];
  counts: Counts | undefined;
  onPick: (id: number) => void;
  onClose: (isByKey: boolean) => void;
}

/** Entries from here on were added by people; they are searched, and not counted beforehand. */
const firstAddedId = 500_000;

/** With how many match. Until something is typed, the most frequent come first. */
function useCounted(
  options: readonly SearchOption[],
  counts: Counts | undefined,
  isRanked: boolean,
): readonly SearchOption[] {
  const byFrequency = useFirstOrder(options, counts);
  const ordered = isRanked ? options : byFrequency;
  return useMemo(() => {
    if (!counts) return ordered;
    const countsById = countById(counts);
    return ordered.map((option) => {
      const count = countsById.get(option.id) ?? (option.id < firstAddedId ? 0 : undefined);
      return count === undefined ? option : { ...option, count: formatCount(count) };
    });
  }, [ordered, counts]);
}

/** Stays open, to pick several entries. */
export function TokenSearch({ isCity = false, options, counts, ...props }: TokenSearchProps) {
  const [query, setQuery] = useState('');
  const cities = useCityOptions(isCity ? query : '');
  const isSearched = isCity && query.trim() !== '';
  const counted = useCounted(isSearched ? cities.options : options, counts, isSearched);
  return <Search {...props} query={query} onQuery={setQuery} options={counted} isFound={isSearched} />;
}

interface TokenPickerProps {
  filter: TokenFilter;
  title: string;
  lists: MasterData;
  chosen: readonly number[] | undefined;
  counts?: Counts | undefined;
  editor: Editor;
  /** Open to travel, shown among the cities. */
  travels?: boolean | undefined;
  /** Called with the list that is open. */
  onAdding?: (filter: TokenFilter | undefined) => void;
}

/** The chosen entries of a long list, each with a remove button, and a search for more. */
export const TokenPicker = memo(function TokenPicker(props: TokenPickerProps) {
  const { filter, title, lists, chosen = [], counts, editor, travels, onAdding } = props;
  const { t } = useTranslation('talentFilters');
  const [isAdding, setIsOpen] = useState(false);
  /** While the list is open, what is picked shows in it. A growing row above would move it. */
  const [atOpening, setAtOpening] = useState<readonly number[]>([]);
  const setIsAdding = (isOpen: boolean) => {
    setAtOpening(chosen);
    setIsOpen(isOpen);
    onAdding?.(isOpen ? filter : undefined);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const options = optionsOf(lists, filter);
  const tokens = isAdding ? chosen.filter((id) => atOpening.includes(id)) : chosen;
  const byId = new Map(options.map((option) => [option.id, option]));
  const toggle = (id: number) => editor.change({ [filter]: toggled(chosen, [id]) });
  const remove = (change: () => void) => {
    change();
    addButton.current?.focus();
  };
  return (
    <>
      <Tokens group={title}>
        {tokens.map((id) => (
          <Token
            key={id}
            name={byId.get(id)?.name ?? t('chip.unknown')}
            onRemove={() => remove(() => toggle(id))}
          />
        ))}
        {travels && (
          <Token
            name={t('yes.openToTravel')}
            onRemove={() => remove(() => editor.change({ openToTravel: undefined }))}
          />
        )}
        {filter === 'location' && travels === undefined && (
          <AddToken aria-label={t('yes.openToTravel')} onClick={() => editor.change({ openToTravel: true })}>
            {t('yes.openToTravel')}
          </AddToken>
        )}
        <AddToken
          ref={addButton}
          aria-expanded={isAdding}
          disabled={chosen.length >= maxChoices}
          onClick={() => setIsAdding(!isAdding)}
        >
          {t(`add.${filter}`)}
        </AddToken>
      </Tokens>
      {isAdding && (
        <TokenSearch
          label={t('addTo', { group: title })}
          isCity={isCityFilter(filter)}
          options={options}
          chosen={chosen}
          counts={counts}
          onPick={toggle}
          onClose={(isByKey) => {
            setIsAdding(false);
            if (isByKey) addButton.current?.focus();
          }}
        />
      )}
    </>
  );
}, sameProps);
