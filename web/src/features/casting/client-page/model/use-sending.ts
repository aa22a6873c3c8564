import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { Answers } from './use-answers.ts';

type Failure = 'offline' | 'refused';

/** Sends everything at once. What could not be sent stays where it is. */
export function useSending(answers: Answers, sender: string) {
  const { t } = useTranslation('clientPage');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async () => {
    setIsSending(true);
    setFailure(undefined);
    try {
      if (await answers.sendAll()) toast(t('send.done', { name: sender }));
      else setFailure(navigator.onLine ? 'refused' : 'offline');
    } catch (error) {
      setFailure(readRequestError(error).code === 'NETWORK' ? 'offline' : 'refused');
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, failure, send };
}
export type Sending = ReturnType<typeof useSending>;
