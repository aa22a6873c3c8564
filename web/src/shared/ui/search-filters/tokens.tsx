import './i18n.ts';
import { Plus, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SearchOption } from '../option-search/match-options.ts';
import { OptionList, useOptionSearch } from '../option-search/option-search.tsx';
import lines from './check-row.module.css';
import classes from './tokens.module.css';

interface TokenSearchProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  options: readonly SearchOption[];
  /** The options are those found for what is typed. */
  isFound: boolean;
  chosen: readonly number[];
  onPick: (id: number) => void;
  onClose: (isByKey: boolean) => void;
}

/** The rest is found by typing. */
const maxShown = 12;

/** Stays open, to pick several entries. */
export function TokenSearch(props: TokenSearchProps) {
  const { label, query, onQuery, options, isFound, chosen, onPick, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The list stays as it is. What was typed is selected, so typing on replaces it. */
  const pick = ({ id }: SearchOption) => {
    onPick(id);
    input.current?.select();
  };
  const search = useOptionSearch({ options, query, onPick: pick, most: maxShown, isFound });
  const { open } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when it mounts.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // Renders the field first, then the options.
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
          onQuery(event.currentTarget.value);
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

interface TokenProps {
  name: string;
  onRemove: () => void;
}

/** One chosen entry; clicking removes it. */
export function Token({ name, onRemove }: TokenProps) {
  const { t } = useTranslation('searchFilters');
  return (
    <li>
      <button
        type="button"
        className={classes.token}
        aria-label={t('tokens.remove', { name })}
        onClick={onRemove}
      >
        {name}
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}

/** The chosen entries of a group, and what can be added. */
export function Tokens({ group, children }: { group: string; children: ReactNode }) {
  const { t } = useTranslation('searchFilters');
  return (
    <ul className={classes.tokens} aria-label={t('tokens.chosen', { group })}>
      {children}
    </ul>
  );
}

/** Among the tokens: adds an entry, or opens the search for one. */
export function AddToken({ children, ...button }: ComponentProps<'button'>) {
  return (
    <li>
      <button {...button} type="button" className={classes.add}>
        <Plus size={13} aria-hidden /> {children}
      </button>
    </li>
  );
}
