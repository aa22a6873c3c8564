import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './legend.module.css';

const states = ['free', 'unavailable', 'booked'] as const;

export function Legend() {
  const { t } = useTranslation('availability');
  return (
    <ul className={classes.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={classes.sample} data-state={state} aria-hidden />
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  );
}
