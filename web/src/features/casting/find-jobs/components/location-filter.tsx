import type { MasterData } from '@callboard/contract/site/reference';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { toggled } from '../../../../shared/lib/live-filters.ts';
import { AddToken, Token, TokenSearch, Tokens } from '../../../../shared/ui/search-filters/tokens.tsx';
import { cityOptions, useCityOptions } from '../../../site/reference/index.ts';
import type { JobFilters } from '../model/job-filters.ts';

interface CitySearchProps {
  lists: MasterData;
  chosen: readonly number[];
  counts: ReadonlyMap<number | string, number> | undefined;
  onPick: (id: number) => void;
  onClose: (isByKey: boolean) => void;
}

/** Cities with jobs come first, with how many there are. */
function CitySearch({ lists, chosen, counts, onPick, onClose }: CitySearchProps) {
  const { t } = useTranslation('findJobs');
  const [query, setQuery] = useState('');
  const found = useCityOptions(query);
  const isSearched = query.trim() !== '';
  const options = (isSearched ? found.options : cityOptions(lists)).map((option) => {
    const count = counts?.get(option.id) ?? 0;
    return { ...option, count: formatCount(count), jobs: count };
  });
  const ordered = isSearched ? options : options.toSorted((one, other) => other.jobs - one.jobs);
  return (
    <TokenSearch
      label={t('addCity')}
      query={query}
      onQuery={setQuery}
      options={ordered}
      isFound={isSearched}
      chosen={chosen}
      onPick={onPick}
      onClose={onClose}
    />
  );
}

interface LocationFilterProps {
  filters: JobFilters;
  lists: MasterData;
  counts: ReadonlyMap<number | string, number> | undefined;
  change: (patch: JobFilters) => void;
}

export function LocationFilter({ filters, lists, counts, change }: LocationFilterProps) {
  const { t } = useTranslation('findJobs');
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const chosen = filters.location_id ?? [];
  const toggle = (id: number) => change({ location_id: toggled(chosen, [id]) });
  const remove = (patch: JobFilters) => {
    change(patch);
    addButton.current?.focus();
  };
  return (
    <>
      <Tokens group={t('group.location')}>
        {chosen.map((id) => (
          <Token
            key={id}
            name={lists.cities.find((city) => city.id === id)?.name ?? t('chip.unknown')}
            onRemove={() => remove({ location_id: toggled(chosen, [id]) })}
          />
        ))}
        {filters.remote ? (
          <Token name={t('remote')} onRemove={() => remove({ remote: undefined })} />
        ) : (
          <AddToken onClick={() => change({ remote: true })}>{t('remote')}</AddToken>
        )}
        <AddToken
          ref={addButton}
          aria-label={t('addCity')}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          {t('city')}
        </AddToken>
      </Tokens>
      {isAdding && (
        <CitySearch
          lists={lists}
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
}
