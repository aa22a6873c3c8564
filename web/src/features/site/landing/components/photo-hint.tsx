import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import actions from './action-links.module.css';
import { LandingSection } from './opening.tsx';
import classes from './photo-hint.module.css';

/** The step at which most people stop: where to get a photo that works. */
export function PhotoHint() {
  const { t } = useTranslation('talentLanding');
  return (
    <LandingSection title={t('photos.title')}>
      <div className={classes.hint}>
        <p className={classes.text}>{t('photos.text')}</p>
        <Link className={actions.second} to={paths.exampleImage()}>
          {t('photos.action')}
        </Link>
      </div>
    </LandingSection>
  );
}
