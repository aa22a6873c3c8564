import { Button } from '@mantine/core';
import { Bookmark, Columns3, KeyRound, Phone, User, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isFull, isShortlisted, profileOf } from '../model/found-talent.ts';
import classes from './quick-view.module.css';

interface QuickActionsProps {
  talent: FoundTalent;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

/** On a phone the word stands under its icon. */
const shape = {
  root: `${classes.action}`,
  inner: `${classes.actionInner}`,
  section: `${classes.actionIcon}`,
  label: `${classes.actionLabel}`,
};

function UnlockAction({ talent, onAct }: QuickActionsProps) {
  const { t } = useTranslation('talentResults');
  if (!isFull(talent)) return null;
  const isOpen = talent.isRecruiterUnlocked;
  const Icon = isOpen ? Phone : KeyRound;
  return (
    <Button
      variant="default"
      classNames={shape}
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
      <Button
        component={Link}
        to={profileOf(talent)}
        classNames={shape}
        leftSection={<User size={17} aria-hidden />}
      >
        {t('quickView.profile')}
      </Button>
      <UnlockAction talent={talent} onAct={onAct} />
      {isFull(talent) && (
        <Button
          variant={isListed ? 'ink' : 'default'}
          classNames={shape}
          aria-pressed={isListed}
          leftSection={<Bookmark size={17} fill={isListed ? 'currentColor' : 'none'} aria-hidden />}
          onClick={() => onAct('shortlist', talent)}
        >
          {t('quickView.shortlist')}
        </Button>
      )}
      <Button
        variant={isIn ? 'ink' : 'default'}
        classNames={shape}
        aria-pressed={isIn}
        leftSection={<Columns3 size={17} aria-hidden />}
        onClick={() => onAct('compare', talent)}
      >
        {t('quickView.compare')}
      </Button>
      <Button
        variant="default"
        classNames={shape}
        leftSection={<Users size={17} aria-hidden />}
        onClick={() => onAct('like', talent)}
      >
        {t('quickView.like')}
      </Button>
    </div>
  );
}
