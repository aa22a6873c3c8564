import type { ClientPage } from '@callboard/contract/casting/client-page';
import { Timer, TimerOff, UserRoundPen } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Wordmark } from '../../../../shared/ui/wordmark/wordmark.tsx';
import { expiryText } from '../model/page-texts.ts';
import classes from './client-bar.module.css';

/** Whose page this is and how long it stays. */
export function ClientBar({ page }: { page: ClientPage | undefined }) {
  const { t } = useTranslation('clientPage');
  useTimeFormat();
  const isOver = page?.state === 'expired' || page?.state === 'revoked';
  const reader = page?.for_name ?? page?.visitor?.name;
  const Icon = isOver ? TimerOff : Timer;
  return (
    <header className={classes.bar}>
      <Link className={classes.home} to={paths.home()} aria-label={t('home')}>
        <Wordmark />
      </Link>
      {page && (
        <div className={classes.facts}>
          {reader && (
            <span className={classes.reader}>
              <UserRoundPen size={16} aria-hidden />
              <span>{t('for', { name: reader })}</span>
            </span>
          )}
          <strong className={classes.expires}>
            <Icon size={16} aria-hidden />
            {expiryText(t, page)}
          </strong>
        </div>
      )}
    </header>
  );
}
