import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import '../../../../shared/ui/form-i18n.ts';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import { OptionList, useOptionSearch } from '../../../../shared/ui/option-search/option-search.tsx';
import { byCount, type Counts, countById } from '../model/counts.ts';
import lines from './check-list.module.css';
import classes from './tokens.module.css';

interface TokenSearchProps {
  label: string;
  options: readonly SearchOption[];
  chosen: readonly number[];
  counts: Counts | undefined;
  onPick: (id: number) => void;
  onClose: (isByKey: boolean) => void;
}

/** A screen of them; who looks for another types its name. */
const mostShown = 12;

/** The most frequent first, with how many there are. */
function useCounted(options: readonly SearchOption[], counts: Counts | undefined): readonly SearchOption[] {
  return useMemo(() => {
    if (!counts) return options;
    const known = countById(counts);
    return byCount(options, counts).map((option) => ({
      ...option,
      count: formatCount(known.get(option.id) ?? 0),
    }));
  }, [options, counts]);
}

/** A line to type in, and what fits under it. Stays open for the next one. */
export function TokenSearch({ label, options, chosen, counts, onPick, onClose }: TokenSearchProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const counted = useCounted(options, counts);
  const pick = ({ id }: SearchOption) => {
    onPick(id);
    setQuery('');
    search.restart();
  };
  const search = useOptionSearch({ options: counted, query, onPick: pick, most: mostShown });
  const { open } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when it is asked for.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // The line is there at once; what can be chosen follows.
    startTransition(open);
  }, []);
  const { isOpen } = search;
  useEffect(() => {
    if (isOpen) input.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={classes.search}>
      <input
        {...search.input}
        ref={input}
        className={lines.search}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          search.open();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return search.input.onKeyDown(event);
          event.preventDefault();
          event.stopPropagation();
          onClose(true);
        }}
        onBlur={() => onClose(false)}
      />
      <OptionList search={search} label={label} query={query} chosen={chosen} onPick={pick} isMultiple />
    </div>
  );
}
