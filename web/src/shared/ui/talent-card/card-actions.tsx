import { Bookmark, Columns3, Eye, KeyRound } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './card-actions.module.css';

export interface TalentCardActions {
  onQuickView: () => void;
  /** Left out without a shortlist. */
  onShortlist?: () => void;
  onCompare?: () => void;
  /** Left out when the talent is unlocked already. */
  onUnlock?: () => void;
}

interface CardActionsProps {
  name: string;
  isShortlisted: boolean;
  isCompared: boolean;
  actions: TalentCardActions;
  tabIndex?: 0 | -1 | undefined;
}

/** Shown while the card is hovered or focused. */
export function CardActions({ name, isShortlisted, isCompared, actions, tabIndex }: CardActionsProps) {
  const { t } = useTranslation('talentCard');
  return (
    <fieldset className={classes.actions} aria-label={t('actions', { name })}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={actions.onQuickView}
        aria-label={t('quickView', { name })}
      >
        <Eye size={16} aria-hidden />
      </button>
      {actions.onShortlist && (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={actions.onShortlist}
          aria-label={t(isShortlisted ? 'removeFromShortlist' : 'shortlist', { name })}
          aria-pressed={isShortlisted}
        >
          <Bookmark size={16} fill={isShortlisted ? 'currentColor' : 'none'} aria-hidden />
        </button>
      )}
      {actions.onCompare && (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={actions.onCompare}
          aria-label={t(isCompared ? 'removeFromCompare' : 'compare', { name })}
          aria-pressed={isCompared}
        >
          <Columns3 size={16} aria-hidden />
        </button>
      )}
      {actions.onUnlock && (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={actions.onUnlock}
          aria-label={t('unlock', { name })}
        >
          <KeyRound size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  );
}
