import type { MasterData } from '@callboard/contract/site/reference';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../../../../shared/lib/live-filters.ts';
import { matchOptions, type SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import classes from '../../../../shared/ui/search-filters/check-row.module.css';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import { type Counts, countById } from '../model/counts.ts';
import { type Editor, sameProps } from '../model/filter-changes.ts';
import { type ListFilter, optionsOf } from '../model/list-filters.ts';
import { useFirstOrder } from '../model/use-first-order.ts';

interface CheckListProps {
  filter: ListFilter;
  title: string;
  lists: MasterData;
  chosen: readonly number[] | undefined;
  counts: Counts | undefined;
  editor: Editor;
  /** How many are shown before "more". */
  top: number;
}

const noIds: readonly number[] = [];

/** Lists this short are shown completely, in their own order. */
const shortListLength = 9;
/** The rest is found by typing. */
const maxShown = 40;

/** Entries that were chosen stay where they are when they no longer are. */
function useEverChosen(chosen: readonly number[]): ReadonlySet<number> {
  const ever = useRef<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    ever.current = new Set([...ever.current, ...chosen]);
    return ever.current;
  }, [chosen]);
}

function useShown(
  { filter, lists, chosen = noIds, counts, top }: CheckListProps,
  isOpen: boolean,
  query: string,
) {
  const all = optionsOf(lists, filter);
  const isShort = all.length <= shortListLength;
  const ordered = useFirstOrder(all, isShort ? undefined : counts);
  const everChosen = useEverChosen(chosen);
  const shown = useMemo(() => {
    if (isShort) return ordered;
    if (isOpen) return matchOptions(ordered, query).slice(0, maxShown);
    const first = new Set(ordered.slice(0, top));
    return ordered.filter((option) => first.has(option) || everChosen.has(option.id));
  }, [ordered, isShort, isOpen, query, top, everChosen]);
  return { shown, left: isShort ? 0 : all.length - shown.length, isShort };
}

/** Checkboxes for the most frequent entries, the others behind a search. */
export const CheckList = memo(function CheckList(props: CheckListProps) {
  const { filter, title, chosen = [], counts, editor } = props;
  const { t } = useTranslation('talentFilters');
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { shown, left, isShort } = useShown(props, useDeferredValue(isOpen), useDeferredValue(query));
  const countsById = useMemo(() => countById(counts), [counts]);
  const latest = useRef(chosen);
  latest.current = chosen;
  const toggle = useCallback(
    (id: number) => editor.change({ [filter]: toggled(latest.current, [id]) }),
    [editor, filter],
  );
  const row = ({ id, name }: SearchOption) => (
    <CheckRow
      key={id}
      id={id}
      name={name}
      isOn={chosen.includes(id)}
      count={counts && (countsById.get(id) ?? 0)}
      onToggle={toggle}
    />
  );
  return (
    <>
      {isOpen && (
        <input
          type="search"
          className={classes.search}
          aria-label={t('searchIn', { group: title })}
          placeholder={t('searchIn', { group: title })}
          value={query}
          // biome-ignore lint/a11y/noAutofocus: opening the full list means searching in it.
          autoFocus
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <div className={isOpen ? classes.openList : undefined}>{shown.map(row)}</div>
      {isOpen && shown.length === 0 && <p className={classes.none}>{t('noResults', { query })}</p>}
      {!isShort && (isOpen || left > 0) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('fewerOf', { group: title }) : t('moreOf', { count: left, group: title })}
          onClick={() => {
            setIsOpen(!isOpen);
            setQuery('');
          }}
        >
          {isOpen ? t('fewer') : t('more', { count: left })}
        </button>
      )}
    </>
  );
}, sameProps);
