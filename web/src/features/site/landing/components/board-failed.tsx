import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import classes from './board-failed.module.css';

export function BoardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.place}>
      <FailedQuery thing={t('thing')} error={error} onRetry={onRetry} />
    </div>
  );
}
