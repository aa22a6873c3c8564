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
import { DateFields } from '../components/date-fields.tsx';
import {
  closeAvailabilityCheck,
  type TalentRequest,
  useAvailabilityCheckRequest,
} from '../model/dialog-requests.ts';
import { type DateError, findDateError, type RequestedDates } from '../model/requested-dates.ts';
import classes from './availability-check-dialog.module.css';

interface CheckOptions {
  readonly request: TalentRequest;
  readonly recruiterId: number;
  readonly onSent: () => void;
}

function useAvailabilityCheck({ request: { talentId, name }, recruiterId, onSent }: CheckOptions) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  const [dates, setDates] = useState<RequestedDates>({ from: '', to: '' });
  const [dateError, setDateError] = useState<DateError>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => sendAvailabilityCheck(talentId, dates),
    onSuccess: ({ available_id: id, start_date, end_date, status }) => {
      setLastQuestion(client, recruiterId, talentId, { id, start_date, end_date, status });
      refreshQuestions(client, recruiterId, talentId);
      toast(t('question.asked', { name, days: formatDays(start_date, end_date) }));
      onSent();
    },
  });
  return {
    dates,
    dateError,
    change: (changed: Partial<RequestedDates>) => {
      setDates((now) => ({ ...now, ...changed }));
      setDateError(undefined);
      reset();
    },
    send: () => {
      const invalid = findDateError(dates);
      setDateError(invalid);
      if (!invalid) mutate();
    },
    isSending: isPending,
    requestError: error ? readRequestError(error) : undefined,
  };
}

interface CheckDialogProps {
  request: TalentRequest;
  recruiterId: number;
  opened: boolean;
}

const knownCodes = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

function CheckError({ requestError, name }: { requestError: RequestError; name: string }) {
  const { t } = useTranslation('unlocking');
  const code = knownCodes.find((one) => one === requestError.code) ?? 'other';
  return <Alert family="stop">{t(`question.errors.${code}`, { name })}</Alert>;
}

function CheckDialog({ request, recruiterId, opened }: CheckDialogProps) {
  const { t } = useTranslation('unlocking');
  const { name } = request;
  const check = useAvailabilityCheck({ request, recruiterId, onSent: closeAvailabilityCheck });
  const { requestError, isSending, dates } = check;
  return (
    <Dialog
      opened={opened}
      onClose={closeAvailabilityCheck}
      title={t('question.title', { name })}
      lead={t('question.lead')}
      closable={!isSending}
      closesOnClickOutside={dates.from === '' && dates.to === ''}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) check.send();
        }}
      >
        <DateFields value={check} serverErrors={requestError?.fields ?? []} />
        {requestError && <CheckError requestError={requestError} name={name} />}
        <DialogActions>
          <Button variant="outline" disabled={isSending} onClick={closeAvailabilityCheck}>
            {t('question.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('question.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export default function AvailabilityCheckDialog() {
  const request = useAvailabilityCheckRequest();
  const { user } = useSession();
  // Keeps its content while it closes.
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
