import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpToLine,
  Captions,
  Crop,
  Star,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { useGallery } from './gallery-context.ts';
import type { Tile } from './tiles.ts';
import type { GalleryKind } from './upload.ts';
import { useRemoval } from './use-removal.ts';

export interface TileActions {
  readonly move: (key: string, place: number) => void;
  readonly editCaption: (key: string) => void;
  readonly crop: (item: OwnGalleryItem) => void;
  readonly remove: (key: string, item: OwnGalleryItem) => void;
}

interface TilesOptions {
  readonly kind: GalleryKind;
  readonly tiles: readonly Tile[];
  readonly focusOn: (key?: string) => void;
}

/** The actions on a list of tiles, and which of them has its caption or its crop dialog open. */
export function useTileActions({ kind, tiles, focusOn }: TilesOptions) {
  const { t } = useTranslation('gallery');
  const { gallery, announce } = useGallery();
  const { remove } = useRemoval();
  const [captionKey, setCaptionKey] = useState<string>();
  const [cropped, setCropped] = useState<OwnGalleryItem>();

  const actions: TileActions = {
    move: (key, place) => {
      gallery.reorder.move(kind, key, place);
      focusOn(key);
      const isCover = kind === 'photo' && place === 0;
      announce(
        isCover ? t('announce.cover') : t('announce.moved', { place: place + 1, count: tiles.length }),
      );
    },
    editCaption: setCaptionKey,
    crop: setCropped,
    remove: (key, item) => {
      const index = tiles.findIndex((tile) => tile.key === key);
      focusOn((tiles[index + 1] ?? tiles[index - 1])?.key);
      remove(item);
    },
  };
  const closeCaption = (key: string) => {
    setCaptionKey(undefined);
    focusOn(key);
  };
  return { actions, captionKey, closeCaption, cropped, stopCropping: () => setCropped(undefined) };
}

interface TileMenuOptions {
  readonly tileKey: string;
  readonly item: OwnGalleryItem;
  readonly place: number;
  readonly count: number;
  readonly actions: TileActions;
}

const photoMoves = {
  first: { label: 'menu.makeCover', icon: Star },
  back: { label: 'menu.left', icon: ArrowLeft },
  forward: { label: 'menu.right', icon: ArrowRight },
} as const;
const reelMoves = {
  first: { label: 'menu.first', icon: ArrowUpToLine },
  back: { label: 'menu.up', icon: ArrowUp },
  forward: { label: 'menu.down', icon: ArrowDown },
} as const;

/** The menu of a tile. The first photo is the cover, so moving a photo to the front makes it the cover. */
export function useTileMenu({
  tileKey,
  item,
  place,
  count,
  actions,
}: TileMenuOptions): readonly MenuAction[] {
  const { t } = useTranslation('gallery');
  const isPhoto = item.kind === 'photo';
  const moves = isPhoto ? photoMoves : reelMoves;
  const move = (name: keyof typeof moves, to: number, isOffered: boolean) => ({
    key: name,
    label: t(moves[name].label),
    icon: moves[name].icon,
    isOffered,
    onChoose: () => actions.move(tileKey, to),
  });
  const entries: readonly (MenuAction & { readonly isOffered: boolean })[] = [
    move('first', 0, isPhoto ? place > 0 : place > 1),
    move('back', place - 1, place > 0),
    move('forward', place + 1, place < count - 1),
    {
      key: 'caption',
      label: t('menu.caption'),
      icon: Captions,
      isOffered: item.state !== 'refused',
      onChoose: () => actions.editCaption(tileKey),
    },
    {
      key: 'crop',
      label: t('menu.crop'),
      icon: Crop,
      isOffered: isPhoto && item.state === 'ready',
      onChoose: () => actions.crop(item),
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
