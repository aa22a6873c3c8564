import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronLeft, ChevronRight, Columns3, KeyRound, Phone, User, Users } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { cardLine } from '../../../../shared/ui/talent-card/talent-card-talent.ts';
import type { Searcher } from '../../talent-search/index.ts';
import { quickViewQuery } from '../api.ts';
import { useCompared } from '../compare/compare-store.ts';
import { actionOf, type CardAction } from '../model/card-keys.ts';
import {
  type FoundTalent,
  isRecruiterCard,
  isShortlisted,
  profileOf,
  toCard,
} from '../model/found-talent.ts';
import { QuickBody } from './quick-body.tsx';
import classes from './quick-view.module.css';

interface QuickActionsProps {
  talent: FoundTalent;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

function UnlockAction({ talent, onAct }: QuickActionsProps) {
  const { t } = useTranslation('talentResults');
  if (!isRecruiterCard(talent)) return null;
  const isUnlocked = talent.isRecruiterUnlocked;
  const Icon = isUnlocked ? Phone : KeyRound;
  return (
    <Button
      variant="outline"
      className={classes.action}
      leftSection={<Icon size={17} aria-hidden />}
      onClick={() => onAct('unlock', talent)}
    >
      {t(isUnlocked ? 'quickView.contact' : 'quickView.unlock')}
    </Button>
  );
}

function QuickActions({ talent, onAct }: QuickActionsProps) {
  const { t } = useTranslation('talentResults');
  const isListed = isShortlisted(talent);
  const isCompared = useCompared().some(({ userUniqueId }) => userUniqueId === talent.userUniqueId);
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
      {isRecruiterCard(talent) && (
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
        variant={isCompared ? 'ink' : 'outline'}
        className={classes.action}
        aria-pressed={isCompared}
        leftSection={<Columns3 size={17} aria-hidden />}
        onClick={() => onAct('compare', talent)}
      >
        {t('quickView.compare')}
      </Button>
      <Button
        variant="outline"
        className={classes.action}
        leftSection={<Users size={17} aria-hidden />}
        onClick={() => onAct('similar', talent)}
      >
        {t('quickView.similar')}
      </Button>
    </div>
  );
}

interface QuickViewProps {
  talents: readonly FoundTalent[];
  /** Undefined while it is closed. */
  at: number | undefined;
  searcher: Searcher;
  onTurn: (talent: FoundTalent) => void;
  onAct: (action: CardAction, talent: FoundTalent) => void;
  onClose: () => void;
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Players and sliders use the arrow keys themselves. */
const hasOwnKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, video, audio') !== null;

interface PaginationProps extends Pick<QuickViewProps, 'talents' | 'onTurn'> {
  at: number;
}

function Pagination({ talents, at, onTurn }: PaginationProps) {
  const { t } = useTranslation('talentResults');
  const button = (by: -1 | 1) => {
    const to = talents[at + by];
    const Icon = by < 0 ? ChevronLeft : ChevronRight;
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'quickView.previous' : 'quickView.next')}
        aria-disabled={!to}
        onClick={() => to && onTurn(to)}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    <div className={classes.turn}>
      {button(-1)}
      <p aria-live="polite">{t('quickView.position', { at: at + 1, of: talents.length })}</p>
      {button(1)}
    </div>
  );
}

export default function QuickView({ talents, at, searcher, onTurn, onAct, onClose }: QuickViewProps) {
  const { t: cardText } = useTranslation('talentCard');
  const client = useQueryClient();
  const [last, setLast] = useState(0);
  if (at !== undefined && at !== last) setLast(at);
  const talent = talents[last];
  const next = at === undefined ? undefined : talents[at + 1];

  const { kind, id, isFrozen, isKnown } = searcher;
  useEffect(() => {
    // For a recruiter loading counts as a view, so the next talent is not prefetched.
    if (next && kind !== 'recruiter')
      void client.prefetchQuery(quickViewQuery(next.userUniqueId, { kind, id, isFrozen, isKnown }));
  }, [client, next, kind, id, isFrozen, isKnown]);

  // The next talent starts at the top.
  const foot = useRef<HTMLDivElement>(null);
  const shown = talent?.userUniqueId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the talent changes.
  useEffect(() => {
    foot.current?.closest('[role="dialog"]')?.scrollTo?.({ top: 0 });
  }, [shown]);

  if (!talent) return null;
  const handleKey = (event: KeyboardEvent) => {
    if (hasOwnKeys(event.target)) return;
    const to = talents[last + (arrowSteps[event.key] ?? 0)];
    const action = actionOf(event);
    if (to && to !== talent) onTurn(to);
    else if (action && action !== 'quickView') onAct(action, talent);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      opened={at !== undefined}
      onClose={onClose}
      title={talent.name}
      lead={cardLine(toCard(talent), cardText)}
      width="broad"
      isSteady
      onKeyDown={handleKey}
    >
      <QuickBody key={talent.userUniqueId} talent={talent} searcher={searcher} />
      <div className={classes.foot} ref={foot}>
        <QuickActions talent={talent} onAct={onAct} />
        <Pagination talents={talents} at={last} onTurn={onTurn} />
      </div>
    </Dialog>
  );
}
