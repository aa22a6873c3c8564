import '../i18n.ts';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './list-head.module.css';

interface ListHeadProps {
  onNew: () => void;
  children: ReactNode;
}

export function ListHead({ onNew, children }: ListHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.head}>
      <div className={classes.top}>
        <h1 className={classes.title}>{t('page.title')}</h1>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={t('list.newName')}
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={onNew}
        >
          {t('list.new')}
        </Button>
      </div>
      {children}
    </div>
  );
}
