import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { onFirstUse } from '../../../../shared/lib/on-first-use.ts';
import { useOnceTrue } from '../../../../shared/lib/use-once-true.ts';
import { preloadDialogs } from '../../../../shared/ui/dialog/dialog-frame.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';
import { defaultSearch, type Searcher, searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { toggleCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isRecruiterCard, toCard } from '../model/found-talent.ts';
import { type CastCharacter, useShortlist } from '../model/use-shortlist.ts';
import { CharacterPicker } from './character-picker.tsx';
import { FoundList } from './found-list.tsx';

interface UnlockContext {
  readonly searcher: Searcher;
  readonly character: CastCharacter | undefined;
  readonly filters: TalentFilters;
}

/** The shoot dates, otherwise the dates of the search. */
function daysOf({ character, filters }: UnlockContext): Pick<UnlockRequest, 'days'> {
  if (character?.days) return { days: character.days };
  const { availableFrom: from, availableTo: to = from } = filters;
  return from && to ? { days: { from, to } } : {};
}

/** Guests sign in first. Talents cannot unlock. */
function startUnlock(talent: FoundTalent, context: UnlockContext): void {
  const { searcher, character } = context;
  if (searcher.isKnown && searcher.id === undefined) openAuthDialog('sign-in', { kind: 2 });
  if (!isRecruiterCard(talent)) return;
  const { photo, playingAge, city } = toCard(talent);
  openUnlock({
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo,
    playingAge,
    city,
    languages: talent.languages,
    heightCm: talent.height_cm,
    lastActiveAt: talent.last_active_at,
    isUnlocked: talent.isRecruiterUnlocked,
    ...(talent.match !== null && { match: talent.match }),
    ...(character && { character: { id: character.id, name: character.name } }),
    ...daysOf(context),
  });
}

const { Component: QuickView, preload: preloadQuickView } = lazyComponent(
  () => {
    void preloadDialogs();
    return import('../quick-view/quick-view.tsx');
  },
  <LoadingLine />,
);

/** The quick view is a history entry, so the back button of a phone closes it. */
interface QuickViewState {
  readonly openTalent: string;
}

const isQuickViewState = (state: unknown): state is QuickViewState =>
  typeof state === 'object' &&
  state !== null &&
  'openTalent' in state &&
  typeof state.openTalent === 'string';

function useQuickViewState() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const openTalent = isQuickViewState(state) ? state.openTalent : undefined;
  const isOpen = openTalent !== undefined;
  const address = pathname + search;

  const openQuickView = useCallback(
    (userUniqueId: string) =>
      void navigate(address, {
        state: { openTalent: userUniqueId } satisfies QuickViewState,
        preventScrollReset: true,
        replace: isOpen,
      }),
    [navigate, address, isOpen],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { openTalent, openQuickView, close };
}

interface FoundTalentsProps {
  search: TalentSearch;
  searcher: Searcher;
  talents: readonly FoundTalent[];
  character: CastCharacter | undefined;
  pageKey: string;
  isStale: boolean;
}

export function FoundTalents({ search, searcher, talents, character, pageKey, isStale }: FoundTalentsProps) {
  const { t } = useTranslation('talentResults');
  const navigate = useNavigate();
  const { openTalent, openQuickView, close } = useQuickViewState();
  const shortlist = useShortlist(searcher, character);

  const act = (action: CardAction, talent: FoundTalent) => {
    switch (action) {
      case 'quickView':
        return openQuickView(talent.userUniqueId);
      case 'shortlist':
        return shortlist.toggle(talent);
      case 'compare':
        if (toggleCompared(talent) === 'full') toast(t('compare.full'), { severity: 'error' });
        return;
      case 'unlock':
        return startUnlock(talent, { searcher, character, filters: search.filters });
      case 'similar': {
        const similar = {
          ...defaultSearch,
          layout: search.layout,
          filters: { similarTo: talent.userUniqueId },
        };
        return void navigate(searchLink(similar), { state: { cameFrom: searchLink(search) } });
      }
    }
  };
  // A stable function, so the cards do not render again.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const onAct = useCallback((action: CardAction, talent: FoundTalent) => latest.current(action, talent), []);
  const at = talents.findIndex(({ userUniqueId }) => userUniqueId === openTalent);
  const isQuickViewOpen = at >= 0;
  const wasQuickViewOpen = useOnceTrue(isQuickViewOpen);
  useEffect(() => onFirstUse('article', preloadQuickView), []);
  return (
    <>
      <FoundList
        talents={talents}
        layout={search.layout}
        pageKey={pageKey}
        isStale={isStale}
        openTalent={isQuickViewOpen ? openTalent : undefined}
        onAct={onAct}
      />
      {wasQuickViewOpen && (
        <QuickView
          talents={talents}
          at={isQuickViewOpen ? at : undefined}
          searcher={searcher}
          onTurn={(to) => openQuickView(to.userUniqueId)}
          onAct={onAct}
          onClose={close}
        />
      )}
      {shortlist.pendingTalent && (
        <CharacterPicker
          talent={shortlist.pendingTalent}
          searcher={searcher}
          onChoose={shortlist.choose}
          onClose={shortlist.dismiss}
        />
      )}
    </>
  );
}
