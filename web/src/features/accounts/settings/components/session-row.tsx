import type { Session } from '@callboard/contract/accounts/user';
import { Globe, Laptop, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './settings-row.module.css';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, other: Globe };

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const { device, kind, ip_address, last_used_at, is_current } = session;
  const Icon = icons[kind];
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.what}>
        <b>{device}</b>
        <small>{ip_address ?? t('sessions.unknownPlace')}</small>
      </div>
      <span className={classes.aside}>
        {is_current ? t('sessions.now') : <time dateTime={last_used_at}>{formatDateTime(last_used_at)}</time>}
      </span>
      <span className={classes.end}>
        {is_current ? (
          <Status name="confirmed">{t('sessions.thisDevice')}</Status>
        ) : (
          <Button
            size="sm"
            variant="outline"
            loading={isEnding}
            aria-label={t('sessions.endOne', { device })}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )}
      </span>
    </li>
  );
}
