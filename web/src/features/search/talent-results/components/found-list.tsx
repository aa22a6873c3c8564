import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TalentGrid } from '../../../../shared/ui/talent-card/talent-grid.tsx';
import { useCompared } from '../compare/compare-store.ts';
import { actionOf, type CardAction } from '../model/card-keys.ts';
import type { FoundTalent } from '../model/found-talent.ts';
import { useKeptFocus } from '../model/use-kept-focus.ts';
import { useRoving } from '../model/use-roving.ts';
import { FoundItem } from './found-item.tsx';
import classes from './found-list.module.css';

interface FoundListProps {
  talents: readonly FoundTalent[];
  layout: 'grid' | 'list';
  /** Another page, another first card. */
  pageKey: string;
  /** From before: the new ones are on their way. */
  isStale: boolean;
  /** Whoever is in the quick view; the focus comes back to their card. */
  looksAt: string | undefined;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

/** The cards or lines of one page, and the keys that move between them. */
export function FoundList({ talents, layout, pageKey, isStale, looksAt, onAct }: FoundListProps) {
  const { t } = useTranslation('talentResults');
  const compared = useCompared();
  const { list, at, focusAt, onFocus, move } = useRoving(talents.length, pageKey);
  useKeptFocus(talents, talents[at]?.userUniqueId, focusAt);

  const looked = useRef(looksAt);
  useEffect(() => {
    const before = looked.current;
    looked.current = looksAt;
    if (looksAt !== undefined || before === undefined) return;
    const place = talents.findIndex(({ userUniqueId }) => userUniqueId === before);
    if (place >= 0) focusAt(place);
  }, [looksAt, talents, focusAt]);

  const press = (event: KeyboardEvent) => {
    if (move(event)) return;
    const action = actionOf(event);
    const talent = talents[at];
    if (!action || !talent) return;
    event.preventDefault();
    onAct(action, talent);
  };
  const items = talents.map((talent, place) => (
    <FoundItem
      key={talent.userUniqueId}
      talent={talent}
      at={place}
      layout={layout}
      isCurrent={place === at}
      isCompared={compared.some(({ userUniqueId }) => userUniqueId === talent.userUniqueId)}
      onAct={onAct}
    />
  ));
  const shared = { ref: list, onKeyDown: press, onFocus, label: t('list') };
  return (
    <div className={classes.found} data-stale={isStale || undefined} aria-busy={isStale}>
      {layout === 'grid' ? (
        <TalentGrid {...shared} beside="rail">
          {items}
        </TalentGrid>
      ) : (
        <ul ref={list} className={classes.list} aria-label={shared.label} onKeyDown={press} onFocus={onFocus}>
          {items}
        </ul>
      )}
    </div>
  );
}
