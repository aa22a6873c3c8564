import { passwordMinimum } from '@callboard/contract/credentials';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Strength, strengthWords } from './password-strength.ts';
import classes from './strength-meter.module.css';

const steps = [1, 2, 3, 4] as const;

interface StrengthMeterProps {
  strength: Strength;
  length: number;
}

/** Four steps with a word, a colour and what would help; read out when typing rests. */
export function StrengthMeter({ strength: { level, advice }, length }: StrengthMeterProps) {
  const { t } = useTranslation('auth');
  const word = t(`password.levels.${strengthWords[level]}`);
  const count = advice === 'tooShort' ? passwordMinimum - length : length;
  return (
    <div className={classes.meter} data-level={level}>
      <div className={classes.steps} aria-hidden>
        {steps.map((step) => (
          <span key={step} data-on={step <= level || undefined} />
        ))}
      </div>
      <div className={classes.words}>
        <span role="status">
          {level > 0 && (
            <>
              <VisuallyHidden>{t('password.meter', { word })}</VisuallyHidden>
              <strong aria-hidden>{word}. </strong>
            </>
          )}
          {level > 0 ? t(`password.advice.${advice}`, { count }) : t('password.start')}
        </span>
        <span className={classes.least}>{t('password.atLeast', { minimum: passwordMinimum })}</span>
      </div>
    </div>
  );
}
