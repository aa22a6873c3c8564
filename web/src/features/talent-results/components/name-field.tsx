import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from '../model/use-page-keys.ts';
import classes from './name-field.module.css';

interface NameFieldProps {
  /** The name that is searched for. */
  value: string;
  /** `isFirst`: the first change since the field was entered, which back undoes. */
  onSearch: (name: string, isFirst: boolean) => void;
}

/** Long enough for the next letter, short enough to feel at once. */
const pause = 250;
const longest = 80;

/** Finds by name while it is typed. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const { t } = useTranslation('talentResults');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const hasSearched = useRef(false);
  const shown = typed ?? value;
  usePageKeys({ '/': () => input.current?.focus() });

  const search = (name: string) => {
    if (name.trim() === value) return;
    onSearch(name.trim(), !hasSearched.current);
    hasSearched.current = true;
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

  const leave = () => {
    if (typed !== undefined) search(typed);
    setTyped(undefined);
    hasSearched.current = false;
  };
  return (
    <search className={classes.field}>
      <Search size={17} aria-hidden />
      <input
        ref={input}
        aria-label={t('name.label')}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        placeholder={t('name.label')}
        title={t('name.hint')}
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
          aria-label={t('name.clear')}
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
