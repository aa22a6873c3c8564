import { talentsPerPage } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import type { Returned } from '../../../../shared/lib/last-list.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { onFirstUse } from '../../../../shared/lib/on-first-use.ts';
import { firstPlaceOf } from '../../../../shared/lib/talent-walk.ts';
import { useOnceTrue } from '../../../../shared/lib/use-once-true.ts';
import { preloadDialogs } from '../../../../shared/ui/dialog/dialog-frame.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';
import { defaultSearch, type Searcher, searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { fetchTalents } from '../api.ts';
import { toggleCompared } from '../compare/compare-store.ts';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isRecruiterCard, toCard } from '../model/found-talent.ts';
import { useSelecting } from '../model/use-selecting.ts';
import { type CastCharacter, useShortlist } from '../model/use-shortlist.ts';
import { walkOf } from '../model/use-walkable-search.ts';
import { FoundList, isTouch } from './found-list.tsx';
import { PendingShortlist } from './pending-shortlist.tsx';

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
  /** It stepped to another page of the search, which is under it now. */
  readonly hasTurnedPage?: boolean;
}

/** The search around the page that is shown. */
interface PagesOfSearch {
  readonly page: number;
  readonly linkTo: (page: number) => string;
  readonly fetch: (page: number) => Promise<readonly FoundTalent[]>;
}

const isQuickViewState = (state: unknown): state is QuickViewState =>
  typeof state === 'object' &&
  state !== null &&
  'openTalent' in state &&
  typeof state.openTalent === 'string';

function useQuickViewState(pages: PagesOfSearch) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = isQuickViewState(state) ? state : undefined;
  const openTalent = shown?.openTalent;
  const isOpen = openTalent !== undefined;
  const hasTurnedPage = shown?.hasTurnedPage === true;
  const address = pathname + search;

  const openQuickView = useCallback(
    (userUniqueId: string) =>
      void navigate(address, {
        state: { openTalent: userUniqueId, hasTurnedPage } satisfies QuickViewState,
        preventScrollReset: true,
        replace: isOpen,
      }),
    [navigate, address, isOpen, hasTurnedPage],
  );
  const turnPage = async (by: -1 | 1) => {
    const talents = await pages.fetch(pages.page + by);
    const next = by > 0 ? talents[0] : talents.at(-1);
    if (!next) return;
    void navigate(pages.linkTo(pages.page + by), {
      state: { openTalent: next.userUniqueId, hasTurnedPage: true } satisfies QuickViewState,
      preventScrollReset: true,
      replace: true,
    });
  };
  const close = useCallback(
    () =>
      void (hasTurnedPage ? navigate(address, { replace: true, preventScrollReset: true }) : navigate(-1)),
    [navigate, hasTurnedPage, address],
  );
  return { openTalent, openQuickView, turnPage, close };
}

interface FoundTalentsProps {
  total: number;
  returned: Returned | undefined;
  search: TalentSearch;
  searcher: Searcher;
  talents: readonly FoundTalent[];
  character: CastCharacter | undefined;
  pageKey: string;
  isStale: boolean;
}

export function FoundTalents(props: FoundTalentsProps) {
  const { search, searcher, talents, character, pageKey, isStale, total, returned } = props;
  const { t } = useTranslation('talentResults');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { openTalent, openQuickView, turnPage, close } = useQuickViewState({
    page: search.page,
    linkTo: (page) => searchLink({ ...search, page }),
    fetch: async (page) => (await fetchTalents(client, { ...search, page }, searcher)).results,
  });
  // Back from a profile that one walked to, it is about them.
  const cameBackTo = useRef(returned?.userUniqueId);
  useEffect(() => {
    const back = cameBackTo.current;
    cameBackTo.current = undefined;
    if (back && openTalent && back !== openTalent) openQuickView(back);
  }, [openTalent, openQuickView]);
  const shortlist = useShortlist(searcher, character);
  const selecting = useSelecting(searcher.kind === 'recruiter');
  const walk = walkOf(search);

  const act = (action: CardAction, talent: FoundTalent) => {
    switch (action) {
      case 'quickView':
        // On a phone, a tap selects while something is selected.
        if (isTouch() && isRecruiterCard(talent) && selecting.isOn()) return void selecting.select(talent);
        return openQuickView(talent.userUniqueId);
      case 'shortlist':
        return shortlist.toggle(talent);
      case 'compare':
        if (toggleCompared(talent) === 'full') toast(t('compare.full'), { severity: 'error' });
        return;
      case 'unlock':
        return startUnlock(talent, { searcher, character, filters: search.filters });
      case 'select':
        return void (isRecruiterCard(talent) && selecting.select(talent));
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
        page={search.page}
        walk={walk}
        character={character?.name}
        returned={returned}
        pageKey={pageKey}
        isStale={isStale}
        Tick={selecting.module?.SelectTick}
        openTalent={isQuickViewOpen ? openTalent : undefined}
        onAct={onAct}
      />
      {selecting.module && <selecting.module.FoundSelection {...{ search, searcher, talents, character }} />}
      {wasQuickViewOpen && (
        <QuickView
          talents={talents}
          at={isQuickViewOpen ? at : undefined}
          first={firstPlaceOf(search.page, talentsPerPage)}
          total={total}
          walk={walk}
          searcher={searcher}
          character={character}
          onTurnPage={(by) =>
            void turnPage(by).catch(() => toast(t('quickView.failedTurn'), { severity: 'error' }))
          }
          onTurn={(to) => openQuickView(to.userUniqueId)}
          onAct={onAct}
          onClose={close}
        />
      )}
      {shortlist.pendingTalent && (
        <PendingShortlist talent={shortlist.pendingTalent} onClose={shortlist.dismiss} />
      )}
    </>
  );
}
