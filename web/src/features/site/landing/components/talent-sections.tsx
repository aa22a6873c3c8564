import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import actions from './action-links.module.css';
import { LandingSection } from './landing-layout.tsx';
import classes from './talent-sections.module.css';

const states = [
  'applied',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'cast',
  'notSelected',
] as const;

/** Every status of an application. */
export function ApplicationStatuses() {
  const { t } = useTranslation('talentLanding');
  return (
    <LandingSection title={t('states.title')} lead={t('states.lead')}>
      <ol className={classes.states}>
        {states.map((state) => (
          <li key={state} className={classes.state}>
            <Status name={state} />
            <p className={classes.text}>{t(`states.${state}`)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

/** Help with photos, where most people stop. */
export function PhotoHint() {
  const { t } = useTranslation('talentLanding');
  return (
    <LandingSection title={t('photos.title')}>
      <div className={classes.hint}>
        <p className={classes.photoHintText}>{t('photos.text')}</p>
        <Link className={actions.second} to={paths.exampleImage()}>
          {t('photos.action')}
        </Link>
      </div>
    </LandingSection>
  );
}
