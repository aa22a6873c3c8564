import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  hint?: string;
  clearLabel: string;
  longest: number;
  /** The search text. */
  value: string;
  /** `isFirst`: the first change since focus, which "back" undoes. */
  onSearch: (text: string, isFirst: boolean) => void;
  /** For pages with a shortcut key. */
  field?: RefObject<HTMLInputElement | null>;
  /** Focused when its dialog opens. */
  isFocusedFirst?: boolean;
}

/** The debounce of typing. */
const pause = 250;

/** Searches while it is typed. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, clearLabel, longest, value, onSearch, field, isFocusedFirst } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [typed, setTyped] = useState<string>();
  /** Since focus. */
  const searched = useRef(new Set<string>());
  const shown = typed ?? value;

  const search = (text: string) => {
    const asked = text.trim();
    if (asked === value) return;
    const isFirst = searched.current.size === 0;
    searched.current.add(asked);
    onSearch(asked, isFirst);
  };
  const searchLatest = useRef(search);
  useEffect(() => {
    searchLatest.current = search;
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => searchLatest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  // The search changed elsewhere, such as by "back".
  useEffect(() => {
    if (searched.current.has(value)) return;
    searched.current.clear();
    setTyped(undefined);
  }, [value]);

  const leave = () => {
    if (typed !== undefined) search(typed);
    setTyped(undefined);
    searched.current.clear();
  };
  return (
    <search className={classes.field}>
      <Search size={17} aria-hidden />
      <input
        ref={input}
        data-autofocus={isFocusedFirst || undefined}
        aria-label={label}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        placeholder={label}
        title={hint}
        value={shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(shown);
          if (event.key === 'Escape' && shown !== '') setTyped('');
        }}
        onBlur={leave}
      />
      {shown !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            setTyped(undefined);
            onSearch('', true);
            input.current?.focus();
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
