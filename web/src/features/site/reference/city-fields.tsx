import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import '../../../shared/ui/form-i18n.ts';
import type { SearchOption } from '../../../shared/ui/option-search/match-options.ts';
import { SearchChips, type SearchChipsProps } from '../../../shared/ui/search-field/search-chips.tsx';
import { SearchSelect, type SearchSelectProps } from '../../../shared/ui/search-field/search-select.tsx';
import { useCityOptions } from './city-options.ts';
import { useCities, useLists } from './get-lists.ts';
import { cityOptions } from './options.ts';

/** A city of the list, or what was typed because the list does not have it. */
type CityEntry = number | string;

const isId = (entry: CityEntry | null): entry is number => typeof entry === 'number';
const isText = (entry: CityEntry): entry is string => typeof entry === 'string';

/** What a city field searches, with the names of the chosen cities. */
function useCitySource(chosen: readonly number[]) {
  const { t } = useTranslation('formControls');
  const [typed, setTyped] = useState('');
  const { data: lists } = useLists();
  const found = useCityOptions(typed);
  const [picked, setPicked] = useState<readonly SearchOption[]>([]);
  const pickedIds = picked.map(({ id }) => id);
  const named = useCities(
    chosen.filter((id) => !pickedIds.includes(id)),
    lists?.cities,
  );
  const known = useMemo(
    () => [
      ...picked,
      ...found.popular,
      ...(lists ? cityOptions({ cities: [...named], countries: lists.countries }) : []),
    ],
    [picked, found.popular, named, lists],
  );
  /** A city that was just chosen has a name before it is asked for. */
  const remember = (ids: readonly number[]) =>
    setPicked([...known, ...found.options].filter(({ id }) => ids.includes(id)));
  return {
    source: { options: found.options, isFound: found.isFound, known, onType: setTyped },
    hint: found.hasFailed ? t('search.unreachable') : undefined,
    remember,
  };
}

interface CitySelectProps
  extends Pick<
    SearchSelectProps,
    'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside' | 'isRequired'
  > {
  value: CityEntry | null;
  onChange: (value: CityEntry | null) => void;
}

/** One city: any in India of 20,000 people and more, and whatever is typed. */
export function CitySelect({ value, onChange, hint, ...field }: CitySelectProps) {
  const chosen = isId(value) ? value : null;
  const { source, hint: failed, remember } = useCitySource(chosen === null ? [] : [chosen]);
  return (
    <SearchSelect
      {...field}
      {...source}
      hint={failed ?? hint}
      value={chosen}
      text={typeof value === 'string' ? value : undefined}
      onChange={(id) => {
        if (id !== null) remember([id]);
        onChange(id);
      }}
      onText={onChange}
    />
  );
}

interface CityChipsProps
  extends Pick<
    SearchChipsProps,
    'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside' | 'isRequired'
  > {
  value: readonly CityEntry[];
  onChange: (value: CityEntry[]) => void;
  most: number;
}

/** Several cities. */
export function CityChips({ value, onChange, hint, ...field }: CityChipsProps) {
  const ids = value.filter(isId);
  const texts = value.filter(isText);
  const { source, hint: failed, remember } = useCitySource(ids);
  return (
    <SearchChips
      {...field}
      {...source}
      hint={failed ?? hint}
      value={ids}
      texts={texts}
      onChange={(next) => {
        remember(next);
        onChange([...next, ...texts]);
      }}
      onTexts={(next) => onChange([...ids, ...next])}
    />
  );
}
