import { useEffect } from 'react';
import { isSlowConnection } from '../../../../shared/lib/slow-connection.ts';
import { type Applicant, useApplicant } from '../api.ts';
import { firstMediaOf } from './media.ts';

/** The next applicant with what plays first, so that nobody waits. On slow lines only the words. */
export function useReadAhead(next: Applicant | undefined) {
  const { data } = useApplicant(next?.id);
  const media = data?.sent.media ?? [];
  const first = media[firstMediaOf(media)];
  const isFetched = !isSlowConnection();
  const photo = isFetched && first ? (first.kind === 'photo' ? first.file_url : first.card_url) : null;
  useEffect(() => {
    if (photo !== null) new Image().src = photo;
  }, [photo]);
  return {
    isLoaded: data !== undefined && data !== null,
    /** To be loaded by a player out of sight. */
    playable: isFetched && first?.state === 'ready' && first.kind !== 'photo' ? first.file_url : undefined,
  };
}
