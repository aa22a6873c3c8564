import { answerWithinDays, awayAfterDays } from '@callboard/contract/casting/unlocking';
import type { FieldError } from '@callboard/contract/errors';
import { CalendarDays, KeyRound, Link2, type LucideIcon, Phone, Users, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { type CreditBalance, useCreditBalance, useCreditsLink } from '../../../billing/credits/index.ts';
import type { AskedDaysState } from '../model/asked-days.ts';
import type { UnlockRequest } from '../model/dialog-requests.ts';
import type { useUnlocking } from '../model/use-unlocking.ts';
import { canRetry, errorKeyOf, isUncertain } from '../model/use-unlocking.ts';
import { DayFields } from './day-fields.tsx';
import classes from './unlock-offer.module.css';

interface BalanceLinesProps {
  balance: CreditBalance | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

/** What there is, what it costs, what is left: before anything is charged. */
function BalanceLines({ balance, hasFailed, onRetry, onLeave }: BalanceLinesProps) {
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
        <Alert
          family="wait"
          action={
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('balance.retry')}
            </Button>
          }
        >
          {t('balance.failed')}
        </Alert>
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

interface AskDaysProps {
  asked: AskedDaysState;
  /** What the server said about the two fields. */
  refused: readonly FieldError[];
}

/** The talent can be asked for days in the same breath. */
function AskDays({ asked, refused }: AskDaysProps) {
  const { t } = useTranslation('unlocking');
  const { isAsked, isOpen, known } = asked;
  const label = known ? t('ask.known', { days: formatDays(known.from, known.to) }) : t('ask.open');
  return (
    <div className={classes.ask}>
      <TickBox checked={isAsked} onChange={(event) => asked.toggle(event.currentTarget.checked)}>
        {label}
      </TickBox>
      {known && (
        <button type="button" className={classes.other} onClick={asked.open}>
          {t('ask.change')}
        </button>
      )}
      {isOpen && <DayFields asked={asked} refused={refused} />}
    </div>
  );
}

const opens = ['phone', 'manager', 'social', 'calendar'] as const;
const icons: Record<(typeof opens)[number], LucideIcon> = {
  phone: Phone,
  manager: Users,
  social: Link2,
  calendar: CalendarDays,
};

/** What one credit buys. */
function WhatOpens() {
  const { t } = useTranslation('unlocking');
  return (
    <ul className={classes.opens} aria-label={t('opens')}>
      {opens.map((what) => {
        const Icon = icons[what];
        return (
          <li key={what}>
            <Icon size={17} aria-hidden /> {t(what)}
          </li>
        );
      })}
    </ul>
  );
}

interface UnlockErrorProps {
  trouble: RequestError;
  name: string;
  onLeave: () => void;
}

/** What happened, that nothing was charged, and what to do now. */
function UnlockError({ trouble, name, onLeave }: UnlockErrorProps) {
  const { t } = useTranslation('unlocking');
  const key = errorKeyOf(trouble);
  const contact = key === 'PROFILE_FROZEN' && (
    <Link to={paths.memberContact(2)} onClick={onLeave}>
      {t('errors.contact')}
    </Link>
  );
  return (
    <Alert family={key === 'unknown' ? 'wait' : 'stop'} action={contact}>
      {t(`errors.${key}`, { name })}
    </Alert>
  );
}

interface StaysOpenProps {
  /** Unknown where the page was not told. */
  lastActiveAt: string | null | undefined;
  isAsked: boolean;
}

const msInDay = 86_400_000;

/** What one keeps, and when the credit would come back. */
function StaysOpen({ lastActiveAt, isAsked }: StaysOpenProps) {
  const { t } = useTranslation('unlocking');
  const numbers = { days: awayAfterDays, answer: answerWithinDays };
  const away = () => {
    if (!lastActiveAt) return t('note.plain', numbers);
    const count = Math.max(0, Math.floor((Date.now() - Date.parse(lastActiveAt)) / msInDay));
    if (count <= awayAfterDays) return t('note.active', { count, ...numbers });
    return t(isAsked ? 'note.away' : 'note.awayUnasked', { count, ...numbers });
  };
  return (
    <p className={classes.note}>
      {t('note.stays')} {away()}
    </p>
  );
}

interface UnlockOfferProps {
  request: UnlockRequest;
  asked: AskedDaysState;
  unlocking: ReturnType<typeof useUnlocking>;
  onClose: () => void;
}

/** The price, what it buys, and the one red button. */
export function UnlockOffer({ request, asked, unlocking, onClose }: UnlockOfferProps) {
  const { t } = useTranslation('unlocking');
  const { data: balance, isError, refetch } = useCreditBalance();
  const toCredits = useCreditsLink();
  const { unlock, isUnlocking, trouble } = unlocking;
  const isBroke = balance?.credits === 0;
  const canUnlock = !isBroke && canRetry(trouble);
  const press = () => {
    const read = asked.read();
    if (read) unlock(read.asks);
  };
  return (
    <div className={classes.offer}>
      <WhatOpens />
      <BalanceLines balance={balance} hasFailed={isError} onRetry={() => void refetch()} onLeave={onClose} />
      {isBroke && !trouble && <Alert family="wait">{t('balance.none', { name: request.name })}</Alert>}
      {canUnlock && <AskDays asked={asked} refused={trouble?.fields ?? []} />}
      {trouble && <UnlockError trouble={trouble} name={request.name} onLeave={onClose} />}
      <div className={classes.actions}>
        {canUnlock && (
          <Button
            size="lg"
            leftSection={<KeyRound size={18} aria-hidden />}
            loading={isUnlocking}
            disabled={!balance && !isError}
            onClick={press}
          >
            {t(isUncertain(trouble) ? 'again' : 'unlock')}
          </Button>
        )}
        {isBroke && (
          <ButtonLink
            size="lg"
            to={toCredits}
            leftSection={<Wallet size={18} aria-hidden />}
            onClick={onClose}
          >
            {t('balance.buy')}
          </ButtonLink>
        )}
        <Button size="lg" variant="outline" data-autofocus onClick={onClose}>
          {t(canUnlock || isBroke ? 'cancel' : 'close')}
        </Button>
      </div>
      {canUnlock && <StaysOpen lastActiveAt={request.lastActiveAt} isAsked={asked.isAsked} />}
    </div>
  );
}
