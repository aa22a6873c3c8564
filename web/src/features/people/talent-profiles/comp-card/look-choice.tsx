import { type CardLook, cardLooks } from '@callboard/contract/people/comp-cards';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './look-choice.module.css';

interface LookChoiceProps {
  /** Not known before the first card is made: the server keeps the choice. */
  chosen: CardLook | undefined;
  onChoose: (look: CardLook) => void;
}

export function LookChoice({ chosen, onChoose }: LookChoiceProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <fieldset>
      <legend className={classes.legend}>{t('card.look')}</legend>
      <div className={classes.looks}>
        {cardLooks.map((look) => (
          <label key={look} className={classes.look}>
            <input
              type="radio"
              name="comp-card-look"
              value={look}
              checked={look === chosen}
              onChange={() => onChoose(look)}
            />
            <span className={classes.swatch} data-look={look} aria-hidden />
            <b>{t(`card.looks.${look}`)}</b>
            <span className={classes.text}>{t(`card.lookTexts.${look}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
