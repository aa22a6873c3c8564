import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { meantOption, type SearchOption, typedOptionId } from '../option-search/match-options.ts';
import classes from '../option-search/option-search.module.css';
import { OptionList, useOptionSearch } from '../option-search/option-search.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useTypedText } from './use-typed-text.ts';

/** Of a closed list: what was typed and not chosen yet, so that it can be kept elsewhere. */
export interface UnfinishedText {
  unfinished?: string | undefined;
  onUnfinished?: ((text: string) => void) | undefined;
}

export interface SearchSource {
  options: readonly SearchOption[];
  /** The options are those found for what is typed. Left out: all options are here. */
  isFound?: boolean | undefined;
  /** Names of chosen entries that are not among the options. */
  known?: readonly SearchOption[] | undefined;
  /** Called with what is typed. */
  onType?: ((text: string) => void) | undefined;
}

type FieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside' | 'isRequired'
>;

export interface SearchSelectProps extends FieldProps, SearchSource, UnfinishedText {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What stands for an entry that the list does not have. */
  text?: string | undefined;
  /** Left out: the list is closed, and other text waits in the field until an entry is chosen. */
  onText?: ((text: string) => void) | undefined;
}

/** The field's text: what is being typed, else what was typed before, else the name of the choice. */
function useSelectText(props: SearchSelectProps) {
  const { options, onType, value, onChange, onText, unfinished = '', onUnfinished } = props;
  const finish = () => {
    if (unfinished !== '') onUnfinished?.('');
  };
  /** A name counts as chosen. Other text is kept as it is. */
  const keep = (words: string): boolean => {
    const meant = meantOption(options, words, !onText);
    if (meant) {
      if (meant.id !== value) onChange(meant.id);
      finish();
    } else if (onText) onText(words);
    else onUnfinished?.(words);
    return meant !== undefined || onText !== undefined || onUnfinished !== undefined;
  };
  const [typed, setTyped] = useTypedText((words) => void keep(words));
  const show = (words: string | undefined) => {
    setTyped(words);
    onType?.(words ?? '');
  };
  return { typed, show, keep, finish, query: typed ?? unfinished };
}

/** A searchable select. */
export function SearchSelect(props: SearchSelectProps) {
  const { options, known = [], isFound, onType, value, onChange, text, onText, ...rest } = props;
  const { unfinished = '', onUnfinished, ...field } = rest;
  const { t } = useTranslation('formControls');
  const [isLeft, setIsLeft] = useState(false);
  const { typed, show, keep, finish, query } = useSelectText(props);
  const chosen = [...options, ...known].find(({ id }) => id === value);
  const pick = ({ id, name }: SearchOption) => {
    if (id === typedOptionId) onText?.(name);
    else onChange(id);
    finish();
    show(undefined);
    search.close();
  };
  const search = useOptionSearch({ options, query, onPick: pick, isFound, allowsText: onText !== undefined });

  const clear = () => {
    if (value !== null || text) onChange(null);
    finish();
  };
  const type = (words: string) => {
    show(words);
    setIsLeft(false);
    search.open();
    if (words === '') clear();
  };
  const leave = () => {
    const words = typed?.trim();
    if (!words || keep(words)) show(undefined);
    setIsLeft(true);
    search.close();
  };

  const isWaiting = !search.isOpen && (isLeft || typed === undefined) && query.trim() !== '';
  const hasValue = chosen !== undefined || Boolean(text) || query !== '';
  return (
    <div className={classes.place}>
      <TextField
        {...field}
        {...search.input}
        hint={text && typed === undefined ? t('search.typed') : field.hint}
        error={field.error ?? (isWaiting ? t('search.pick') : undefined)}
        value={typed ?? text ?? (unfinished || (chosen?.name ?? ''))}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        end={
          hasValue &&
          !field.disabled && (
            <ClearButton
              label={field.label}
              onClear={() => {
                clear();
                show(undefined);
              }}
            />
          )
        }
      />
      <OptionList
        search={search}
        label={field.label}
        query={query}
        chosen={value === null ? [] : [value]}
        onPick={pick}
      />
    </div>
  );
}

interface ClearButtonProps {
  label: string;
  onClear: () => void;
}

/** Empties the field without leaving it. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const { t } = useTranslation('formControls');
  return (
    <button
      type="button"
      className={classes.clear}
      aria-label={t('clearOf', { label })}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <X size={18} aria-hidden />
    </button>
  );
}
