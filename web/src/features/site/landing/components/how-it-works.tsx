import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './how-it-works.module.css';
import { LandingSection } from './landing-section.tsx';

const numbers = ['one', 'two', 'three'] as const;

interface StepsProps {
  side: 'talents' | 'recruiters';
  /** Side by side instead of under each other. */
  isWide: boolean;
}

function Steps({ side, isWide }: StepsProps) {
  const { t } = useTranslation('landing');
  return (
    <ol className={classes.steps} data-wide={isWide || undefined}>
      {numbers.map((number, index) => (
        <li key={number} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <p className={classes.title}>{t(`how.${side}.${number}`)}</p>
            <p className={classes.text}>{t(`how.${side}.${number}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const howItWorksAnchor = 'how-does-it-work';

/** The three steps of each side. A page for one side shows its own. */
export function HowItWorks({ side }: { side?: 'talents' | 'recruiters' }) {
  const { t } = useTranslation('landing');
  return (
    <LandingSection title={t('how.title')} id={howItWorksAnchor}>
      <div className={classes.sides} data-alone={side !== undefined || undefined}>
        {side !== 'recruiters' && (
          <div>
            {!side && <h3 className={classes.side}>{t('how.forTalents')}</h3>}
            <Steps side="talents" isWide={side !== undefined} />
          </div>
        )}
        {side !== 'talents' && (
          <div>
            {!side && <h3 className={classes.side}>{t('how.forRecruiters')}</h3>}
            <Steps side="recruiters" isWide={side !== undefined} />
          </div>
        )}
      </div>
    </LandingSection>
  );
}
