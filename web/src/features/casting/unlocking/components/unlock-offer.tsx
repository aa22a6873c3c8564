import { answerWithinDays, awayAfterDays } from '@callboard/contract/casting/unlocking';
import type { FieldError } from '@callboard/contract/errors';
import { formatDays } from '@callboard/contract/short-dates';
import { CalendarDays, KeyRound, Link2, type LucideIcon, Phone, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { type CreditBalance, useCreditBalance, useCreditsLink } from '../../../billing/credits/index.ts';
import type { UnlockRequest } from '../model/dialog-requests.ts';
import {
  type DateError,
  type RequestedDates,
  type RequestedDatesState,
  today,
} from '../model/requested-dates.ts';
import type { useUnlocking } from '../model/use-unlocking.ts';
import { canRetry, errorKeyOf, isUncertain } from '../model/use-unlocking.ts';
import classes from './unlock-offer.module.css';

interface BalanceLinesProps {
  balance: CreditBalance | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onNavigate: () => void;
}

function BalanceLines({ balance, hasFailed, onRetry, onNavigate }: BalanceLinesProps) {
  const { t } = useTranslation('unlocking');
  const creditsLink = useCreditsLink();
  const waiting = hasFailed ? (
    t('balance.unknown')
  ) : (
    <span className={classes.skeleton} role="status" aria-label={t('balance.loading')}>
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
          <Link to={creditsLink} onClick={onNavigate}>
            {t('balance.buy')}
          </Link>
        </p>
      )}
    </div>
  );
}

interface DateFieldsProps {
  value: {
    readonly dates: RequestedDates;
    readonly dateError: DateError | undefined;
    readonly change: (changed: Partial<RequestedDates>) => void;
  };
  /** Errors the server returned for the two fields. */
  serverErrors: readonly FieldError[];
}

function DateFields({ value: { dates, dateError, change }, serverErrors }: DateFieldsProps) {
  const { t } = useTranslation('unlocking');
  const errorFor = (field: DateError['field']) =>
    dateError?.field === field
      ? t(`check.errors.${dateError.kind}`)
      : serverErrors.find((one) => one.field.endsWith(field))?.message;
  return (
    <div className={classes.dates}>
      <DateField
        label={t('check.from')}
        value={dates.from}
        min={today()}
        error={errorFor('start_date')}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={t('check.to')}
        value={dates.to}
        min={dates.from || today()}
        error={errorFor('end_date')}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}

interface AvailabilityCheckOptionProps {
  requestedDates: RequestedDatesState;
  /** Errors the server returned for the two fields. */
  serverErrors: readonly FieldError[];
}

/** Sends an availability check together with the unlock. */
function AvailabilityCheckOption({ requestedDates, serverErrors }: AvailabilityCheckOptionProps) {
  const { t } = useTranslation('unlocking');
  const { isRequested, isOpen, summary } = requestedDates;
  const label = summary ? t('check.known', { days: formatDays(summary.from, summary.to) }) : t('check.open');
  return (
    <Stack gap={1}>
      <TickBox checked={isRequested} onChange={(event) => requestedDates.toggle(event.currentTarget.checked)}>
        {label}
      </TickBox>
      {summary && (
        <button type="button" className={classes.changeDates} onClick={requestedDates.open}>
          {t('check.change')}
        </button>
      )}
      {isOpen && <DateFields value={requestedDates} serverErrors={serverErrors} />}
    </Stack>
  );
}

const benefits = ['phone', 'manager', 'social', 'calendar'] as const;
const icons: Record<(typeof benefits)[number], LucideIcon> = {
  phone: Phone,
  manager: Users,
  social: Link2,
  calendar: CalendarDays,
};

function UnlockBenefits() {
  const { t } = useTranslation('unlocking');
  return (
    <ul className={classes.benefits} aria-label={t('opens')}>
      {benefits.map((benefit) => {
        const Icon = icons[benefit];
        return (
          <li key={benefit}>
            <Icon size={17} aria-hidden /> {t(benefit)}
          </li>
        );
      })}
    </ul>
  );
}

interface UnlockErrorProps {
  requestError: RequestError;
  name: string;
  onNavigate: () => void;
}

function UnlockError({ requestError, name, onNavigate }: UnlockErrorProps) {
  const { t } = useTranslation('unlocking');
  const key = errorKeyOf(requestError);
  const contact = key === 'PROFILE_FROZEN' && (
    <Link to={paths.memberContact(2)} onClick={onNavigate}>
      {t('errors.contact')}
    </Link>
  );
  return (
    <Alert family={key === 'unknown' ? 'wait' : 'stop'} action={contact}>
      {t(`errors.${key}`, { name })}
    </Alert>
  );
}

interface RefundNoteProps {
  /** Undefined where the page does not know it. */
  lastActiveAt: string | null | undefined;
  isRequested: boolean;
}

const msInDay = 86_400_000;

function RefundNote({ lastActiveAt, isRequested }: RefundNoteProps) {
  const { t } = useTranslation('unlocking');
  const numbers = { days: awayAfterDays, answer: answerWithinDays };
  const refundText = () => {
    if (!lastActiveAt) return t('note.plain', numbers);
    const count = Math.max(0, Math.floor((Date.now() - Date.parse(lastActiveAt)) / msInDay));
    if (count <= awayAfterDays) return t('note.active', { count, ...numbers });
    return t(isRequested ? 'note.away' : 'note.awayUnchecked', { count, ...numbers });
  };
  return (
    <p className={classes.note}>
      {t('note.stays')} {refundText()}
    </p>
  );
}

interface UnlockOfferProps {
  request: UnlockRequest;
  /** Whom the unlock is for. */
  character: ReactNode;
  requestedDates: RequestedDatesState;
  unlocking: ReturnType<typeof useUnlocking>;
  onClose: () => void;
}

export function UnlockOffer(props: UnlockOfferProps) {
  const { request, character, requestedDates, unlocking, onClose } = props;
  const { t } = useTranslation('unlocking');
  const { data: balance, isError, refetch } = useCreditBalance();
  const creditsLink = useCreditsLink();
  const { unlock, isUnlocking, requestError } = unlocking;
  const hasNoCredits = balance?.credits === 0;
  const canUnlock = !hasNoCredits && canRetry(requestError);
  const submit = () => {
    const valid = requestedDates.validate();
    if (valid) unlock(valid.dates);
  };
  return (
    <div className={classes.offer}>
      <UnlockBenefits />
      <BalanceLines
        balance={balance}
        hasFailed={isError}
        onRetry={() => void refetch()}
        onNavigate={onClose}
      />
      {hasNoCredits && !requestError && (
        <Alert family="wait">{t('balance.none', { name: request.name })}</Alert>
      )}
      {canUnlock && character}
      {canUnlock && (
        <AvailabilityCheckOption requestedDates={requestedDates} serverErrors={requestError?.fields ?? []} />
      )}
      {requestError && <UnlockError requestError={requestError} name={request.name} onNavigate={onClose} />}
      <div className={classes.actions}>
        {canUnlock && (
          <Button
            size="lg"
            leftSection={<KeyRound size={18} aria-hidden />}
            loading={isUnlocking}
            disabled={!balance && !isError}
            onClick={submit}
          >
            {t(isUncertain(requestError) ? 'again' : 'unlock')}
          </Button>
        )}
        {hasNoCredits && (
          <ButtonLink
            size="lg"
            to={creditsLink}
            leftSection={<Wallet size={18} aria-hidden />}
            onClick={onClose}
          >
            {t('balance.buy')}
          </ButtonLink>
        )}
        <Button size="lg" variant="outline" data-autofocus onClick={onClose}>
          {t(canUnlock || hasNoCredits ? 'cancel' : 'close')}
        </Button>
      </div>
      {canUnlock && (
        <RefundNote lastActiveAt={request.lastActiveAt} isRequested={requestedDates.isRequested} />
      )}
    </div>
  );
}
