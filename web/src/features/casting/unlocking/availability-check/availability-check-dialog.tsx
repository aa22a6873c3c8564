import '../i18n.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshQuestions, sendAvailabilityCheck, setLastQuestion } from '../api.ts';
import { DayFields } from '../components/day-fields.tsx';
import { type AskedDays, type DateError, faultOf } from '../model/asked-days.ts';
import {
  closeAvailabilityCheck,
  type TalentRequest,
  useAvailabilityCheckRequest,
} from '../model/dialog-requests.ts';
import classes from './availability-check-dialog.module.css';

interface CheckOptions {
  readonly request: TalentRequest;
  readonly recruiterId: number;
  readonly onAsked: () => void;
}

/** The days as they are chosen, and the question itself. */
function useAvailabilityCheck({ request: { talentId, name }, recruiterId, onAsked }: CheckOptions) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  const [days, setDays] = useState<AskedDays>({ from: '', to: '' });
  const [fault, setFault] = useState<DateError>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => sendAvailabilityCheck(talentId, days),
    onSuccess: ({ available_id: id, start_date, end_date, status }) => {
      setLastQuestion(client, recruiterId, talentId, { id, start_date, end_date, status });
      refreshQuestions(client, recruiterId, talentId);
      toast(t('question.asked', { name, days: formatDays(start_date, end_date) }));
      onAsked();
    },
  });
  return {
    days,
    fault,
    change: (changed: Partial<AskedDays>) => {
      setDays((now) => ({ ...now, ...changed }));
      setFault(undefined);
      reset();
    },
    ask: () => {
      const found = faultOf(days);
      setFault(found);
      if (!found) mutate();
    },
    isAsking: isPending,
    trouble: error ? readRequestError(error) : undefined,
  };
}

interface CheckDialogProps {
  request: TalentRequest;
  recruiterId: number;
  opened: boolean;
}

const named = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

function CheckError({ trouble, name }: { trouble: RequestError; name: string }) {
  const { t } = useTranslation('unlocking');
  const code = named.find((one) => one === trouble.code) ?? 'other';
  return <Alert family="stop">{t(`question.errors.${code}`, { name })}</Alert>;
}

function CheckDialog({ request, recruiterId, opened }: CheckDialogProps) {
  const { t } = useTranslation('unlocking');
  const { name } = request;
  const asking = useAvailabilityCheck({ request, recruiterId, onAsked: closeAvailabilityCheck });
  const { trouble, isAsking, days } = asking;
  return (
    <Dialog
      opened={opened}
      onClose={closeAvailabilityCheck}
      title={t('question.title', { name })}
      lead={t('question.lead')}
      closable={!isAsking}
      closesOnClickOutside={days.from === '' && days.to === ''}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) asking.ask();
        }}
      >
        <DayFields asked={asking} refused={trouble?.fields ?? []} />
        {trouble && <CheckError trouble={trouble} name={name} />}
        <DialogActions>
          <Button variant="outline" disabled={isAsking} onClick={closeAvailabilityCheck}>
            {t('question.cancel')}
          </Button>
          <Button type="submit" loading={isAsking}>
            {t('question.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A recruiter asks somebody unlocked whether they are free. */
export default function AvailabilityCheckDialog() {
  const request = useAvailabilityCheckRequest();
  const { user } = useSession();
  // It closes in its own time, with the one it was about still in it.
  const [last, setLast] = useState<{ request: TalentRequest; times: number }>();
  if (request && request !== last?.request) setLast({ request, times: (last?.times ?? 0) + 1 });
  if (!last || user?.user_type !== 2) return null;
  return (
    <CheckDialog
      key={last.times}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
