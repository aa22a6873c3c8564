import { type Condition, conditions } from '@callboard/contract/casting/project-values';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { fewAtMost } from '../fit/fit-words.ts';
import type { MustCost } from '../model/fit-filters.ts';
import { useCharacterForm } from './character-field.tsx';
import classes from './condition-row.module.css';

/** Which conditions decide, and how that is changed. */
function useMusts() {
  const { saving } = useCharacterForm();
  const { value: musts } = useSyncExternalStore(saving.subscribe, () => saving.state('musts'));
  const set = (condition: Condition, isMust: boolean) =>
    saving.set(
      'musts',
      conditions.filter((one) => (one === condition ? isMust : musts.includes(one))),
    );
  return { musts, set };
}

interface CostProps {
  isMust: boolean;
  isEmpty: boolean;
  cost: MustCost | undefined;
  isHighest: boolean;
}

/** What the must costs, or what a nice does instead. */
function Cost({ isMust, isEmpty, cost, isHighest }: CostProps) {
  const { t } = useTranslation('characterEditor');
  if (isEmpty) return <span className={classes.cost}>{t('fits.anyone')}</span>;
  if (!isMust) return <span className={classes.cost}>{t('fits.sorts')}</span>;
  if (!cost) return <span className={classes.cost} />;
  const { more } = cost;
  const isFew = more > 0 && more <= fewAtMost;
  return (
    <span className={classes.cost} data-highest={isHighest || undefined}>
      <span aria-hidden>{isFew ? t('fits.aFew') : t('fits.more', { count: more })}</span>
      {!isFew && <VisuallyHidden>{t('fits.costs', { count: more })}</VisuallyHidden>}
    </span>
  );
}

interface ConditionRowProps {
  condition: Condition;
  label: string;
  /** Nothing is asked: neither decides nor sorts. */
  isEmpty: boolean;
  /** The most expensive first. */
  costs: readonly MustCost[];
  children: ReactNode;
}

/** One condition: what is asked, whether it decides, and what that costs. */
export function ConditionRow({ condition, label, isEmpty, costs, children }: ConditionRowProps) {
  const { t } = useTranslation('characterEditor');
  const { isReadOnly } = useCharacterForm();
  const { musts, set } = useMusts();
  const isMust = musts.includes(condition);
  const [highest] = costs;
  return (
    <div className={classes.row}>
      <span className={classes.label}>{label}</span>
      <div className={classes.value}>{children}</div>
      <div className={classes.decides}>
        <SegmentSwitch
          label={t('fits.switch', { condition: label })}
          size="sm"
          disabled={isReadOnly}
          options={(['must', 'nice'] as const).map((value) => ({ value, label: t(`fits.${value}`) }))}
          value={isMust ? 'must' : 'nice'}
          onChange={(value) => set(condition, value === 'must')}
        />
        <Cost
          isMust={isMust}
          isEmpty={isEmpty}
          cost={costs.find((one) => one.condition === condition)}
          isHighest={highest?.condition === condition && highest.more > fewAtMost}
        />
      </div>
    </div>
  );
}
