import type { LandingFace } from '@callboard/contract/site/landing';
import { Check } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import cards from './account-kind-card.module.css';
import { AccountKindCard, accountKinds } from './account-kind-card.tsx';
import classes from './account-kind-choice.module.css';

interface AccountKindChoiceProps {
  chosen: 1 | 2 | undefined;
  onChoose: (kind: 1 | 2) => void;
  isMissing: boolean;
  faces: readonly LandingFace[];
  /** The first radio button. */
  ref?: Ref<HTMLInputElement>;
}

/** A link can choose after the first radio button has got the focus, which then goes with the choice. */
function useFocusOnChoice(chosen: number | undefined) {
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const radios = [...(options.current?.querySelectorAll('input') ?? [])];
    if (radios.some((radio) => radio === document.activeElement)) {
      radios.find((radio) => Number(radio.value) === chosen)?.focus();
    }
  }, [chosen]);
  return options;
}

export function AccountKindChoice({ chosen, onChoose, isMissing, faces, ref }: AccountKindChoiceProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const options = useFocusOnChoice(chosen);
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.question}>{t('accountKind.question')}</legend>
      {isMissing && (
        <p id={`${id}-missing`} className={classes.missing} role="alert">
          {t('accountKind.missing')}
        </p>
      )}
      <div className={cards.options} ref={options}>
        {accountKinds.map((option) => (
          <label key={option.kind} className={cards.option}>
            <input
              ref={option.kind === 1 ? ref : undefined}
              type="radio"
              data-autofocus={option.kind === (chosen ?? 1) || undefined}
              name={id}
              value={option.kind}
              checked={chosen === option.kind}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              data-invalid={isMissing || undefined}
              onChange={() => onChoose(option.kind)}
            />
            <AccountKindCard
              option={option}
              faces={faces}
              end={
                <span className={classes.tick} data-on={chosen === option.kind || undefined}>
                  {chosen === option.kind && <Check size={13} strokeWidth={2.4} />}
                </span>
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
