import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { grouped, type SearchOption } from './match-options.ts';
import classes from './option-search.module.css';
import type { OptionSearchState } from './use-option-search.ts';

interface OptionListProps {
  search: OptionSearchState;
  label: string;
  query: string;
  chosen: readonly number[];
  onPick: (option: SearchOption) => void;
  /** Several may be chosen, and those chosen already say so. */
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
  const row = useRef<HTMLDivElement>(null);
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
      <span>{option.name}</span>
      {option.detail && <small>{option.detail}</small>}
      {option.count && <small className={classes.count}>{option.count}</small>}
      {isChosen && <Check size={16} aria-hidden />}
    </div>
  );
}

/** On a phone the keyboard takes the lower half: the line moves up, so that the list has the rest. */
function useRoomBelow(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isPhone = window.matchMedia('(max-width: 44rem)').matches;
    if (isOpen && isPhone) list.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return list;
}

/** What can be chosen, under the line that is typed in. */
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
