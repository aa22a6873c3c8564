import { formatDayMonth } from '@callboard/contract/short-dates';
import { Ban, Eye, StickyNote } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayInIndia } from '../../lib/format/days-in-india.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './card-memory.module.css';
import type { TalentCardTalent } from './talent-card-talent.ts';

/** What the reader did with them before: under the photo, never on the face. */
export function CardMemory({ memory }: { memory: NonNullable<TalentCardTalent['memory']> }) {
  const { t } = useTranslation('talentCard');
  const { seenAt, notFor, hasNote } = memory;
  if (!seenAt && !notFor && !hasNote) return null;
  return (
    <p className={classes.memory}>
      {notFor && (
        <span className={classes.item}>
          <Ban size={12} aria-hidden /> {t('notFor', { name: notFor })}
        </span>
      )}
      {seenAt && !notFor && (
        <span className={classes.item}>
          <Eye size={12} aria-hidden /> {t('viewed', { day: formatDayMonth(dayInIndia(seenAt)) })}
        </span>
      )}
      {hasNote && (
        <span className={classes.note} title={t('hasNote')}>
          <StickyNote size={13} aria-hidden />
          <VisuallyHidden>{t('hasNote')}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
