import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useSettings } from '../model/settings-context.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import classes from './settings-row.module.css';

function usePasswordWords(): string {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  if (!record.has_password) return t('password.none');
  return record.password_changed_at === null
    ? t('password.unchanged')
    : t('password.changed', { date: formatDate(record.password_changed_at) });
}

export function PasswordRow() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const words = usePasswordWords();
  return (
    <div className={classes.row}>
      <span className={classes.icon}>
        <Lock size={20} aria-hidden />
      </span>
      <div className={classes.what}>
        <b>{t('password.title')}</b>
        <small>{words}</small>
      </div>
      <span className={classes.end}>
        <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
          {t(record.has_password ? 'password.change' : 'password.set')}
        </Button>
      </span>
      <ChangePasswordDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
