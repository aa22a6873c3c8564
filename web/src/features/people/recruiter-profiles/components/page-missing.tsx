import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import classes from './page-state.module.css';

/** Frozen, closed, never there, or a slip in the address: nobody is told which. */
export function PageMissing() {
  const { t } = useTranslation('recruiterProfile');
  usePageHead({ title: t('missing.title'), description: t('missing.description'), isMissing: true });
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('missing.title')}</h1>
      <p className={classes.text}>{t('missing.text')}</p>
      <nav className={classes.ways} aria-label={t('missing.ways')}>
        <ButtonLink to={paths.findJobs()} variant="ink" size="lg">
          {t('missing.jobs')}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="outline" size="lg">
          {t('missing.home')}
        </ButtonLink>
      </nav>
    </div>
  );
}

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('recruiterProfile');
  return (
    <div className={classes.page}>
      <ErrorState
        level={1}
        title={t('failed.title')}
        happened={t('failed.happened')}
        kept={t('failed.kept')}
        next={t('failed.next')}
        onRetry={onRetry}
      />
    </div>
  );
}
