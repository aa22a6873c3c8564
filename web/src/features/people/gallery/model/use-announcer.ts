import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { DeskState } from './desk-state.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Tells those who do not see the tiles what becomes of their files. */
export function useAnnouncer(state: DeskState) {
  const { t } = useTranslation('gallery');
  const failureWords = useFailureWords();
  const [words, setWords] = useState('');
  const before = useRef(state);

  useEffect(() => {
    const { uploads, gallery } = before.current;
    before.current = state;
    const failed = state.uploads.find(
      ({ key, step }) =>
        step.at === 'failed' && uploads.find((upload) => upload.key === key)?.step.at !== 'failed',
    );
    const refused = state.gallery?.gallary.find(
      (item) =>
        item.state === 'refused' && gallery?.gallary.find(({ id }) => id === item.id)?.state === 'processing',
    );
    const added = state.uploads.filter(({ key }) => !uploads.some((upload) => upload.key === key)).length;
    if (failed?.step.at === 'failed') {
      setWords(t('announce.failed', { name: failed.name, reason: failureWords(failed.step.failure) }));
    } else if (refused) setWords(t('announce.refused', { reason: refused.refusal ?? '' }));
    else if (added > 0) setWords(t('announce.added', { count: added }));
    else if (uploads.length > 0 && state.uploads.length === 0) setWords(t('announce.allUp'));
  }, [state, t, failureWords]);

  return { words, announce: useCallback((said: string) => setWords(said), []) };
}
