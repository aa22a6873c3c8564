import type { CreditEntry } from '@callboard/contract/billing/credits';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatMonth } from '../../../../shared/lib/format/months.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { byMonth, type MonthOfEntries } from '../model/by-month.ts';
import { gained, spent } from '../model/signed.ts';
import classes from './entries-table.module.css';
import { EntryRow } from './entry-row.tsx';

interface EntriesTableProps {
  entries: readonly CreditEntry[];
  months: readonly { readonly month: string; readonly gained: number; readonly spent: number }[];
  isStale: boolean;
}

function Month({ month, sum, entries }: MonthOfEntries) {
  const { t } = useTranslation('credits');
  const sums = sum && { gained: gained(sum.gained), spent: spent(sum.spent) };
  const name = formatMonth(month);
  return (
    <tbody>
      <tr className={classes.month}>
        <th colSpan={3} scope="rowgroup">
          {name}
        </th>
        <td className={classes.sum}>
          {sums && (
            <>
              <span aria-hidden>{t('history.monthSum', sums)}</span>
              <VisuallyHidden>{t('history.monthSumSaid', { ...sums, month: name })}</VisuallyHidden>
            </>
          )}
        </td>
        <td />
      </tr>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

const columns = ['when', 'change', 'what', 'credits', 'balance'] as const;

/** The ledger by months, newest first. On a phone every entry is a slip of its own. */
export function EntriesTable({ entries, months, isStale }: EntriesTableProps) {
  const { t } = useTranslation('credits');
  return (
    <table className={classes.table} aria-labelledby="credit-history" aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`history.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {byMonth(entries, months).map((month) => (
        <Month key={month.month} {...month} />
      ))}
    </table>
  );
}
