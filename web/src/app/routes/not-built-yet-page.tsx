import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { isWorkshop } from '../../shared/lib/environment.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { paths } from '../../shared/lib/paths.ts';
import { ButtonLink } from '../../shared/ui/button/button.tsx';
import { NotBuiltYet } from '../../shared/ui/not-built-yet/not-built-yet.tsx';
import type { ProductRoute } from '../router/route-table.ts';
import classes from './not-built-yet-page.module.css';

export function NotBuiltYetPage({ route }: { route: ProductRoute }) {
  const { t } = useTranslation(['pages', 'parts', 'notBuilt']);
  const { pathname } = useLocation();
  const title = t(`${route.purposeKey}.title`);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <NotBuiltYet
        title={title}
        purpose={t(`${route.purposeKey}.purpose`)}
        part={t(route.part, { ns: 'parts' })}
        address={pathname}
        access={route.access}
      >
        {pathname !== paths.home() && (
          <ButtonLink to={paths.home()} variant="ink">
            {t('home', { ns: 'notBuilt' })}
          </ButtonLink>
        )}
        {isWorkshop() && (
          <ButtonLink to={paths.design()} variant="outline">
            {t('design', { ns: 'notBuilt' })}
          </ButtonLink>
        )}
      </NotBuiltYet>
    </div>
  );
}
