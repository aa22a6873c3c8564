import { talentsPerPage } from '@callboard/contract/search/search-limits';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Returned } from '../../../../shared/lib/last-list.ts';
import { useKeysOfPage } from '../../../../shared/lib/page-keys.ts';
import { firstPlaceOf, type WalkState } from '../../../../shared/lib/talent-walk.ts';
import { TalentCard } from '../../../../shared/ui/talent-card/talent-card.tsx';
import { TalentGrid } from '../../../../shared/ui/talent-card/talent-grid.tsx';
import { TalentRow } from '../../../../shared/ui/talent-card/talent-row.tsx';
import type { SelectedTalent } from '../../../casting/talent-selection/index.ts';
import { useCompared } from '../compare/compare-store.ts';
import { actionOf, type CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isRecruiterCard, toCard, toSelected } from '../model/found-talent.ts';
import { columnsOf, moveInGrid } from '../model/grid-moves.ts';
import classes from './found-list.module.css';

/** At the corner of a card, to select it. */
export type Tick = ComponentType<{ talent: SelectedTalent; tabIndex?: 0 | -1 | undefined }>;

interface FoundItemProps {
  talent: FoundTalent;
  at: number;
  layout: 'grid' | 'list';
  /** Whether Tab focuses this card. */
  isCurrent: boolean;
  isCompared: boolean;
  /** Where on the search it is, for the profile. */
  walk: string;
  place: number;
  /** The name of the character the search is for. */
  character: string | undefined;
  /** Once selecting has loaded. */
  Tick: Tick | undefined;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

/** The longest row on any screen: these photos load first. */
const firstRowLength = 6;

/** Touch screens cannot hover, so a tap opens the quick view with its actions. */
export const isTouch = () => window.matchMedia('(hover: none)').matches;
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Memoised: a page has two dozen cards. */
const FoundItem = memo(function FoundItem(props: FoundItemProps) {
  const { talent, at, layout, isCurrent, isCompared, walk, place, character, Tick, onAct } = props;
  const tabIndex = isCurrent ? 0 : -1;
  const Shape = layout === 'grid' ? TalentCard : TalentRow;
  return (
    <li data-at={at}>
      <Shape
        talent={toCard(talent, character)}
        isCompared={isCompared}
        isFirst={at < firstRowLength}
        tabIndex={tabIndex}
        state={{ walk, place } satisfies WalkState}
        tick={
          Tick && isRecruiterCard(talent) ? (
            <Tick talent={toSelected(talent)} tabIndex={tabIndex} />
          ) : undefined
        }
        onPress={(event) => {
          if (!isPlainClick(event) || !isTouch()) return;
          event.preventDefault();
          onAct('quickView', talent);
        }}
        actions={{
          onQuickView: () => onAct('quickView', talent),
          onCompare: () => onAct('compare', talent),
          ...(isRecruiterCard(talent) && {
            onShortlist: () => onAct('shortlist', talent),
            ...(!talent.isRecruiterUnlocked && { onUnlock: () => onAct('unlock', talent) }),
          }),
        }}
      />
    </li>
  );
});

const indexOf = (target: EventTarget): number => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return Number(item?.dataset.at ?? -1);
};

/** Tab focuses one card. Arrow keys, Home and End move between them. */
function useRovingFocus(count: number, pageKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({ pageKey, at: 0 });
  // A new page starts at its first card.
  const at = position.pageKey === pageKey ? Math.min(position.at, Math.max(count - 1, 0)) : 0;

  const setAt = useCallback((to: number) => setPosition({ pageKey, at: to }), [pageKey]);
  const focusAt = useCallback(
    (to: number) => {
      setAt(to);
      list.current?.querySelector<HTMLElement>(`[data-at="${to}"] a`)?.focus();
    },
    [setAt],
  );
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const focused = indexOf(event.target);
      if (focused >= 0) setAt(focused);
    },
    [setAt],
  );
  /** Returns whether the key moved the focus. */
  const move = (event: KeyboardEvent): boolean => {
    const from = indexOf(event.target);
    if (!list.current || from < 0) return false;
    const to = moveInGrid(event.key, { at: from, count, columns: columnsOf(list.current) });
    if (to === undefined) return false;
    event.preventDefault();
    focusAt(to);
    return true;
  };
  return { list, at, focusAt, onFocus, move };
}

/** The focused card for each history entry, kept for the lifetime of the tab. */
const focused = new Map<string, string>();

/** Coming back from a profile restores the focus to its card. */
function useRestoredFocus(
  { talents, page, isStale, returned }: Pick<FoundListProps, 'talents' | 'page' | 'isStale' | 'returned'>,
  current: string | undefined,
  focusAt: (at: number) => void,
): void {
  const { key } = useLocation();
  const isBackNavigation = useNavigationType() === 'POP';
  const isSettled = useRef(false);

  useEffect(() => {
    // Their page is opened in place of the one left.
    const isElsewhere = returned !== undefined && returned.page !== page;
    if (isSettled.current || isStale || isElsewhere || talents.length === 0) return;
    isSettled.current = true;
    const previous = returned?.userUniqueId ?? (isBackNavigation ? focused.get(key) : undefined);
    const at = talents.findIndex(({ userUniqueId }) => userUniqueId === previous);
    if (at >= 0 && document.activeElement === document.body) focusAt(at);
  }, [talents, isBackNavigation, key, focusAt, returned, page, isStale]);

  useEffect(() => {
    if (isSettled.current && current !== undefined) focused.set(key, current);
  }, [key, current]);
}

/** What a guest cannot do is not offered before they reach for it. */
const isOffered = (action: CardAction, talent: FoundTalent): boolean =>
  isRecruiterCard(talent) || !['shortlist', 'unlock', 'select'].includes(action);

/** The current card, or the first one in sight when it was scrolled away. */
function cardInSight(list: HTMLElement, at: number): number {
  const items = [...list.querySelectorAll('[data-at]')];
  const isInSight = (item: Element) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom >= 0 && top <= window.innerHeight;
  };
  const current = items[at];
  return current && isInSight(current) ? at : Math.max(items.findIndex(isInSight), 0);
}

/** The keys work on arrival: without a card in focus, they begin at the one in sight. */
function useArrivalKeys(
  list: RefObject<HTMLUListElement | null>,
  at: number,
  focusAt: (at: number) => void,
  onKey: (at: number, action: CardAction | undefined) => void,
): void {
  useKeysOfPage((event) => {
    const isInside = event.target instanceof Node && list.current?.contains(event.target);
    const action = actionOf(event);
    if (!list.current || isInside || (!action && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    const to = cardInSight(list.current, at);
    focusAt(to);
    onKey(to, action);
  });
}

interface FoundListProps {
  talents: readonly FoundTalent[];
  layout: 'grid' | 'list';
  page: number;
  /** The search without its page. */
  walk: string;
  character: string | undefined;
  /** Who was looked at last, on the way back from a profile. */
  returned: Returned | undefined;
  /** Changes with the page, which resets the focused card. */
  pageKey: string;
  /** Still the previous results. */
  isStale: boolean;
  /** The talent in the quick view; closing it returns the focus to their card. */
  openTalent: string | undefined;
  Tick: Tick | undefined;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

export function FoundList(props: FoundListProps) {
  const { talents, layout, page, walk, character, pageKey, isStale, openTalent, Tick, onAct } = props;
  const { t } = useTranslation('talentResults');
  const compared = useCompared();
  const { list, at, focusAt, onFocus, move } = useRovingFocus(talents.length, pageKey);
  useRestoredFocus(props, talents[at]?.userUniqueId, focusAt);
  useArrivalKeys(list, at, focusAt, (to, action) => {
    const talent = talents[to];
    if (talent && action && isOffered(action, talent)) onAct(action, talent);
  });

  const lastOpen = useRef(openTalent);
  useEffect(() => {
    const before = lastOpen.current;
    lastOpen.current = openTalent;
    if (openTalent !== undefined || before === undefined) return;
    const position = talents.findIndex(({ userUniqueId }) => userUniqueId === before);
    if (position >= 0) focusAt(position);
  }, [openTalent, talents, focusAt]);

  const handleKey = (event: KeyboardEvent) => {
    if (move(event)) return;
    const action = actionOf(event);
    const talent = talents[at];
    if (!action || !talent) return;
    event.preventDefault();
    onAct(action, talent);
  };
  const items = talents.map((talent, position) => (
    <FoundItem
      key={talent.userUniqueId}
      talent={talent}
      at={position}
      layout={layout}
      isCurrent={position === at}
      isCompared={compared.some(({ userUniqueId }) => userUniqueId === talent.userUniqueId)}
      walk={walk}
      character={character}
      place={firstPlaceOf(page, talentsPerPage) + position}
      Tick={Tick}
      onAct={onAct}
    />
  ));
  const shared = { ref: list, onKeyDown: handleKey, onFocus, label: t('list') };
  return (
    <div className={classes.found} data-stale={isStale || undefined} aria-busy={isStale}>
      {layout === 'grid' ? (
        <TalentGrid {...shared} beside="rail">
          {items}
        </TalentGrid>
      ) : (
        <ul
          ref={list}
          className={classes.list}
          aria-label={shared.label}
          onKeyDown={handleKey}
          onFocus={onFocus}
        >
          {items}
        </ul>
      )}
    </div>
  );
}
