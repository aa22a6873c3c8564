import { Check, Minus } from 'lucide-react';
import { type TFunction, useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './fit-reasons.module.css';

export interface FitReason {
  readonly fits: boolean;
  /** The character must have it. */
  readonly must: boolean;
  readonly text: string;
}

interface FitReasonsProps {
  reasons: readonly FitReason[];
  id?: string;
  /** `line` is one paragraph, for lists. */
  look?: 'list' | 'line';
}

/** All musts; 1 must missing. Undefined where nothing is a must. */
function mustsText(reasons: readonly FitReason[], t: TFunction<'talentCard'>): string | undefined {
  const musts = reasons.filter(({ must }) => must);
  if (musts.length === 0) return undefined;
  const missing = musts.filter(({ fits }) => !fits).length;
  return missing === 0 ? t('musts.all') : t('musts.missing', { count: missing });
}

/** Why a talent fits a character, and where not. */
export function FitReasons({ reasons, id, look = 'list' }: FitReasonsProps) {
  const { t } = useTranslation('talentCard');
  const musts = mustsText(reasons, t);
  return (
    <ul className={classes.reasons} id={id} data-look={look} aria-label={t('reasons')}>
      {musts !== undefined && <li className={classes.musts}>{musts} </li>}
      {reasons.map(({ fits, must, text }) => (
        <li key={text} data-fits={fits || undefined} data-missed={(must && !fits) || undefined}>
          {fits ? <Check size={13} aria-hidden /> : <Minus size={13} aria-hidden />}
          <span>
            {!fits && <VisuallyHidden>{t(must ? 'missed' : 'off')} </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
