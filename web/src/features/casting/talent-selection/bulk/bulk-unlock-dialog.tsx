import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  refreshCredits,
  setCreditsLeft,
  useCreditBalance,
  useCreditsLink,
} from '../../../billing/credits/index.ts';
import { markUnlocked, refreshUnlocked, sendUnlock } from '../../unlocking/index.ts';
import type { SelectedTalent } from '../model/selection.ts';
import { deselect, markSelectedUnlocked } from '../model/selection-store.ts';
import classes from './bulk.module.css';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { RunReport, useNames } from './run-report.tsx';
import { useBulkRun } from './use-bulk-run.ts';

/** Those unlocked stay selected, to be messaged or asked next, unless some failed. */
function useUnlockRun(characterId: number | undefined, onClose: () => void) {
  const { t } = useTranslation('talentSelection');
  const client = useQueryClient();
  const { user } = useSession();
  return useBulkRun({
    send: async ({ user_id: talentId }) => {
      const { credits } = await sendUnlock({ talentId, ...(characterId !== undefined && { characterId }) });
      if (user) setCreditsLeft(client, user.user_id, credits);
      markUnlocked(client, talentId);
      markSelectedUnlocked(talentId);
    },
    onEnd: ({ done, failed }) => {
      void refreshCredits(client);
      void refreshUnlocked(client);
      if (failed.size > 0) return deselect(done);
      toast(t('unlocking.toast', { count: done.size }));
      onClose();
    },
  });
}

interface PriceProps {
  count: number;
  unlocked: readonly SelectedTalent[];
  credits: number | undefined;
}

function Price({ count, unlocked, credits }: PriceProps) {
  const { t } = useTranslation('talentSelection');
  const names = useNames(unlocked);
  const creditsLink = useCreditsLink();
  const isShort = credits !== undefined && credits < count;
  const amount = (of: number) => t('unlocking.credits', { count: of, shown: formatCount(of) });
  return (
    <>
      {count === 0 && <p>{t('unlocking.allUnlocked')}</p>}
      {count > 0 && (
        <p className={classes.price}>
          {credits === undefined
            ? t('unlocking.priceOnly', { count })
            : t('unlocking.price', { count, shown: formatCount(credits) })}
        </p>
      )}
      {count > 0 && unlocked.length > 0 && (
        <p className={classes.small}>{t('unlocking.already', { names })}</p>
      )}
      {isShort && (
        <Alert
          family="wait"
          action={
            <ButtonLink to={creditsLink} variant="ink" size="sm">
              {t('unlocking.buy')}
            </ButtonLink>
          }
        >
          {t('unlocking.short', { credits: amount(credits), needed: amount(count) })}
        </Alert>
      )}
    </>
  );
}

/** The price is said before anything is charged. */
export function BulkUnlockDialog({ talents, character, onClose }: BulkDialogProps) {
  const { t } = useTranslation('talentSelection');
  // Who was locked when it opened: the list changes while they are unlocked.
  const [locked] = useState(() => talents.filter(({ isUnlocked }) => !isUnlocked));
  const [unlocked] = useState(() => talents.filter(({ isUnlocked }) => isUnlocked));
  const { data: balance } = useCreditBalance();
  const run = useUnlockRun(character?.id, onClose);
  const { result, isRunning, isStarted } = run;
  const left = locked.length - result.done.size;
  const isShort = balance !== undefined && balance.credits < left;
  const isOver = isStarted && !isRunning;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('unlocking.title', { count: locked.length })}
      closable={!isRunning}
      closesOnClickOutside={!isStarted}
    >
      <div className={classes.body}>
        {!isStarted && <Price count={locked.length} unlocked={unlocked} credits={balance?.credits} />}
        {isStarted && (
          <RunReport
            talents={locked}
            result={result}
            isRunning={isRunning}
            running={t('unlocking.running')}
            done={t('unlocking.done', { count: result.done.size })}
            label={t('unlocking.progress')}
          />
        )}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={isRunning} onClick={onClose}>
          {t(isOver ? 'close' : 'cancel')}
        </Button>
        {left > 0 && (
          <Button loading={isRunning} disabled={isShort} onClick={() => void run.start(locked, undefined)}>
            {isOver ? t('run.retryAll', { count: left }) : t('unlocking.send', { count: left })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
