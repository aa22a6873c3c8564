import { Button } from '@mantine/core';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ErrorState } from '../../../shared/ui/error-state/error-state.tsx';
import classes from './profile-state.module.css';

/** Hidden, closed, never there, or a slip in the address: nobody is told which. */
export function ProfileMissing() {
  const { t } = useTranslation('talentProfile');
  usePageHead({ title: t('missing.title'), description: t('missing.description'), isMissing: true });
  return (
    <div className={`${classes.page} ${classes.missing}`}>
      <p className={classes.slip} aria-hidden>
        <UserRoundX size={30} />
      </p>
      <h1 className={classes.title}>{t('missing.title')}</h1>
      <p className={classes.text}>{t('missing.text')}</p>
      <nav className={classes.ways} aria-label={t('missing.ways')}>
        <Button component={Link} to={paths.findTalents()} variant="ink" size="lg">
          {t('findTalents')}
        </Button>
        <Button component={Link} to={paths.home()} variant="default" size="lg">
          {t('missing.home')}
        </Button>
      </nav>
    </div>
  );
}

export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('talentProfile');
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
