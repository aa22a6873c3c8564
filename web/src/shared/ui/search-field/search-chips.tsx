import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../form-i18n.ts';
import { meantOption, type SearchOption, typedOptionId } from '../option-search/match-options.ts';
import classes from '../option-search/option-search.module.css';
import { OptionList, useOptionSearch } from '../option-search/option-search.tsx';
import field from '../text-field/text-field.module.css';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { ClearButton, type SearchSource, type UnfinishedText } from './search-select.tsx';
import { useTypedText } from './use-typed-text.ts';

export interface SearchChipsProps
  extends SearchSource,
    UnfinishedText,
    Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside' | 'isRequired'> {
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** What stands for entries that the list does not have. */
  texts?: readonly string[];
  /** Left out: the list is closed, and other text waits in the field until an entry is chosen. */
  onTexts?: (texts: string[]) => void;
  most: number;
}

interface ChosenProps {
  label: string;
  options: readonly SearchOption[];
  onRemove: ((option: SearchOption) => void) | undefined;
}

function Chosen({ label, options, onRemove }: ChosenProps) {
  const { t } = useTranslation('formControls');
  if (options.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={t('search.chosen', { label })}>
      {options.map((option) => (
        <li
          key={`${option.id} ${option.name}`}
          className={classes.chip}
          data-still={onRemove ? undefined : true}
        >
          {option.name}
          {onRemove && (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('search.remove', { name: option.name })}
              onClick={() => onRemove(option)}
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The entries and texts that are chosen, and how each is added and removed. */
function useChosen({ options, known = [], value, onChange, texts = [], onTexts, most }: SearchChipsProps) {
  const byId = new Map([...known, ...options].map((option) => [option.id, option]));
  const chosen = [
    ...value.flatMap((id) => byId.get(id) ?? []),
    ...texts.map((name) => ({ id: typedOptionId, name })),
  ];
  const isFull = value.length + texts.length >= most;
  const has = ({ id, name }: SearchOption) =>
    id === typedOptionId ? texts.includes(name) : value.includes(id);
  const add = ({ id, name }: SearchOption) => {
    if (id === typedOptionId) onTexts?.([...texts, name]);
    else onChange([...value, id]);
  };
  const remove = ({ id, name }: SearchOption) => {
    if (id === typedOptionId) onTexts?.(texts.filter((text) => text !== name));
    else onChange(value.filter((other) => other !== id));
  };
  return { chosen, isFull, has, add, remove };
}

/** The text of the field, and what becomes of it. */
function useChipsText(props: SearchChipsProps, { isFull, has, add }: ReturnType<typeof useChosen>) {
  const { options, onType, onTexts, unfinished = '', onUnfinished } = props;
  const finish = () => {
    if (unfinished !== '') onUnfinished?.('');
  };
  /** A name counts as chosen, and what an open list does not have as typed. */
  const keep = (words: string): boolean => {
    const meant = meantOption(options, words, !onTexts);
    const option = meant ?? (onTexts && { id: typedOptionId, name: words });
    if (!option || (isFull && !has(option))) {
      onUnfinished?.(words);
      return onUnfinished !== undefined;
    }
    if (!has(option)) add(option);
    finish();
    return true;
  };
  const [typed, setTyped] = useTypedText((words) => void keep(words));
  const show = (words: string | undefined) => {
    setTyped(words);
    onType?.(words ?? '');
    if (words === '') finish();
  };
  return { typed, show, keep, query: typed ?? unfinished };
}

/** A multi-select: typed, chosen with Enter or a tap, shown as removable chips. */
export function SearchChips(props: SearchChipsProps) {
  const { options, known, isFound, onType, value, onChange, texts, onTexts, most, ...rest } = props;
  const { unfinished, onUnfinished, ...line } = rest;
  const { t } = useTranslation('formControls');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choice = useChosen(props);
  const { chosen, isFull, has, add } = choice;
  const { typed, show, keep, query } = useChipsText(props, choice);

  const remove = (option: SearchOption) => {
    choice.remove(option);
    setSaid(t('search.removed', { name: option.name }));
    input.current?.focus();
  };
  const pick = (option: SearchOption) => {
    if (has(option)) {
      show('');
      return remove(option);
    }
    if (isFull) return;
    show('');
    add(option);
    setSaid(t('search.added', { name: option.name }));
    search.restart();
  };
  const allowsText = onTexts !== undefined;
  const search = useOptionSearch({ options, query, onPick: pick, isFound, allowsText });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last);
    else search.input.onKeyDown(event);
  };
  const leave = () => {
    const words = typed?.trim();
    if (!words || keep(words)) show(undefined);
    search.close();
  };
  const isWaiting = !search.isOpen && query.trim() !== '' && !allowsText;

  return (
    <div className={field.field}>
      <div className={classes.place}>
        <TextField
          {...line}
          {...search.input}
          ref={input}
          hint={isFull ? t('search.full', { most }) : line.hint}
          error={line.error ?? (isWaiting ? t('search.pick') : undefined)}
          value={query}
          onKeyDown={onKeyDown}
          onBlur={leave}
          onChange={(event) => {
            show(event.currentTarget.value);
            search.open();
          }}
          end={isWaiting && !line.disabled && <ClearButton label={line.label} onClear={() => show('')} />}
        />
        <OptionList
          search={search}
          label={line.label}
          query={query}
          chosen={value}
          onPick={pick}
          isMultiple
        />
      </div>
      <Chosen label={line.label} options={chosen} onRemove={line.disabled ? undefined : remove} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
