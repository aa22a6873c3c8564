import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { askTalent, keepQuestion, refreshQuestions } from '../api.ts';
import type { AskRequest } from '../model/ask-request.ts';
import { type AskedDays, type DaysFault, faultOf } from '../model/asked-days.ts';

interface AskingOptions {
  readonly request: AskRequest;
  readonly recruiterId: number;
  readonly onAsked: () => void;
}

/** The days as they are chosen, and the question itself. */
export function useAsking({ request: { talentId, name }, recruiterId, onAsked }: AskingOptions) {
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
    trouble: error ? readTrouble(error) : undefined,
  };
}
