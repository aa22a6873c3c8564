import { Check } from 'lucide-react';
import { LeadForm } from '../../../features/site/contact/index.ts';
import { LandingSection } from '../../../features/site/landing/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './call-back.module.css';

export const callBackAnchor = 'call-me';

const points = ['pointOne', 'pointTwo', 'pointThree'] as const;

/** For those who would rather talk: leave a number and be called. */
export function CallBack() {
  const { t } = useTranslation('recruiterLanding');
  return (
    <LandingSection title={t('callBack.title')} id={callBackAnchor}>
      <div className={classes.columns}>
        <div>
          <p className={classes.text}>{t('callBack.text')}</p>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <Check size={18} aria-hidden /> {t(`callBack.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <LeadForm />
      </div>
    </LandingSection>
  );
}
