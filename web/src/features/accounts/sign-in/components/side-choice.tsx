import type { LandingFace } from '@callboard/contract/site/landing';
import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import cards from './side-card.module.css';
import { SideCard, sides } from './side-card.tsx';
import classes from './side-choice.module.css';

interface SideChoiceProps {
  chosen: 1 | 2 | undefined;
  onChoose: (kind: 1 | 2) => void;
  isMissing: boolean;
  faces: readonly LandingFace[];
  /** The first of the two. */
  ref?: Ref<HTMLInputElement>;
}

/** The first question: on which side of the table somebody sits. */
export function SideChoice({ chosen, onChoose, isMissing, faces, ref }: SideChoiceProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.question}>{t('side.question')}</legend>
      {isMissing && (
        <p id={`${id}-missing`} className={classes.missing} role="alert">
          {t('side.missing')}
        </p>
      )}
      <div className={cards.sides}>
        {sides.map((side) => (
          <label key={side.kind} className={cards.side}>
            <input
              ref={side.kind === 1 ? ref : undefined}
              type="radio"
              data-autofocus={side.kind === 1 || undefined}
              name={id}
              value={side.kind}
              checked={chosen === side.kind}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              data-faulty={isMissing || undefined}
              onChange={() => onChoose(side.kind)}
            />
            <SideCard
              side={side}
              faces={faces}
              end={
                <span className={classes.tick} data-on={chosen === side.kind || undefined}>
                  {chosen === side.kind && <Check size={13} strokeWidth={2.4} />}
                </span>
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
