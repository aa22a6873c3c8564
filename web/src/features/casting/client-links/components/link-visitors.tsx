import type { ClientLink } from '@callboard/contract/casting/client-links';
import { Check, Eye } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRecent } from '../../../../shared/lib/format/dates.ts';
import classes from './link-card.module.css';

/** Who opened a link and when, and what came of it. */
export function LinkVisitors({ link: { visitors, faces } }: { link: ClientLink }) {
  const { t } = useTranslation('clientLinks');
  if (visitors.length === 0) return <p className={classes.quiet}>{t('visitors.none')}</p>;
  return (
    <ul className={classes.visitors} aria-label={t('visitors.label')}>
      {visitors.map(({ name, first_seen_at, last_seen_at, visits, sent_at, answered }) => (
        <li key={`${name} ${first_seen_at}`} data-sent={sent_at !== null || undefined}>
          {sent_at === null ? <Eye size={16} aria-hidden /> : <Check size={16} aria-hidden />}
          <span>
            <strong>{name}</strong>{' '}
            <span className={classes.quiet}>
              {sent_at === null
                ? t('visitors.opened', { when: formatRecent(last_seen_at) })
                : t('visitors.replied', { answered, faces: Math.max(faces, answered) })}
              {', '}
              {t('visitors.visits', { count: visits })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
