import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { Calendar, ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import { type DateRange, isSameRange, presetNames, presetRange } from '../model/date-ranges.ts';
import classes from './range-picker.module.css';

interface RangeFormProps {
  range: DateRange;
  onChoose: (range: DateRange) => void;
}

/** Either date may be left empty. */
function RangeForm({ range, onChoose }: RangeFormProps) {
  const { t } = useTranslation('credits');
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const isReversed = from !== '' && to !== '' && to < from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) onChoose({ from: from || undefined, to: to || undefined });
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.days}>
        <DateField label={t('range.from')} value={from} max={to || undefined} onChange={setFrom} />
        <DateField
          label={t('range.to')}
          value={to}
          min={from || undefined}
          error={isReversed ? t('range.wrong') : undefined}
          onChange={setTo}
        />
      </div>
      <Button type="submit" variant="ink" fullWidth>
        {t('range.show')}
      </Button>
    </form>
  );
}

/** 1 Oct – 14 Nov 2026; From 1 Oct 2026; All dates. */
function useRangeText() {
  const { t } = useTranslation('credits');
  return ({ from, to }: DateRange): string => {
    if (from && to) return formatDaysOfYear(from, to);
    if (from) return t('range.since', { from: formatDate(from) });
    return to ? t('range.until', { to: formatDate(to) }) : t('range.all');
  };
}

interface RangePickerProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

export function RangePicker({ range, onChange }: RangePickerProps) {
  const { t } = useTranslation('credits');
  const [isOpen, setIsOpen] = useState(false);
  const label = useRangeText()(range);
  const choose = (next: DateRange) => {
    setIsOpen(false);
    onChange(next);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      label={t('range.title')}
      placement="bottom start"
      width="min(24rem, calc(100vw - 2rem))"
      className={classes.dropdown}
      trigger={(props) => (
        <Button
          {...props}
          variant="outline"
          className={classes.button}
          leftSection={<Calendar size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label={t('range.label', { range: label })}
        >
          {label}
        </Button>
      )}
    >
      <div className={classes.presets}>
        {presetNames.map((name) => {
          const preset = presetRange(name);
          return (
            <button
              key={name}
              type="button"
              className={classes.preset}
              aria-pressed={isSameRange(preset, range)}
              onClick={() => choose(preset)}
            >
              {t(`range.presets.${name}`)}
            </button>
          );
        })}
      </div>
      <RangeForm key={label} range={range} onChoose={choose} />
    </Popover>
  );
}
