import { KeyRound, Wallet } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { useCreditBalance, useCreditsLink } from '../../../billing/credits/index.ts';
import { isUncertain, mayPressAgain } from '../model/refusal.ts';
import type { UnlockRequest } from '../model/unlock-request.ts';
import type { AskedDaysState } from '../model/use-asked-days.ts';
import type { useUnlocking } from '../model/use-unlocking.ts';
import { AskDays } from './ask-days.tsx';
import { BalanceLines } from './balance-lines.tsx';
import { StaysOpen } from './stays-open.tsx';
import classes from './unlock-offer.module.css';
import { UnlockTrouble } from './unlock-trouble.tsx';
import { WhatOpens } from './what-opens.tsx';

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
  const canUnlock = !isBroke && mayPressAgain(trouble);
  const press = () => {
    const read = asked.read();
    if (read) unlock(read.asks);
  };
  return (
    <div className={classes.offer}>
      <WhatOpens />
      <BalanceLines balance={balance} hasFailed={isError} onRetry={() => void refetch()} onLeave={onClose} />
      {isBroke && !trouble && <Notice family="wait">{t('balance.none', { name: request.name })}</Notice>}
      {canUnlock && <AskDays asked={asked} refused={trouble?.fields ?? []} />}
      {trouble && <UnlockTrouble trouble={trouble} name={request.name} onLeave={onClose} />}
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
          {t(canUnlock || isBroke ? 'notNow' : 'close')}
        </Button>
      </div>
      {canUnlock && <StaysOpen lastActiveAt={request.lastActiveAt} isAsked={asked.isAsked} />}
    </div>
  );
}
