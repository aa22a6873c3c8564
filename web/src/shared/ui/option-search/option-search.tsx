import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { grouped, isNamed, matchOptions, type SearchOption, typedOptionId } from './match-options.ts';
import classes from './option-search.module.css';

interface OptionSearch {
  readonly options: readonly SearchOption[];
  readonly query: string;
  readonly onPick: (option: SearchOption) => void;
  /** The most options shown; typing finds the rest. */
  readonly most?: number | undefined;
  /** The options are those found for this text, best first. */
  readonly isFound?: boolean | undefined;
  /** What is missing can be typed: the last entry stands for the text itself. */
  readonly allowsText?: boolean | undefined;
}

const shortestText = 2;

function listed({ options, query, most, isFound, allowsText }: Omit<OptionSearch, 'onPick'>) {
  const found = (isFound ? options : matchOptions(options, query)).slice(0, most);
  const text = query.trim();
  const isNew = text.length >= shortestText && !found.some((option) => isNamed(option, text));
  return allowsText && isNew ? [...found, { id: typedOptionId, name: text }] : found;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Listbox keys: arrows move, Enter selects, Escape closes. */
export function useOptionSearch({ options, query, onPick, most, isFound, allowsText }: OptionSearch) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = useMemo(
    () => listed({ options, query, most, isFound, allowsText }),
    [options, query, most, isFound, allowsText],
  );
  const current = Math.min(active, matches.length - 1);
  const activeOption = isOpen ? matches[current] : undefined;
  const optionId = ({ id }: SearchOption) => `${listId}-${id}`;

  const open = () => {
    setIsOpen(true);
    setActive(0);
  };
  const close = () => setIsOpen(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive(Math.max(0, Math.min(matches.length - 1, current + move)));
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      onPick(activeOption);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      close();
    }
  };

  return {
    isOpen,
    open,
    close,
    matches,
    activeOption,
    listId,
    optionId,
    /** Back to the first option after the text changed. */
    restart: () => setActive(0),
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeOption && optionId(activeOption),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
      onClick: open,
    },
  } as const;
}

type OptionSearchState = ReturnType<typeof useOptionSearch>;

interface OptionListProps {
  search: OptionSearchState;
  label: string;
  query: string;
  chosen: readonly number[];
  onPick: (option: SearchOption) => void;
  /** Several can be chosen. */
  isMultiple?: boolean;
}

interface RowProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  isChosen: boolean;
  onPick: (option: SearchOption) => void;
}

function Row({ id, option, isActive, isChosen, onPick }: RowProps) {
  const { t } = useTranslation('formControls');
  const row = useRef<HTMLDivElement>(null);
  const isTyped = option.id === typedOptionId;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: it is named by aria-activedescendant of the line.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
    >
      <span>{isTyped ? t('search.use', { text: option.name }) : option.name}</span>
      {isTyped && <small>{t('search.useHint')}</small>}
      {option.detail && <small>{option.detail}</small>}
      {option.count && <small className={classes.count}>{option.count}</small>}
      {isChosen && <Check size={16} aria-hidden />}
    </div>
  );
}

/** On a phone the keyboard covers the lower half, so the input moves to the top. */
function useRoomBelow(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isPhone = window.matchMedia('(max-width: 44rem)').matches;
    if (isOpen && isPhone) list.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return list;
}

/** The listbox under the input. */
export function OptionList({ search, label, query, chosen, onPick, isMultiple = false }: OptionListProps) {
  const { t } = useTranslation('formControls');
  const list = useRoomBelow(search.isOpen);
  if (!search.isOpen) return null;
  if (search.matches.length === 0) {
    return (
      <p className={classes.none} role="status">
        {t('search.none', { query: query.trim() })}
      </p>
    );
  }
  const rows = (options: readonly SearchOption[]) =>
    options.map((option) => (
      <Row
        key={option.id}
        id={search.optionId(option)}
        option={option}
        isActive={option === search.activeOption}
        isChosen={chosen.includes(option.id)}
        onPick={onPick}
      />
    ));
  const groups =
    query.trim() === '' ? grouped(search.matches) : [{ name: undefined, options: search.matches }];
  return (
    <div
      ref={list}
      className={classes.list}
      role="listbox"
      id={search.listId}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
        <div key={group.name ?? ''} className={classes.group} role="group" aria-label={group.name}>
          {group.name && (
            <div className={classes.groupName} aria-hidden>
              {group.name}
            </div>
          )}
          {rows(group.options)}
        </div>
      ))}
    </div>
  );
}
