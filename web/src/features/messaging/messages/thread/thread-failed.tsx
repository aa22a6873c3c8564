import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import classes from './thread.module.css';

interface ThreadFailedProps {
  error: unknown;
  onRetry: () => void;
}

export function ThreadFailed({ error, onRetry }: ThreadFailedProps) {
  const { t } = useTranslation('messages');
  const { code } = readTrouble(error);
  const isMissing = code === 'NOT_FOUND' || code === 'VALIDATION_FAILED';
  return (
    <div className={classes.failed}>
      {isMissing ? (
        <ErrorState
          title={t('thread.failed.missing')}
          happened={t('thread.failed.missingHappened')}
          kept={t('thread.failed.kept')}
          next={t('thread.failed.missingNext')}
        />
      ) : (
        <ErrorState
          title={t('thread.failed.title')}
          happened={t('thread.failed.happened')}
          kept={t('thread.failed.kept')}
          next={t('thread.failed.next')}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
