import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import type { Words } from '../model/facts.ts';

/** What happened, what was kept and what to do, in one line. */
export function cardTrouble(t: Words, error: unknown): string {
  const { code } = readTrouble(error);
  switch (code) {
    case 'NETWORK':
      return t('card.offline');
    case 'RATE_LIMITED':
      return t('card.limited');
    default:
      return t('card.failed');
  }
}
