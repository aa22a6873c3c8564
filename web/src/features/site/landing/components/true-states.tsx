import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { LandingSection } from './opening.tsx';
import classes from './true-states.module.css';

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

/** Every state an application can be in, in the words and marks the product uses for them. */
export function TrueStates() {
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
