import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { matchOptions, type SearchOption } from './match-options.ts';

interface OptionSearch {
  readonly options: readonly SearchOption[];
  readonly query: string;
  readonly onPick: (option: SearchOption) => void;
  /** How many are shown at most: of a long list the rest is typed for. */
  readonly most?: number;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The keys of a list that opens under a line: arrows move, Enter takes, Escape closes. */
export function useOptionSearch({ options, query, onPick, most }: OptionSearch) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = useMemo(() => matchOptions(options, query).slice(0, most), [options, query, most]);
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
      // The dialog around it stays open.
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
    /** Back to the first, as what is typed has changed. */
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

export type OptionSearchState = ReturnType<typeof useOptionSearch>;
