import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { paths } from '../../shared/lib/paths.ts';
import { ButtonAnchor } from '../../shared/ui/button/button.tsx';
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx';
import { reportError } from '../start/watch-errors.ts';
import classes from './route-error.module.css';

/**
 * Shown when a page throws or fails to load. Both actions reload the document, because old scripts may be
 * gone after a deployment.
 */
export function RouteError() {
  const { t } = useTranslation('shell');
  const title = t('routeError.title');
  usePageTitle(title);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <div className={classes.page}>
      <ErrorState
        level={1}
        title={title}
        happened={t('routeError.happened')}
        kept={t('routeError.kept')}
        next={t('routeError.next')}
        onRetry={() => window.location.reload()}
        retryLabel={t('routeError.reload')}
      >
        <ButtonAnchor href={paths.home()} variant="outline">
          {t('routeError.home')}
        </ButtonAnchor>
      </ErrorState>
    </div>
  );
}
