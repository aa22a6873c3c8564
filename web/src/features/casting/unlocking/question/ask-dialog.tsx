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
import { askTalent, keepQuestion, refreshQuestions } from '../api.ts';
import { DayFields } from '../components/day-fields.tsx';
import { type AskRequest, closeAsk, useAskRequest } from '../model/ask-request.ts';
import { type AskedDays, type DaysFault, faultOf } from '../model/asked-days.ts';
import classes from './ask-dialog.module.css';

interface AskingOptions {
  readonly request: AskRequest;
  readonly recruiterId: number;
  readonly onAsked: () => void;
}

/** The days as they are chosen, and the question itself. */
function useAsking({ request: { talentId, name }, recruiterId, onAsked }: AskingOptions) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  const [days, setDays] = useState<AskedDays>({ from: '', to: '' });
  const [fault, setFault] = useState<DaysFault>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => askTalent(talentId, days),
    onSuccess: ({ available_id: id, start_date, end_date, status }) => {
      keepQuestion(client, recruiterId, talentId, { id, start_date, end_date, status });
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

interface OneAskProps {
  request: AskRequest;
  recruiterId: number;
  opened: boolean;
}

const named = ['NETWORK', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

function TroubleWords({ trouble, name }: { trouble: RequestError; name: string }) {
  const { t } = useTranslation('unlocking');
  const code = named.find((one) => one === trouble.code) ?? 'other';
  return <Alert family="stop">{t(`question.errors.${code}`, { name })}</Alert>;
}

function OneAsk({ request, recruiterId, opened }: OneAskProps) {
  const { t } = useTranslation('unlocking');
  const { name } = request;
  const asking = useAsking({ request, recruiterId, onAsked: closeAsk });
  const { trouble, isAsking, days } = asking;
  return (
    <Dialog
      opened={opened}
      onClose={closeAsk}
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
        {trouble && <TroubleWords trouble={trouble} name={name} />}
        <DialogActions>
          <Button variant="outline" disabled={isAsking} onClick={closeAsk}>
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
export default function AskDialog() {
  const request = useAskRequest();
  const { user } = useSession();
  // It closes in its own time, with the one it was about still in it.
  const [last, setLast] = useState<{ request: AskRequest; times: number }>();
  if (request && request !== last?.request) setLast({ request, times: (last?.times ?? 0) + 1 });
  if (!last || user?.user_type !== 2) return null;
  return (
    <OneAsk
      key={last.times}
      request={last.request}
      recruiterId={user.user_id}
      opened={request !== undefined}
    />
  );
}
