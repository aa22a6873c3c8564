import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './steps.module.css';

const numbers = ['one', 'two', 'three'] as const;

interface StepsProps {
  side: 'talents' | 'recruiters';
  /** Side by side instead of under each other. */
  isWide: boolean;
}

export function Steps({ side, isWide }: StepsProps) {
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
