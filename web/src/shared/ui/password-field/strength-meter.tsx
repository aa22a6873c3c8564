import { passwordMinimum } from '@callboard/contract/credentials';
import { useTranslation } from 'react-i18next';
import { passwordStrength, strengthLevel } from './password-strength.ts';
import classes from './strength-meter.module.css';

const segments = [1, 2, 3, 4] as const;

/** Four segments and a word; nothing is said before something is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('controls');
  const { word, advice } = passwordStrength(password);
  const level = password === '' ? 0 : strengthLevel(word);
  return (
    <div className={classes.meter}>
      <div className={classes.segments} aria-hidden>
        {segments.map((segment) => (
          <span key={segment} data-filled={segment <= level || undefined} />
        ))}
      </div>
      <p className={classes.words} role="status">
        {level > 0 && <strong>{t('strength.label', { word: t(`strength.words.${word}`) })}. </strong>}
        {t(`strength.${advice}`, { least: passwordMinimum })}
      </p>
    </div>
  );
}
