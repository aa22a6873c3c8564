import { Bookmark, Eye, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './card-actions.module.css';

export interface TalentCardActions {
  onQuickView: () => void;
  onShortlist: () => void;
  /** Left out when the talent is unlocked already. */
  onUnlock?: () => void;
}

interface CardActionsProps {
  name: string;
  isShortlisted: boolean;
  actions: TalentCardActions;
}

/** Shown at the right edge while the card is pointed at or holds the focus. */
export function CardActions({ name, isShortlisted, actions }: CardActionsProps) {
  const { t } = useTranslation('talentCard');
  const shortlistLabel = t(isShortlisted ? 'removeFromShortlist' : 'shortlist', { name });
  return (
    <fieldset className={classes.actions} aria-label={t('actions', { name })}>
      <button type="button" onClick={actions.onQuickView} aria-label={t('quickView', { name })}>
        <Eye size={16} aria-hidden />
      </button>
      <button
        type="button"
        onClick={actions.onShortlist}
        aria-label={shortlistLabel}
        aria-pressed={isShortlisted}
      >
        <Bookmark size={16} fill={isShortlisted ? 'currentColor' : 'none'} aria-hidden />
      </button>
      {actions.onUnlock && (
        <button type="button" onClick={actions.onUnlock} aria-label={t('unlock', { name })}>
          <KeyRound size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  );
}
