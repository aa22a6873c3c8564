import { useState } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { profileLink } from './share-links.ts';

interface Shared {
  readonly name: string;
  readonly userUniqueId: string;
}

/** A phone has a sheet of its own with everything that can send a link; a desk gets our dialog. */
const hasNativeSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

const wasPutAway = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function useShare({ name, userUniqueId }: Shared) {
  const [isOpen, setIsOpen] = useState(false);
  const share = () => {
    if (!hasNativeSheet()) return setIsOpen(true);
    navigator.share({ title: name, url: profileLink(userUniqueId) }).catch((error: unknown) => {
      if (wasPutAway(error)) return;
      logProblem('The share sheet did not open', error);
      setIsOpen(true);
    });
  };
  return { isOpen, share, close: () => setIsOpen(false) };
}
