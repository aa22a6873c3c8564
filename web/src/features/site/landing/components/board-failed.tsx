import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import classes from './board-failed.module.css';

export function BoardFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.place}>
      <ErrorState
        title={t('failed.title')}
        happened={t('failed.happened')}
        kept={t('failed.kept')}
        next={t('failed.next')}
        onRetry={onRetry}
      />
    </div>
  );
}
