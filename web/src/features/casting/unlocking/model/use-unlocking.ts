import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshCredits, setCreditsLeft } from '../../../billing/credits/index.ts';
import { markUnlocked, refreshUnlocked, sendUnlock } from '../api.ts';
import type { AskedDays } from './asked-days.ts';
import { isAboutCharacter } from './refusal.ts';
import type { UnlockRequest } from './unlock-request.ts';

interface UnlockingOptions {
  readonly request: UnlockRequest;
  readonly recruiterId: number;
  readonly onUnlocked: (asks: AskedDays | undefined) => void;
  readonly onError: (trouble: RequestError) => void;
}

/** The charge itself. What it changed shows at once wherever this talent and the balance are shown. */
export function useUnlocking({ request, recruiterId, onUnlocked, onError }: UnlockingOptions) {
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  const { talentId, name, character } = request;
  const [isCharacterGone, setIsCharacterGone] = useState(false);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (asks: AskedDays | undefined) =>
      sendUnlock({
        talentId,
        ...(character && !isCharacterGone && { characterId: character.id }),
        ...(asks && { start_date: asks.from, end_date: asks.to }),
      }),
    onSuccess: ({ credits, available_id }, asks) => {
      onUnlocked(available_id === null ? undefined : asks);
      setCreditsLeft(client, recruiterId, credits);
      markUnlocked(client, talentId);
      void refreshCredits(client);
      void refreshUnlocked(client);
      toast(t('done.toast', { name, count: credits, shown: formatCount(credits) }));
    },
    onError: (failure) => {
      // Whatever was refused, or came to nothing: the balance on the screen may be an old one.
      void refreshCredits(client);
      const trouble = readRequestError(failure);
      if (isAboutCharacter(trouble)) setIsCharacterGone(true);
      onError(trouble);
    },
    // A press without a line is answered at once, with words; it does not wait to be sent later.
  });
  return {
    unlock: mutate,
    isUnlocking: isPending,
    unlocked: data,
    trouble: error ? readRequestError(error) : undefined,
  };
}
