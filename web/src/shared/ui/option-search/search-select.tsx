import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { matchOptions, type SearchOption } from './match-options.ts';
import classes from './option-search.module.css';
import { OptionList, useOptionSearch } from './option-search.tsx';

interface SearchSelectProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside'> {
  options: readonly SearchOption[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A searchable select. */
export function SearchSelect({ options, value, onChange, ...field }: SearchSelectProps) {
  const { t } = useTranslation('formControls');
  const [typed, setTyped] = useState<string>();
  const chosen = options.find(({ id }) => id === value);
  const pick = ({ id }: SearchOption) => {
    onChange(id);
    setTyped(undefined);
    search.close();
  };
  const search = useOptionSearch({ options, query: typed ?? '', onPick: pick });

  const type = (text: string) => {
    setTyped(text);
    search.open();
    if (text === '' && value !== null) onChange(null);
  };
  /** A fully typed name counts as chosen; other text is discarded. */
  const leave = () => {
    const [nearest] = matchOptions(options, typed ?? '');
    const isMeant = nearest && nearest.name.toLowerCase() === typed?.trim().toLowerCase();
    if (isMeant && nearest.id !== value) onChange(nearest.id);
    setTyped(undefined);
    search.close();
  };

  return (
    <div className={classes.place}>
      <TextField
        {...field}
        {...search.input}
        value={typed ?? chosen?.name ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        end={
          chosen &&
          !field.disabled && (
            <button
              type="button"
              className={classes.clear}
              aria-label={t('clearOf', { label: field.label })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                onChange(null);
                setTyped(undefined);
              }}
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
