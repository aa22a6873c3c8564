import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshCredits, setCreditsLeft } from '../../../billing/credits/index.ts';
import { markUnlocked, refreshUnlocked, sendUnlock } from '../api.ts';
import type { UnlockRequest } from './dialog-requests.ts';
import type { RequestedDates } from './requested-dates.ts';

const knownCodes = [
  'NO_CREDITS',
  'PROFILE_FROZEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'VALIDATION_FAILED',
] as const;

/** The character is no longer being cast, but the talent can still be unlocked. */
export const isAboutCharacter = ({ code, fields }: RequestError): boolean =>
  code === 'NOT_FOUND' && fields.some(({ field }) => field.endsWith('characterId'));

/** With a known code nothing was charged. With any other error we cannot tell. */
export function errorKeyOf(
  requestError: RequestError,
): (typeof knownCodes)[number] | 'characterGone' | 'unknown' {
  if (isAboutCharacter(requestError)) return 'characterGone';
  return knownCodes.find((one) => one === requestError.code) ?? 'unknown';
}

const finalErrors: readonly string[] = ['PROFILE_FROZEN', 'NOT_FOUND', 'NO_CREDITS'];

export const canRetry = (requestError: RequestError | undefined): boolean =>
  requestError === undefined || !finalErrors.includes(errorKeyOf(requestError));

export const isUncertain = (requestError: RequestError | undefined): boolean =>
  requestError !== undefined && errorKeyOf(requestError) === 'unknown';

interface UnlockingOptions {
  readonly request: UnlockRequest;
  readonly recruiterId: number;
  readonly characterId: number | undefined;
  readonly onUnlocked: (dates: RequestedDates | undefined) => void;
  readonly onError: (requestError: RequestError) => void;
}

/** Charges the credit, then updates the talent and the balance wherever they are shown. */
export function useUnlocking(options: UnlockingOptions) {
  const { request, recruiterId, characterId, onUnlocked, onError } = options;
  const { t } = useTranslation('unlocking');
  const client = useQueryClient();
  const { talentId, name } = request;
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (dates: RequestedDates | undefined) =>
      sendUnlock({
        talentId,
        ...(characterId !== undefined && { characterId }),
        ...(dates && { start_date: dates.from, end_date: dates.to }),
      }),
    onSuccess: ({ credits, available_id }, dates) => {
      onUnlocked(available_id === null ? undefined : dates);
      setCreditsLeft(client, recruiterId, credits);
      markUnlocked(client, talentId);
      void refreshCredits(client);
      void refreshUnlocked(client);
      toast(t('done.toast', { name, count: credits, shown: formatCount(credits) }));
    },
    onError: (error) => {
      // The balance shown may be outdated.
      void refreshCredits(client);
      onError(readRequestError(error));
    },
  });
  return {
    unlock: mutate,
    isUnlocking: isPending,
    unlocked: data,
    requestError: error ? readRequestError(error) : undefined,
  };
}
