import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';

const known = ['PROFILE_FROZEN', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'file', 'fileGone', 'other'] as const;

/** Why a message was not taken: our words for a code, or the sentence the server gave. */
export function useRefusalWords(reason: string | undefined, name: string): string {
  const { t } = useTranslation('messages');
  const code = known.find((one) => one === reason);
  if (code) return t(`refusal.${code}`, { name });
  const isSentence = reason?.includes(' ');
  return isSentence && reason ? reason : t('refusal.other');
}
