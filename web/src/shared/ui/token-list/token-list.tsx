import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SearchOption } from '../option-search/match-options.ts';
import { OptionList, useOptionSearch } from '../option-search/option-search.tsx';
import '../form-i18n.ts';
import classes from './token-list.module.css';

interface TokenSearchProps {
  label: string;
  options: readonly SearchOption[];
  chosen: readonly number[];
  onPick: (id: number) => void;
  onClose: (isByKey: boolean) => void;
}

/** Stays open, to pick several entries. */
function TokenSearch({ label, options, chosen, onPick, onClose }: TokenSearchProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ id }: SearchOption) => {
    onPick(id);
    setQuery('');
    input.current?.focus();
  };
  const search = useOptionSearch({ options, query, onPick: pick });
  const { open } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when it mounts.
  useEffect(() => {
    input.current?.focus();
    open();
  }, []);
  return (
    <div className={classes.search}>
      <input
        {...search.input}
        ref={input}
        className={classes.input}
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

interface TokenListProps {
  label: string;
  /** The text of the button that opens the list. */
  add: string;
  options: readonly SearchOption[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  most: number;
  disabled: boolean;
  /** Inside a token, after its name. */
  more?: (option: SearchOption) => ReactNode;
}

/** Chosen entries of a long list, each with a button that removes it, and a search for more. */
export function TokenList({ label, add, options, chosen, onToggle, most, disabled, more }: TokenListProps) {
  const { t } = useTranslation('formControls');
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const byId = new Map(options.map((option) => [option.id, option]));
  const isFull = chosen.length >= most;
  const toggle = (id: number) => {
    if (chosen.includes(id) || !isFull) onToggle(id);
  };
  return (
    <div className={classes.place}>
      <ul className={classes.tokens} aria-label={t('search.chosen', { label })}>
        {chosen.map((id) => {
          const option = byId.get(id) ?? { id, name: t('search.unknown') };
          return (
            <li key={id} className={classes.token}>
              {option.name}
              {more?.(option)}
              {!disabled && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('search.remove', { name: option.name })}
                  onClick={() => {
                    onToggle(id);
                    addButton.current?.focus();
                  }}
                >
                  <X size={13} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
        {!disabled && (
          <li>
            <button
              ref={addButton}
              type="button"
              className={classes.add}
              aria-label={add}
              aria-expanded={isAdding}
              disabled={isFull}
              onClick={() => setIsAdding(!isAdding)}
            >
              <Plus size={14} aria-hidden />
            </button>
          </li>
        )}
      </ul>
      {isAdding && (
        <TokenSearch
          label={add}
          options={options}
          chosen={chosen}
          onPick={toggle}
          onClose={(isByKey) => {
            setIsAdding(false);
            if (isByKey) addButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}
