import { measureLimits } from '@callboard/contract/people/measurements';
import { ageBars, heightBars } from '@callboard/contract/search/search-limits';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readHeight } from '../../../../shared/lib/typed/read-height.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import type { Range } from '../../../../shared/ui/range-slider/range.ts';
import { RangeSlider } from '../../../../shared/ui/range-slider/range-slider.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import type { Ends } from '../model/character-values.ts';
import type { MustCost } from '../model/fit-filters.ts';
import { CharacterField } from './character-field.tsx';
import { ConditionRow } from './condition-row.tsx';
import classes from './who-fits.module.css';

interface RowProps {
  costs: readonly MustCost[];
}

/** The other genders share one list. */
const separateGenders = 2;
const any = 0;

export function GenderRow({ costs, lists }: RowProps & { lists: MasterData }) {
  const { t } = useTranslation('characterEditor');
  const main = lists.genders.slice(0, separateGenders);
  const others = lists.genders.slice(separateGenders);
  return (
    <CharacterField name="gender">
      {({ label, value, onChange, disabled, error }) => {
        const isOther = others.some(({ id }) => id === value);
        return (
          <ConditionRow condition="gender" label={label} isEmpty={value === null} costs={costs}>
            <span className={classes.genders}>
              <SegmentSwitch
                label={label}
                size="sm"
                disabled={disabled}
                options={[
                  ...main.map(({ id, name }) => ({ value: id, label: name })),
                  { value: any, label: t('gender.any') },
                ]}
                value={value ?? any}
                onChange={(id) => onChange(id === any ? null : id)}
              />
              <select
                className={classes.others}
                aria-label={t('gender.other')}
                data-chosen={isOther || undefined}
                disabled={disabled}
                value={isOther ? String(value) : ''}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
                }
              >
                <option value="">{t('gender.more')}</option>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
            {error && <FieldError>{error}</FieldError>}
          </ConditionRow>
        );
      }}
    </CharacterField>
  );
}

const toRange = ({ least, most }: Ends): Range => ({ least: least ?? undefined, most: most ?? undefined });
const toEnds = ({ least, most }: Range): Ends => ({ least: least ?? null, most: most ?? null });
const isOpen = ({ least, most }: Ends) => least === null && most === null;

const ageScale = { from: ageBars.from, to: ageBars.to, step: 1 };
/** The slider starts later, but ages of children can be typed. */
const ageLimits = { least: 0, most: 100 };

export function AgeRow({ costs }: RowProps) {
  const { t } = useTranslation('characterEditor');
  return (
    <CharacterField name="ages">
      {({ label, value, onChange, disabled, error }) => (
        <ConditionRow condition="age" label={label} isEmpty={isOpen(value)} costs={costs}>
          <RangeSlider
            isInline
            disabled={disabled}
            labels={{ least: t('ages.from'), most: t('ages.to') }}
            scale={ageScale}
            value={toRange(value)}
            onChange={(range) => onChange(toEnds(range))}
            write={String}
            read={readInteger}
            limits={ageLimits}
            error={t('ages.error')}
          />
          {error && <FieldError>{error}</FieldError>}
        </ConditionRow>
      )}
    </CharacterField>
  );
}

const centimetres = 1;
const mmInCm = 10;
const heightScale = { from: heightBars.from, to: heightBars.to, step: 1 };
const heightLimits = {
  least: Math.ceil(measureLimits.height.least / mmInCm),
  most: Math.floor(measureLimits.height.most / mmInCm),
};
const inCm = (mm: number | null) => (mm === null ? null : Math.round(mm / mmInCm));
/** An end that was not moved stays to the millimetre. */
const inMm = (cm: number | undefined, before: number | null) => {
  if (cm === undefined) return null;
  return cm === inCm(before) ? before : cm * mmInCm;
};

export function HeightRow({ costs }: RowProps) {
  const { t } = useTranslation('characterEditor');
  return (
    <CharacterField name="heights">
      {({ label, value, onChange, disabled, error }) => (
        <ConditionRow condition="height" label={label} isEmpty={isOpen(value)} costs={costs}>
          <RangeSlider
            isInline
            disabled={disabled}
            labels={{ least: t('heights.from'), most: t('heights.to') }}
            scale={heightScale}
            value={toRange({ least: inCm(value.least), most: inCm(value.most) })}
            onChange={({ least, most }) =>
              onChange({ least: inMm(least, value.least), most: inMm(most, value.most) })
            }
            write={(cm) => t('heights.cm', { cm })}
            read={(text) => readHeight(text, centimetres)}
            limits={heightLimits}
            error={t('heights.error')}
          />
          {error && <FieldError>{error}</FieldError>}
        </ConditionRow>
      )}
    </CharacterField>
  );
}
