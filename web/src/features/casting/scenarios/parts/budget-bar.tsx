import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import classes from './budget-bar.module.css';

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** Full at an eighth above the larger of the two, with a mark where the budget ends. */
export function BudgetBar({ total, budget }: { total: number; budget: number }) {
  const { t } = useTranslation('scenarios');
  const full = Math.max(total, budget * 1.15);
  const label = t('budget.bar', { total: formatRupees(total), budget: formatRupees(budget) });
  return (
    <span className={classes.bar} role="img" aria-label={label}>
      <i style={{ width: percent(Math.min(total, budget) / full) }} />
      {total > budget && (
        <i
          data-over
          style={{ insetInlineStart: percent(budget / full), width: percent((total - budget) / full) }}
        />
      )}
      <u style={{ insetInlineStart: percent(budget / full) }} />
    </span>
  );
}
