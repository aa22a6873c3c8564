import { Check, Minus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './fit-reasons.module.css';

export interface FitReason {
  readonly fits: boolean;
  readonly text: string;
}

interface FitReasonsProps {
  reasons: readonly FitReason[];
  id?: string;
  /** `line` is one paragraph, for lists. */
  look?: 'list' | 'line';
}

/** Why a talent fits a character, and where not. */
export function FitReasons({ reasons, id, look = 'list' }: FitReasonsProps) {
  const { t } = useTranslation('talentCard');
  return (
    <ul className={classes.reasons} id={id} data-look={look} aria-label={t('reasons')}>
      {reasons.map(({ fits, text }) => (
        <li key={text} data-fits={fits || undefined}>
          {fits ? <Check size={13} aria-hidden /> : <Minus size={13} aria-hidden />}
          <span>
            {!fits && <VisuallyHidden>{t('off')} </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
