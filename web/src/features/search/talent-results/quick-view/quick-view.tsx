import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronLeft, ChevronRight, Columns3, KeyRound, Phone, User, Users } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import type { WalkState } from '../../../../shared/lib/talent-walk.ts';
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
import type { CastCharacter } from '../model/use-shortlist.ts';
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

function QuickActions({ talent, onAct, state }: QuickActionsProps & { state: WalkState }) {
  const { t } = useTranslation('talentResults');
  const isListed = isShortlisted(talent);
  const isCompared = useCompared().some(({ userUniqueId }) => userUniqueId === talent.userUniqueId);
  return (
    <div className={classes.actions}>
      <ButtonLink
        to={profileOf(talent)}
        state={state}
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
  /** Where in the whole search the first of the page is, and how many there are. */
  first: number;
  total: number;
  /** The search without its page, for the profile. */
  walk: string;
  /** To the neighbour on the page before or after. */
  onTurnPage: (by: -1 | 1) => void;
  searcher: Searcher;
  character: CastCharacter | undefined;
  onTurn: (talent: FoundTalent) => void;
  onAct: (action: CardAction, talent: FoundTalent) => void;
  onClose: () => void;
}

/** As on the profile. */
const arrowSteps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, k: -1, j: 1 };

/** Players and sliders use the arrow keys themselves. */
const hasOwnKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, video, audio') !== null;

interface PaginationProps {
  /** In the whole search. */
  place: number;
  total: number;
  onStep: (by: -1 | 1) => void;
}

const hasNeighbour = (place: number, total: number, by: number) => place + by >= 0 && place + by < total;

function Pagination({ place, total, onStep }: PaginationProps) {
  const { t } = useTranslation('talentResults');
  const button = (by: -1 | 1) => {
    const isThere = hasNeighbour(place, total, by);
    const Icon = by < 0 ? ChevronLeft : ChevronRight;
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'quickView.previous' : 'quickView.next')}
        aria-disabled={!isThere}
        onClick={() => isThere && onStep(by)}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    <div className={classes.turn}>
      {button(-1)}
      <p aria-live="polite">
        {t('quickView.position', { at: formatCount(place + 1), of: formatCount(total) })}
      </p>
      {button(1)}
    </div>
  );
}

export default function QuickView(props: QuickViewProps) {
  const { talents, at, first, total, walk, searcher, character, onTurn, onTurnPage, onAct, onClose } = props;
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
  const step = (by: -1 | 1) => {
    const to = talents[last + by];
    if (to) onTurn(to);
    else if (hasNeighbour(first + last, total, by)) onTurnPage(by);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (hasOwnKeys(event.target)) return;
    const by = arrowSteps[event.key];
    const action = actionOf(event);
    if (by) step(by);
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
      <QuickBody key={talent.userUniqueId} talent={talent} searcher={searcher} character={character} />
      <div className={classes.foot} ref={foot}>
        <QuickActions talent={talent} onAct={onAct} state={{ walk, place: first + last }} />
        <Pagination place={first + last} total={total} onStep={step} />
      </div>
    </Dialog>
  );
}
