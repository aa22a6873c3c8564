import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { ArrowDown, ArrowUp, ArrowUpToLine, Captions, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';

export interface RowActions {
  readonly move: (key: string, place: number) => void;
  readonly editCaption: (key: string) => void;
  readonly remove: (key: string, item: OwnGalleryItem) => void;
}

interface ReelActionOptions {
  readonly tileKey: string;
  readonly item: OwnGalleryItem;
  readonly place: number;
  readonly count: number;
  readonly actions: RowActions;
}

export function useReelActions({
  tileKey,
  item,
  place,
  count,
  actions,
}: ReelActionOptions): readonly MenuAction[] {
  const { t } = useTranslation('gallery');
  const move = (to: number) => () => actions.move(tileKey, to);
  const entries: readonly (MenuAction & { readonly isOffered: boolean })[] = [
    { key: 'first', label: t('menu.first'), icon: ArrowUpToLine, isOffered: place > 1, onChoose: move(0) },
    { key: 'up', label: t('menu.up'), icon: ArrowUp, isOffered: place > 0, onChoose: move(place - 1) },
    {
      key: 'down',
      label: t('menu.down'),
      icon: ArrowDown,
      isOffered: place < count - 1,
      onChoose: move(place + 1),
    },
    {
      key: 'caption',
      label: t('menu.caption'),
      icon: Captions,
      isOffered: item.state !== 'refused',
      onChoose: () => actions.editCaption(tileKey),
    },
    {
      key: 'remove',
      label: t('menu.remove'),
      icon: Trash2,
      tone: 'stop',
      isOffered: true,
      onChoose: () => actions.remove(tileKey, item),
    },
  ];
  return entries.filter(({ isOffered }) => isOffered);
}
