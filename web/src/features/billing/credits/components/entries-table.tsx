import {
  type ChangeTypeName,
  type CreditEntry,
  planCreditsLastDays,
} from '@callboard/contract/billing/credits';
import { answerWithinDays, awayAfterDays } from '@callboard/contract/casting/unlocking';
import { useState } from 'react';
import { Link } from 'react-router';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { formatMonth, formatMonthName, monthInIndia } from '../../../../shared/lib/format/months.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { changeStyles, kindOf } from '../model/change-kinds.ts';
import classes from './entries-table.module.css';

interface EntryText {
  readonly title: string;
  readonly detail: string;
}

type DescribeEntry = (entry: CreditEntry, t: TFunction<'credits'>) => EntryText;

const planMonth = ({ name, month }: NonNullable<CreditEntry['plan']>, t: TFunction<'credits'>) =>
  t('entry.planMonth', { plan: t(`plans.${name}`), month: formatMonthName(month) });

const talentName = ({ talent }: CreditEntry, t: TFunction<'credits'>) =>
  talent?.name ?? t('entry.closedTalent');

const descriptions: Record<ChangeTypeName, DescribeEntry> = {
  unlock: (entry, t) => ({
    title: talentName(entry, t),
    detail: entry.character
      ? t('entry.forPart', { name: entry.character.name, project: entry.character.project_title })
      : t('entry.forGood'),
  }),
  refund: (entry, t) => ({
    title: talentName(entry, t),
    detail:
      entry.note ??
      (entry.talent
        ? t('entry.returned', { answer: answerWithinDays, away: awayAfterDays })
        : t('entry.returnedSimply')),
  }),
  purchase: ({ purchase, note }, t) => {
    if (!purchase) return { title: t('entry.packSome'), detail: note ?? '' };
    const total = formatRupees(purchase.total_paise);
    return {
      title: t('entry.pack', { credits: purchase.credits }),
      detail: purchase.invoice_number
        ? t('entry.invoice', { number: purchase.invoice_number, total })
        : t('entry.paid', { total }),
    };
  },
  bonus: ({ plan, note }, t) => {
    if (plan) return { title: planMonth(plan, t), detail: t('entry.monthly') };
    if (note !== null) return { title: t('entry.bonus'), detail: note };
    return { title: t('entry.verified'), detail: t('entry.welcome') };
  },
  referral: ({ note }, t) => ({ title: t('entry.referral'), detail: note ?? t('entry.referralWhy') }),
  adjustment: ({ purchase, note }, t) =>
    purchase
      ? {
          title: t('entry.refundedPack', { credits: purchase.credits }),
          detail: note ?? t('entry.creditNote'),
        }
      : { title: t('entry.adjustment'), detail: note ?? t('entry.adjustmentWhy') },
  expiry: ({ plan }, t) => ({
    title: plan ? planMonth(plan, t) : t('entry.expired'),
    detail: t('entry.unused', { days: planCreditsLastDays }),
  }),
};

const describeEntry: DescribeEntry = (entry, t) => descriptions[kindOf(entry.changeType)](entry, t);

const noBreakSpace = '\u00a0';
const minus = '\u2212';

const formatGained = (credits: number): string => `+${noBreakSpace}${formatCount(credits)}`;
/** A real minus sign is as wide as the plus. */
const formatSpent = (credits: number): string => `${minus}${noBreakSpace}${formatCount(credits)}`;

const formatSigned = (credits: number): string =>
  credits < 0 ? formatSpent(-credits) : formatGained(credits);

/** The talent's photo, or an icon. Decorative: the text beside it says the same. */
function EntryPicture({ entry }: { entry: CreditEntry }) {
  const [isBroken, setIsBroken] = useState(false);
  const Icon = changeStyles[kindOf(entry.changeType)].icon;
  const photoUrl = entry.talent?.file_url;
  return (
    <span className={classes.picture} aria-hidden>
      {photoUrl && !isBroken ? (
        <img src={photoUrl} alt="" width={34} height={43} loading="lazy" onError={() => setIsBroken(true)} />
      ) : (
        <Icon size={18} />
      )}
    </span>
  );
}

function EntryRow({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation('credits');
  const kind = kindOf(entry.changeType);
  const { title, detail } = describeEntry(entry, t);
  const profile = entry.talent?.userUniqueId;
  return (
    <tr className={classes.entry}>
      <td className={classes.date}>
        <time dateTime={entry.createdAt}>{formatDayTime(entry.createdAt)}</time>
      </td>
      <td className={classes.kind}>
        <StatusChip {...changeStyles[kind]}>{t(`kinds.${kind}`)}</StatusChip>
      </td>
      <td className={classes.subject}>
        <div className={classes.subjectRow}>
          <EntryPicture entry={entry} />
          <div className={classes.text}>
            <b>{profile ? <Link to={paths.talent(profile)}>{title}</Link> : title}</b>
            <span>{detail}</span>
          </div>
        </div>
      </td>
      <td className={classes.credits} data-came={entry.credits > 0 || undefined}>
        {formatSigned(entry.credits)}
      </td>
      <td className={classes.balance}>
        <span className={classes.balanceLabel} aria-hidden>
          {t('history.columns.balance')}{' '}
        </span>
        {formatCount(entry.balance)}
      </td>
    </tr>
  );
}

interface MonthTotal {
  readonly month: string;
  readonly gained: number;
  readonly spent: number;
}

interface MonthOfEntries {
  readonly month: string;
  /** For the whole month, not just this page. */
  readonly total: MonthTotal | undefined;
  readonly entries: readonly CreditEntry[];
}

function byMonth(entries: readonly CreditEntry[], totals: readonly MonthTotal[]): MonthOfEntries[] {
  const months = [...new Set(entries.map(({ createdAt }) => monthInIndia(createdAt)))];
  return months.map((month) => ({
    month,
    total: totals.find((one) => one.month.startsWith(month)),
    entries: entries.filter(({ createdAt }) => monthInIndia(createdAt) === month),
  }));
}

interface EntriesTableProps {
  entries: readonly CreditEntry[];
  months: readonly { readonly month: string; readonly gained: number; readonly spent: number }[];
  isStale: boolean;
}

function Month({ month, total, entries }: MonthOfEntries) {
  const { t } = useTranslation('credits');
  const totals = total && { gained: formatGained(total.gained), spent: formatSpent(total.spent) };
  const name = formatMonth(month);
  return (
    <tbody>
      <tr className={classes.month}>
        <th colSpan={3} scope="rowgroup">
          {name}
        </th>
        <td className={classes.monthTotal}>
          {totals && (
            <>
              <span aria-hidden>{t('history.monthSum', totals)}</span>
              <VisuallyHidden>{t('history.monthSumLabel', { ...totals, month: name })}</VisuallyHidden>
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

/** The ledger by month, newest first. On a phone each entry is a card. */
export function EntriesTable({ entries, months, isStale }: EntriesTableProps) {
  const { t } = useTranslation('credits');
  useTimeFormat();
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
