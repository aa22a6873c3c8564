import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';

type Notes = Pick<CastingOfProject, 'not_shown'> & { more: number };

/** “9 more · A few chose not to be shown”, or nothing. */
export function useCastNotes({ more, not_shown: hidden }: Notes): string {
  const { t } = useTranslation('castings');
  const unseen =
    hidden &&
    (hidden.count === null ? t('card.few') : t('card.hidden', { shown: formatCount(hidden.count) }));
  return [more > 0 && t('card.more', { shown: formatCount(more) }), unseen].filter(Boolean).join(' · ');
}
