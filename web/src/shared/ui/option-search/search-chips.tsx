import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../form-i18n.ts';
import field from '../text-field/text-field.module.css';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import type { SearchOption } from './match-options.ts';
import classes from './option-search.module.css';
import { OptionList, useOptionSearch } from './option-search.tsx';

interface SearchChipsProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'placeholder' | 'disabled' | 'aside'> {
  options: readonly SearchOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
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
        <li key={option.id} className={classes.chip} data-still={onRemove ? undefined : true}>
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

/** A multi-select: typed, chosen with Enter or a tap, shown as removable chips. */
export function SearchChips({ options, value, onChange, most, ...line }: SearchChipsProps) {
  const { t } = useTranslation('formControls');
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const byId = new Map(options.map((option) => [option.id, option]));
  const chosen = value.flatMap((id) => byId.get(id) ?? []);
  const isFull = value.length >= most;

  const remove = ({ id, name }: SearchOption) => {
    onChange(value.filter((other) => other !== id));
    setSaid(t('search.removed', { name }));
    input.current?.focus();
  };
  const pick = (option: SearchOption) => {
    setQuery('');
    if (value.includes(option.id)) return remove(option);
    if (isFull) return;
    onChange([...value, option.id]);
    setSaid(t('search.added', { name: option.name }));
    search.restart();
  };
  const search = useOptionSearch({ options, query, onPick: pick });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last);
    else search.input.onKeyDown(event);
  };
  /** A fully typed name counts as chosen. */
  const leave = () => {
    const meant = options.find(({ name }) => name.toLowerCase() === query.trim().toLowerCase());
    if (meant && !value.includes(meant.id)) pick(meant);
    setQuery('');
    search.close();
  };

  return (
    <div className={field.field}>
      <div className={classes.place}>
        <TextField
          {...line}
          {...search.input}
          ref={input}
          hint={isFull ? t('search.full', { most }) : line.hint}
          value={query}
          onKeyDown={onKeyDown}
          onBlur={leave}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            search.open();
          }}
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
