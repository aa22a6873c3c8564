import { useLocation } from 'react-router';
import type { purposes } from '../../shared/i18n/en/pages.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { hasDevPages } from '../../shared/lib/environment.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { paths } from '../../shared/lib/paths.ts';
import { ButtonLink } from '../../shared/ui/button/button.tsx';
import { NotBuiltYet } from '../../shared/ui/not-built-yet/not-built-yet.tsx';
import type { ProductRoute } from '../router/route-table.ts';
import classes from './not-built-yet-page.module.css';

/** A test opens every page that is not built. */
type UnbuiltKey = keyof typeof purposes;

export function NotBuiltYetPage({ route }: { route: ProductRoute }) {
  const { t } = useTranslation('pages');
  const { t: purpose } = useTranslation('purposes');
  const { t: part } = useTranslation('parts');
  const { t: notBuilt } = useTranslation('notBuilt');
  const { pathname } = useLocation();
  const title = t(`${route.purposeKey}.title`);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <NotBuiltYet
        title={title}
        purpose={purpose(route.purposeKey as UnbuiltKey)}
        part={part(route.part)}
        address={pathname}
        access={route.access}
      >
        {pathname !== paths.home() && (
          <ButtonLink to={paths.home()} variant="ink">
            {notBuilt('home')}
          </ButtonLink>
        )}
        {hasDevPages() && (
          <ButtonLink to={paths.design()} variant="outline">
            {notBuilt('design')}
          </ButtonLink>
        )}
      </NotBuiltYet>
    </div>
  );
}
