import { Bookmark, Columns3, KeyRound, Phone, User, Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isFull, isShortlisted, profileOf } from '../model/found-talent.ts';
import classes from './quick-view.module.css';

interface QuickActionsProps {
  talent: FoundTalent;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

function UnlockAction({ talent, onAct }: QuickActionsProps) {
  const { t } = useTranslation('talentResults');
  if (!isFull(talent)) return null;
  const isOpen = talent.isRecruiterUnlocked;
  const Icon = isOpen ? Phone : KeyRound;
  return (
    <Button
      variant="outline"
      className={classes.action}
      leftSection={<Icon size={17} aria-hidden />}
      onClick={() => onAct('unlock', talent)}
    >
      {t(isOpen ? 'quickView.contact' : 'quickView.unlock')}
    </Button>
  );
}

/** What can be done with the one who is looked at. */
export function QuickActions({ talent, onAct }: QuickActionsProps) {
  const { t } = useTranslation('talentResults');
  const isListed = isShortlisted(talent);
  const isIn = useCompared().some(({ userUniqueId }) => userUniqueId === talent.userUniqueId);
  return (
    <div className={classes.actions}>
      <ButtonLink
        to={profileOf(talent)}
        className={classes.action}
        leftSection={<User size={17} aria-hidden />}
      >
        {t('quickView.profile')}
      </ButtonLink>
      <UnlockAction talent={talent} onAct={onAct} />
      {isFull(talent) && (
        <Button
          variant={isListed ? 'ink' : 'outline'}
          className={classes.action}
          aria-pressed={isListed}
          leftSection={<Bookmark size={17} fill={isListed ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => onAct('shortlist', talent)}
        >
          {t('quickView.shortlist')}
        </Button>
      )}
      <Button
        variant={isIn ? 'ink' : 'outline'}
        className={classes.action}
        aria-pressed={isIn}
        leftSection={<Columns3 size={17} aria-hidden />}
        onClick={() => onAct('compare', talent)}
      >
        {t('quickView.compare')}
      </Button>
      <Button
        variant="outline"
        className={classes.action}
        leftSection={<Users size={17} aria-hidden />}
        onClick={() => onAct('like', talent)}
      >
        {t('quickView.like')}
      </Button>
    </div>
  );
}
