import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../shared/lib/built-paths.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import classes from './not-found-page.module.css';

const ways = [
  { word: 'findTalents', to: paths.findTalents() },
  { word: 'findJobs', to: paths.findJobs() },
  { word: 'castings', to: paths.castings() },
  { word: 'support', to: paths.support() },
] as const;

/** The 404 page. */
export function Component() {
  const { t } = useTranslation('shell');
  const isBuilt = useIsBuilt();
  usePageHead({ title: t('notFound.title'), description: t('notFound.text'), isMissing: true });
  return (
    <div className={classes.page}>
      <p className={classes.slip} aria-hidden>
        <MapPinOff size={30} />
      </p>
      <h1 className={classes.title}>{t('notFound.title')}</h1>
      <p className={classes.text}>{t('notFound.text')}</p>
      <ButtonLink to={paths.home()} variant="ink" size="lg">
        {t('notFound.home')}
      </ButtonLink>
      <nav className={classes.ways} aria-label={t('notFound.ways')}>
        {ways
          .filter(({ to }) => isBuilt(to))
          .map(({ word, to }) => (
            <Link key={word} to={to}>
              {t(`menu.${word}`)}
            </Link>
          ))}
      </nav>
    </div>
  );
}
