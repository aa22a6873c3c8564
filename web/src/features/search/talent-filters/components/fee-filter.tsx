import { type FeeUnit, feeUnits, maxFee, roundToFeeStep } from '@callboard/contract/people/fees';
import { type KeyboardEvent, memo, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRupees } from '../../../../shared/lib/typed/read-rupees.ts';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import type { Editor } from '../model/filter-changes.ts';
import classes from './lines.module.css';

const written = (rupees: number | undefined) => rupees?.toLocaleString('en-IN') ?? '';

/** Undefined when it is no fee. Rounded up, so no one within the budget is hidden. */
function readFee(typed: string): number | null | undefined {
  const rupees = readRupees(typed);
  if (typeof rupees !== 'number') return rupees;
  return rupees > maxFee ? undefined : roundToFeeStep(rupees);
}

interface AmountProps {
  most: number | undefined;
  editor: Editor;
}

function Amount({ most, editor }: AmountProps) {
  const { t } = useTranslation('talentFilters');
  const id = useId();
  const [typed, setTyped] = useState(written(most));
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    setTyped(written(most));
    setIsInvalid(false);
  }, [most]);

  const apply = () => {
    const fee = readFee(typed);
    setIsInvalid(fee === undefined);
    if (fee === undefined) return;
    setTyped(written(fee ?? undefined));
    if ((fee ?? undefined) !== most) editor.change({ feeMax: fee ?? undefined });
  };
  return (
    <>
      <span className={classes.rupees}>
        <span aria-hidden>₹</span>
        <input
          className={classes.input}
          autoComplete="off"
          aria-label={t('fee.amount')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={apply}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </span>
      {isInvalid && (
        <p className={classes.error} id={id} role="alert">
          {t('fieldErrors.fee')}
        </p>
      )}
    </>
  );
}

interface FeeFilterProps {
  most: number | undefined;
  per: FeeUnit | undefined;
  isStated: boolean;
  editor: Editor;
}

/** The most a talent may ask for. Those who state no fee stay, unless they are left out. */
export const FeeFilter = memo(function FeeFilter({ most, per = 'day', isStated, editor }: FeeFilterProps) {
  const { t } = useTranslation('talentFilters');
  const setUnit = (text: string) => {
    const unit = feeUnits.find((one) => one === text);
    editor.change({ feePer: unit === 'day' ? undefined : unit });
  };
  return (
    <FilterGroup title={t('group.fee')} isNested>
      <div className={classes.fee}>
        <Amount most={most} editor={editor} />
        <select
          className={classes.level}
          aria-label={t('fee.unit')}
          value={per}
          onChange={(event) => setUnit(event.currentTarget.value)}
        >
          {feeUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t(`fee.per.${unit}`)}
            </option>
          ))}
        </select>
      </div>
      {most !== undefined && (
        <CheckRow
          id={0}
          name={t(`fee.unstated.${per}`)}
          isOn={!isStated}
          onToggle={() => editor.change({ feeStated: isStated ? undefined : true })}
        />
      )}
    </FilterGroup>
  );
});
