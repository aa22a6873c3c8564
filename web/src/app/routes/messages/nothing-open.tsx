import { MessageSquare } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import classes from './messages-page.module.css';

/** Beside the list, until somebody is chosen. */
export function NothingOpen() {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.nothing}>
      <EmptyState icon={MessageSquare} title={t('page.choose')} text={t('page.chooseText')} />
    </div>
  );
}
