import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './panel.module.css';

/** The place of the panel until it is known which one it is. */
export function PanelWaiting() {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.panel}>
      <Waiting label={t('loading')}>
        <Skeleton width="6rem" height="1rem" />
        <div className={classes.actions}>
          <SkeletonText lines={4} />
          <Skeleton height="2.5rem" />
        </div>
      </Waiting>
    </div>
  );
}

/** The rest did not come; what is on the page stays. */
export function PanelFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  const { t } = useTranslation('talentProfile');
  return (
    <Alert
      family="stop"
      action={
        <Button variant="ink" size="sm" onClick={onRetry}>
          {t('contact.retry')}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
