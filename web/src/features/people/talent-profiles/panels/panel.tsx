import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the right end of the title. */
  status?: ReactNode;
  children: ReactNode;
  isPrinted?: boolean;
}

/** A card beside the profile. */
export function Panel({ title, status, children, isPrinted = false }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id} data-printed={isPrinted || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {status}
      </div>
      {children}
    </section>
  );
}

/** Until it is known which panel this viewer gets. */
export function PanelSkeleton() {
  const { t } = useTranslation('talentProfile');
  const { t: controls } = useTranslation('controls');
  return (
    <div className={classes.panel}>
      <Waiting label={controls('query.loading', { thing: t('thing') })}>
        <Skeleton width="6rem" height="1rem" />
        <div className={classes.actions}>
          <SkeletonText lines={4} />
          <Skeleton height="2.5rem" />
        </div>
      </Waiting>
    </div>
  );
}

export function PanelFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
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
      {text}
    </Alert>
  );
}
