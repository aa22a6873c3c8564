import { useCallback } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Failure } from './upload.ts';

/** Why it was not uploaded, in a sentence that fits on a tile. */
export function useFailureText() {
  const { t } = useTranslation('gallery');
  return useCallback(
    ({ reason, detail }: Failure): string => {
      // The server's text about this file is more specific than ours.
      if (reason === 'refused' || reason === 'other') return detail ?? t('failed.other');
      if (reason === 'quota') return detail ?? t('failed.quota');
      return t(`failed.${reason}`);
    },
    [t],
  );
}
