import { type MouseEvent, memo } from 'react';
import { TalentCard } from '../../../../shared/ui/talent-card/talent-card.tsx';
import { TalentRow } from '../../../../shared/ui/talent-card/talent-row.tsx';
import type { CardAction } from '../model/card-keys.ts';
import { type FoundTalent, isFull, toCard } from '../model/found-talent.ts';

interface FoundItemProps {
  talent: FoundTalent;
  at: number;
  layout: 'grid' | 'list';
  /** The one that Tab comes to. */
  isCurrent: boolean;
  isCompared: boolean;
  onAct: (action: CardAction, talent: FoundTalent) => void;
}

/** A full row at most, however wide the window. */
const firstRow = 6;

/** A finger cannot hover: it gets the quick view, which has the actions and the way to the profile. */
const isFinger = () => window.matchMedia('(hover: none)').matches;
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Drawn again only when something about this one has changed. */
export const FoundItem = memo(function FoundItem(props: FoundItemProps) {
  const { talent, at, layout, isCurrent, isCompared, onAct } = props;
  const Shape = layout === 'grid' ? TalentCard : TalentRow;
  return (
    <li data-at={at}>
      <Shape
        talent={toCard(talent)}
        isCompared={isCompared}
        isFirst={at < firstRow}
        tabIndex={isCurrent ? 0 : -1}
        onPress={(event) => {
          if (!isPlainPress(event) || !isFinger()) return;
          event.preventDefault();
          onAct('look', talent);
        }}
        actions={{
          onQuickView: () => onAct('look', talent),
          onCompare: () => onAct('compare', talent),
          ...(isFull(talent) && {
            onShortlist: () => onAct('shortlist', talent),
            ...(!talent.isRecruiterUnlocked && { onUnlock: () => onAct('unlock', talent) }),
          }),
        }}
      />
    </li>
  );
});
