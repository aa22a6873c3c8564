import { Calendar } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import '../form-i18n.ts';
import { readDate, writeDate } from '../../lib/typed/read-date.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import classes from './date-field.module.css';

/** An ISO date such as 2026-11-16, or an empty string when missing or unreadable. */
interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'end'> {
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

const { Component: CalendarPopover, preload } = lazyComponent(() => import('./calendar-popover.tsx'));

/** A date typed as 16/11/2026, whatever the browser's language, or chosen from a calendar. */
export function DateField({ value, onChange, min, max, error, onBlur, ...field }: DateFieldProps) {
  const { t } = useTranslation('formControls');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const [opened, setOpened] = useState<boolean>();
  const line = useRef<HTMLButtonElement>(null);
  const isUnreadable = typed !== undefined && isLeft && readDate(typed) === undefined;

  const type = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const day = readDate(text) ?? '';
    if (day !== value) onChange(day);
  };
  const leave = () => {
    setIsLeft(true);
    // Unreadable input stays, to be corrected.
    if (typed !== undefined && readDate(typed) !== undefined) setTyped(undefined);
  };
  return (
    <>
      <TextField
        autoComplete="off"
        placeholder={t('date.placeholder')}
        {...field}
        id={id}
        inputMode="numeric"
        className={`${classes.field} ${field.className ?? ''}`}
        value={typed ?? writeDate(value)}
        error={error ?? (isUnreadable ? t('date.unreadable') : undefined)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        end={
          <button
            ref={line}
            type="button"
            className={classes.open}
            aria-label={t('date.choose', { label: field.label })}
            aria-haspopup="dialog"
            aria-expanded={opened ?? false}
            disabled={field.disabled}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpened(!opened)}
          >
            <Calendar size={17} aria-hidden />
          </button>
        }
      />
      {opened !== undefined && (
        <CalendarPopover
          button={line}
          label={field.label}
          opened={opened}
          onOpenChange={setOpened}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setTyped(undefined);
            setOpened(false);
            onChange(day);
          }}
        />
      )}
    </>
  );
}
