import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from './upload.ts';

/** Why it was not sent, in a sentence that fits on a tile. */
export function useFailureWords() {
  const { t } = useTranslation('gallery');
  return useCallback(
    ({ reason, detail }: Failure): string =>
      reason === 'refused' ? (detail ?? t('failed.other')) : t(`failed.${reason}`),
    [t],
  );
}
