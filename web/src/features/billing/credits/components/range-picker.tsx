import { Calendar, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import { type DateRange, isSameRange, presetNames, presetRange } from '../model/date-ranges.ts';
import { useRangeWords } from '../model/use-range-words.ts';
import { RangeForm } from './range-form.tsx';
import classes from './range-picker.module.css';

interface RangePickerProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

/** Which days of the history are shown: the usual ones at a press, others by hand. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const { t } = useTranslation('credits');
  const [isOpen, setIsOpen] = useState(false);
  const words = useRangeWords()(range);
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
          aria-label={t('range.label', { range: words })}
        >
          {words}
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
      <RangeForm key={words} range={range} onChoose={choose} />
    </Popover>
  );
}
