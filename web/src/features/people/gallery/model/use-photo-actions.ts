import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { ArrowLeft, ArrowRight, Captions, Crop, Star, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import type { Tile } from './tiles.ts';

export interface TileActions {
  readonly move: (key: string, place: number) => void;
  readonly editCaption: (key: string) => void;
  readonly crop: (item: OwnGalleryItem) => void;
  readonly remove: (tile: Tile, item: OwnGalleryItem) => void;
}

interface PhotoActionOptions {
  readonly tile: Tile & { item: OwnGalleryItem };
  readonly place: number;
  readonly count: number;
  readonly actions: TileActions;
}

/**
 * The menu of a photo. The first photo is the cover, so there is no separate action to move it to the front.
 */
export function usePhotoActions({ tile, place, count, actions }: PhotoActionOptions): readonly MenuAction[] {
  const { t } = useTranslation('gallery');
  const { key, item } = tile;
  const entries: readonly (MenuAction & { readonly isOffered: boolean })[] = [
    {
      key: 'cover',
      label: t('menu.makeCover'),
      icon: Star,
      isOffered: place > 0,
      onChoose: () => actions.move(key, 0),
    },
    {
      key: 'left',
      label: t('menu.left'),
      icon: ArrowLeft,
      isOffered: place > 0,
      onChoose: () => actions.move(key, place - 1),
    },
    {
      key: 'right',
      label: t('menu.right'),
      icon: ArrowRight,
      isOffered: place < count - 1,
      onChoose: () => actions.move(key, place + 1),
    },
    {
      key: 'caption',
      label: t('menu.caption'),
      icon: Captions,
      isOffered: true,
      onChoose: () => actions.editCaption(key),
    },
    {
      key: 'crop',
      label: t('menu.crop'),
      icon: Crop,
      isOffered: item.state === 'ready',
      onChoose: () => actions.crop(item),
    },
    {
      key: 'remove',
      label: t('menu.remove'),
      icon: Trash2,
      tone: 'stop',
      isOffered: true,
      onChoose: () => actions.remove(tile, item),
    },
  ];
  return entries.filter(({ isOffered }) => isOffered);
}
