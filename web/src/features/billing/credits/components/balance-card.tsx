import '../i18n.ts';
import type { CreditSummary } from '@callboard/contract/billing/credits';
import { Hourglass } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatMonthName, monthInIndia } from '../../../../shared/lib/format/months.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { useCreditSummary } from '../api.ts';
import classes from './balance-card.module.css';

/** Credits expire at that moment, so the day before is the last one they can be used. */
const lastDay = (endsAt: string): string => formatDate(Date.parse(endsAt) - 1);

function PlanFacts({ summary: { from_plan, next_expiry } }: { summary: CreditSummary }) {
  const { t } = useTranslation('credits');
  if (!next_expiry)
    return from_plan > 0 ? <Fact label={t('balance.plan')}>{formatCount(from_plan)}</Fact> : null;
  const expiry = t('balance.until', {
    credits: formatCount(next_expiry.credits),
    date: lastDay(next_expiry.at),
  });
  if (next_expiry.credits === from_plan) return <Fact label={t('balance.plan')}>{expiry}</Fact>;
  return (
    <>
      <Fact label={t('balance.plan')}>{formatCount(from_plan)}</Fact>
      <Fact label={t('balance.endsNext')}>{expiry}</Fact>
    </>
  );
}

function Summary({ summary }: { summary: CreditSummary }) {
  const { t } = useTranslation('credits');
  const { credits, is_low, from_packs, from_bonus, used_this_month, unlocked } = summary;
  const number = formatCount(credits);
  return (
    <>
      <p className={classes.header}>
        <b className={classes.number} data-long={number.length > 3 || undefined}>
          {number}
        </b>
        <Stack as="span" gap={2} align="start">
          {is_low && (
            <StatusChip family="wait" icon={Hourglass}>
              {t(credits === 0 ? 'balance.none' : 'balance.low')}
            </StatusChip>
          )}
          <span className={classes.text}>{t('balance.left', { count: credits })}</span>
        </Stack>
      </p>
      <Facts>
        <Fact label={t('balance.packs')}>
          {from_packs > 0 ? t('balance.neverExpire', { credits: formatCount(from_packs) }) : '0'}
        </Fact>
        <PlanFacts summary={summary} />
        <Fact label={t('balance.bonus')}>{formatCount(from_bonus)}</Fact>
        <Fact label={t('balance.used', { month: formatMonthName(monthInIndia(Date.now())) })}>
          {formatCount(used_this_month)}
        </Fact>
        <Fact label={t('balance.unlocked')}>{formatCount(unlocked)}</Fact>
      </Facts>
    </>
  );
}

export function BalanceCard({ recruiterId }: { recruiterId: number }) {
  const { t } = useTranslation('credits');
  return (
    <QueryState
      query={useCreditSummary(recruiterId)}
      thing={t('balance.thing')}
      kept={t('balance.kept')}
      waiting={
        <div className={classes.card}>
          <div className={classes.waiting}>
            <div className={classes.header}>
              <Skeleton width="8rem" height="5.1rem" />
            </div>
            <SkeletonText lines={5} />
          </div>
        </div>
      }
    >
      {(summary) => (
        <section className={classes.card} aria-label={t('balance.label')}>
          <Summary summary={summary} />
        </section>
      )}
    </QueryState>
  );
}
