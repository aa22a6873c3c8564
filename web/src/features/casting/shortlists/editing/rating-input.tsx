import '../i18n.ts';
import { Star } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './rating-input.module.css';

const values = [1, 2, 3, 4, 5] as const;

interface RatingProps {
  rating: number | null;
  size?: 'sm' | 'md';
}

/** A rating that is only read. */
export function Rating({ rating, size = 'md' }: RatingProps) {
  const { t } = useTranslation('shortlists');
  if (rating === null) return null;
  return (
    <span className={classes.rating} data-size={size} role="img" aria-label={t('rating.rated', { rating })}>
      {values.map((value) => (
        <Star key={value} className={classes.star} data-on={value <= rating || undefined} aria-hidden />
      ))}
    </span>
  );
}

interface RatingInputProps extends RatingProps {
  /** Names whom it rates, for screen readers. */
  label?: string;
  disabled?: boolean;
  onChange: (rating: number | null) => void;
}

const clearing: readonly string[] = ['0', 'Backspace', 'Delete'];

/** One to five stars. The digits set it; 0, Delete or the same star again removes it. */
export function RatingInput({ rating, size = 'md', label, disabled = false, onChange }: RatingInputProps) {
  const { t } = useTranslation('shortlists');
  const name = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = values.find((value) => String(value) === event.key);
    if (digit === undefined && !clearing.includes(event.key)) return;
    event.preventDefault();
    // The page has keys of its own.
    event.stopPropagation();
    if (!disabled) onChange(digit ?? null);
  };
  return (
    <fieldset
      className={classes.rating}
      data-size={size}
      aria-label={label ?? t('rating.label')}
      disabled={disabled}
      onKeyDown={onKeyDown}
    >
      {values.map((value) => (
        <label
          key={value}
          className={classes.choice}
          title={value === rating ? t('rating.clear') : undefined}
        >
          <input
            type="radio"
            name={name}
            className={classes.input}
            aria-label={t('rating.stars', { count: value })}
            checked={value === rating}
            onChange={() => onChange(value)}
            onClick={() => {
              if (value === rating) onChange(null);
            }}
          />
          <Star
            className={classes.star}
            data-on={(rating !== null && value <= rating) || undefined}
            aria-hidden
          />
        </label>
      ))}
    </fieldset>
  );
}
