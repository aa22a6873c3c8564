import { passwordMinimum } from '@callboard/contract/accounts/credentials';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { estimateStrength, strengthLabels } from './password-strength.ts';
import classes from './strength-meter.module.css';
import { useCommonPasswords } from './use-common-passwords.ts';

const steps = [1, 2, 3, 4] as const;

interface StrengthMeterProps {
  password: string;
  /** The person's names and addresses, which a guesser knows too. */
  own?: readonly string[];
}

/** Shows the strength of a new password, with advice. */
export function StrengthMeter({ password, own = [] }: StrengthMeterProps) {
  const { t } = useTranslation('controls');
  const { common, load } = useCommonPasswords();
  const { level, advice } = estimateStrength(password, { own, common });
  const isTyped = level > 0;
  useEffect(() => {
    if (isTyped) load();
  }, [isTyped, load]);
  const count = advice === 'tooShort' ? passwordMinimum - password.length : password.length;
  return (
    <div className={classes.meter} data-level={level}>
      <div className={classes.steps} aria-hidden>
        {steps.map((step) => (
          <span key={step} data-on={step <= level || undefined} />
        ))}
      </div>
      <p className={classes.text}>
        <span role="status">
          {isTyped ? (
            <>
              <strong>
                <VisuallyHidden>{t('strength.label')}</VisuallyHidden>{' '}
                <span>{t(`strength.levels.${strengthLabels[level]}`)}.</span>
              </strong>{' '}
              {t(`strength.advice.${advice}`, { count })}
            </>
          ) : (
            t('strength.start')
          )}
        </span>
        <span className={classes.least}>{t('strength.least', { least: passwordMinimum })}</span>
      </p>
    </div>
  );
}
