import { ageBars } from '@callboard/contract/search/search-limits';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { ChoiceGroup } from '../../../../shared/ui/choices/choice-group.tsx';
import { RangeSlider } from '../../../../shared/ui/range-slider/range-slider.tsx';
import { JobField } from './job-field.tsx';

const scale = { from: ageBars.from, to: ageBars.to, step: 1 };
/** The slider starts later, but ages of children can be typed. */
const limits = { least: 0, most: 100 };

/** From which age to which they play. */
export function AgesField() {
  const { t } = useTranslation('jobEditor');
  return (
    <JobField name="ages">
      {({ label, value, onChange, disabled, error }) => (
        <ChoiceGroup label={label} error={error} disabled={disabled}>
          <RangeSlider
            isInline
            disabled={disabled}
            labels={{ least: t('ages.from'), most: t('ages.to') }}
            scale={scale}
            value={{ least: value.least ?? undefined, most: value.most ?? undefined }}
            onChange={({ least, most }) => onChange({ least: least ?? null, most: most ?? null })}
            write={String}
            read={readInteger}
            limits={limits}
            error={t('ages.error')}
          />
        </ChoiceGroup>
      )}
    </JobField>
  );
}
