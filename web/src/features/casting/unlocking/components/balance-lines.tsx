import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { CreditBalance } from '../../../billing/credits/index.ts';
import { useCreditsLink } from '../../../billing/credits/index.ts';
import classes from './unlock-offer.module.css';

interface BalanceLinesProps {
  balance: CreditBalance | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** What there is, what it costs, what is left: before anything is charged. */
export function BalanceLines({ balance, hasFailed, onRetry, onLeave }: BalanceLinesProps) {
  const { t } = useTranslation('unlocking');
  const toCredits = useCreditsLink();
  const waiting = hasFailed ? (
    t('balance.unknown')
  ) : (
    <span className={classes.toCome} role="status" aria-label={t('balance.loading')}>
      <Skeleton width="2.5rem" height="0.875rem" />
    </span>
  );
  const left = balance && balance.credits - 1;
  return (
    <div className={classes.balance}>
      <Facts>
        <Fact label={t('balance.now')}>{balance ? formatCount(balance.credits) : waiting}</Fact>
        {balance?.credits !== 0 && <Fact label={t('balance.price')}>{t('balance.minusOne')}</Fact>}
        {left !== undefined && left >= 0 && (
          <Fact label={t('balance.left')}>
            <b>{t('balance.credits', { count: left, shown: formatCount(left) })}</b>
          </Fact>
        )}
        {left === undefined && <Fact label={t('balance.left')}>{waiting}</Fact>}
      </Facts>
      {hasFailed && !balance && (
        <Notice
          family="wait"
          action={
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('balance.retry')}
            </Button>
          }
        >
          {t('balance.failed')}
        </Notice>
      )}
      {balance?.is_low && balance.credits > 0 && (
        <p className={classes.low}>
          {t('balance.low')}{' '}
          <Link to={toCredits} onClick={onLeave}>
            {t('balance.buy')}
          </Link>
        </p>
      )}
    </div>
  );
}
