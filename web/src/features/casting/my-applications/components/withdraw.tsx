import { type WithdrawReason, withdrawReasons } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { Undo } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { shortDate } from '../../job-cards/index.ts';
import { useWithdraw } from '../api.ts';
import { nameOf } from '../model/step-words.ts';
import classes from './application-page.module.css';

interface WithdrawProps {
  application: OwnApplicationDetail;
}

function WithdrawDialog({ application, onClose }: WithdrawProps & { onClose: () => void }) {
  const { t } = useTranslation('myApplications');
  const [reason, setReason] = useState<WithdrawReason | null>(null);
  const { withdraw, isPending } = useWithdraw(application);
  const role = nameOf(application);
  const name = application.recruiter?.name.split(' ')[0] ?? t('row.somebody');
  const { is_open: isOpen, deadline } = application.job;
  const again = isOpen
    ? deadline
      ? t('withdraw.again', { date: shortDate(deadline.at) })
      : t('withdraw.againOpen')
    : '';
  const confirm = async () => {
    try {
      await withdraw(reason ?? undefined);
      toast(t('withdraw.done'));
      onClose();
    } catch (error) {
      const { code } = readRequestError(error);
      const key =
        code === 'NETWORK'
          ? 'offline'
          : code === 'CONFLICT' || code === 'ALREADY_SETTLED'
            ? 'moved'
            : 'failed';
      toast(t(`withdraw.${key}`), { severity: 'error' });
      if (key === 'moved') onClose();
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('withdraw.title', { role })}
      lead={`${t('withdraw.lead', { name })} ${again}`}
    >
      <RadioChips
        label={t('withdraw.why')}
        options={withdrawReasons.map((value) => ({ value, label: t(`withdraw.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('withdraw.keep')}
        </Button>
        <Button loading={isPending} onClick={() => void confirm()}>
          {t('withdraw.confirm', { role })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Any time, kindly, with a way back. */
export function Withdraw({ application }: WithdrawProps) {
  const { t } = useTranslation('myApplications');
  const [isOpen, setIsOpen] = useState(false);
  const name = application.recruiter?.name.split(' ')[0] ?? t('row.somebody');
  const { is_open: isJobOpen, deadline } = application.job;
  if (!application.actions.includes('withdraw')) return null;
  const hint = !isJobOpen
    ? t('withdraw.hintClosed', { name })
    : deadline
      ? t('withdraw.hint', { name, date: shortDate(deadline.at) })
      : t('withdraw.hintOpen', { name });
  return (
    <div className={classes.foot}>
      <p>{hint}</p>
      <Button variant="ghost" leftSection={<Undo size={17} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('withdraw.button')}
      </Button>
      {isOpen && <WithdrawDialog application={application} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
