import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { isNamed, type SearchOption, typedOptionId } from './match-options.ts';
import classes from './option-search.module.css';
import { OptionList, useOptionSearch } from './option-search.tsx';
import { useTypedText } from './use-typed-text.ts';

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

export interface SearchSelectProps extends FieldProps, SearchSource {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What stands for an entry that the list does not have. */
  text?: string | undefined;
  /** Left out: the list is closed, and other text waits in the field until an entry is chosen. */
  onText?: ((text: string) => void) | undefined;
}

/** A searchable select. */
export function SearchSelect(props: SearchSelectProps) {
  const { options, known = [], isFound, onType, value, onChange, text, onText, ...field } = props;
  const { t } = useTranslation('formControls');
  const [isLeft, setIsLeft] = useState(false);
  /** A fully typed name counts as chosen. Other text is kept as it is. */
  const keep = (words: string) => {
    const meant = options.find((option) => isNamed(option, words));
    if (meant) {
      if (meant.id !== value) onChange(meant.id);
    } else onText?.(words);
    return meant !== undefined || onText !== undefined;
  };
  const [typed, setTyped] = useTypedText((words) => void keep(words));
  const chosen = [...options, ...known].find(({ id }) => id === value);
  const show = (words: string | undefined) => {
    setTyped(words);
    onType?.(words ?? '');
  };
  const pick = ({ id, name }: SearchOption) => {
    if (id === typedOptionId) onText?.(name);
    else onChange(id);
    show(undefined);
    search.close();
  };
  const allowsText = onText !== undefined;
  const search = useOptionSearch({ options, query: typed ?? '', onPick: pick, isFound, allowsText });

  const type = (words: string) => {
    show(words);
    setIsLeft(false);
    search.open();
    if (words === '' && (value !== null || text)) onChange(null);
  };
  const leave = () => {
    const words = typed?.trim();
    if (!words || keep(words)) show(undefined);
    setIsLeft(true);
    search.close();
  };
  const clear = () => {
    onChange(null);
    show(undefined);
  };

  const isWaiting = isLeft && !search.isOpen && Boolean(typed?.trim());
  const hasValue = chosen !== undefined || Boolean(text);
  return (
    <div className={classes.place}>
      <TextField
        {...field}
        {...search.input}
        hint={text && typed === undefined ? t('search.typed') : field.hint}
        error={field.error ?? (isWaiting ? t('search.pick') : undefined)}
        value={typed ?? text ?? chosen?.name ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        end={
          hasValue &&
          !field.disabled && (
            <button
              type="button"
              className={classes.clear}
              aria-label={t('clearOf', { label: field.label })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <X size={18} aria-hidden />
            </button>
          )
        }
      />
      <OptionList
        search={search}
        label={field.label}
        query={typed ?? ''}
        chosen={value === null ? [] : [value]}
        onPick={pick}
      />
    </div>
  );
}
