import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { allEyes, type Eyes } from '../model/talent-view.ts';
import classes from './view-switch.module.css';

interface ViewSwitchProps {
  eyes: Eyes;
  onChange: (eyes: Eyes) => void;
}

/** You see: yourself, as a guest, as a recruiter, as unlocked. */
export function ViewSwitch({ eyes, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>
        <span>{t('eyes.label')}</span>
      </legend>
      <div className={classes.options}>
        {allEyes.map((choice) => (
          <label key={choice} className={classes.option}>
            <input
              type="radio"
              name="eyes"
              value={choice}
              checked={choice === eyes}
              onChange={() => onChange(choice)}
            />
            {t(`eyes.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
