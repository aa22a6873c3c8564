import { galleryQuotas, type OwnGalleryItem } from '@callboard/contract/people/gallery';
import { Camera, type LucideIcon, ScanFace, Smile, UserRound } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { countOf, type Tile } from '../model/tiles.ts';
import type { TileActions } from '../model/use-photo-actions.ts';
import { useRemoval } from '../model/use-removal.ts';
import { useTileFocus } from '../model/use-tile-focus.ts';
import addTilesClasses from './add-tiles.module.css';
import { CaptionEditor } from './caption-editor.tsx';
import classes from './photo-grid.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PickFiles } from './pick-files.tsx';
import { Sorting } from './sorting.tsx';

interface AddTileProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  isLarge?: boolean;
  source: string;
}

function AddTile({ icon: Icon, label, hint, isLarge, source }: AddTileProps) {
  const { desk, isFrozen } = useGallery();
  return (
    <li className={addTilesClasses.place} data-large={isLarge || undefined}>
      <PickFiles
        source={source}
        className={addTilesClasses.add}
        accept={accepted('photo')}
        multiple
        disabled={isFrozen}
        onFiles={desk.photos.add}
      >
        <Icon size={isLarge ? 34 : 26} aria-hidden />
        <span className={addTilesClasses.label}>{label}</span>
        {hint && <span className={addTilesClasses.hint}>{hint}</span>}
      </PickFiles>
    </li>
  );
}

const wished = [
  { word: 'smile', icon: Smile },
  { word: 'profile', icon: ScanFace },
  { word: 'fullLength', icon: UserRound },
] as const;

/** One tile to add more photos, or one for each photo a good gallery starts with. */
function AddTiles({ count, isEmpty }: { count: number; isEmpty: boolean }) {
  const { t } = useTranslation('gallery');
  if (count >= galleryQuotas.photo.items) return null;
  if (!isEmpty) return <AddTile source="photos" icon={Camera} label={t('photos.add')} />;
  return (
    <>
      <AddTile
        source="photos"
        icon={Camera}
        label={t('photos.addCover')}
        hint={t('photos.addCoverHint')}
        isLarge
      />
      {wished.map(({ word, icon }) => (
        <AddTile key={word} source={word} icon={icon} label={t(`photos.${word}`)} />
      ))}
    </>
  );
}

const { Component: CropDialog } = lazyComponent(() => import('./crop-dialog.tsx'));

/** "Photo 2 of 12, Smile", for the tile, its menu and announcements. */
function useNames(tiles: readonly Tile[]) {
  const { t } = useTranslation('gallery');
  return (key: string): string => {
    const index = tiles.findIndex((tile) => tile.key === key);
    const words = { place: index + 1, count: tiles.length };
    const caption = tiles[index]?.item?.caption;
    const name = index === 0 ? t('tile.coverName', words) : t('tile.name', words);
    return caption ? `${name}, ${caption}` : name;
  };
}

function useActions(tiles: readonly Tile[], focusOn: (key?: string) => void) {
  const { t } = useTranslation('gallery');
  const { desk, announce } = useGallery();
  const { remove } = useRemoval();
  const [writing, setWriting] = useState<string>();
  const [cropped, setCropped] = useState<OwnGalleryItem>();

  const move = (key: string, place: number) => {
    desk.arranging.move('photo', key, place);
    focusOn(key);
    announce(
      place === 0 ? t('announce.cover') : t('announce.moved', { place: place + 1, count: tiles.length }),
    );
  };
  const actions: TileActions = {
    move,
    write: setWriting,
    crop: setCropped,
    remove: ({ key }, item) => {
      const place = tiles.findIndex((tile) => tile.key === key);
      focusOn((tiles[place + 1] ?? tiles[place - 1])?.key);
      remove(item);
    },
  };
  return { actions, writing, cropped, stopCropping: () => setCropped(undefined), setWriting };
}

/** The photos as the profile shows them: a large cover, the others next to and below it. */
export function PhotoGrid({ tiles, isOver }: { tiles: readonly Tile[]; isOver: boolean }) {
  const { t } = useTranslation('gallery');
  const { desk, state, isFrozen } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useTileFocus(list);
  const nameOf = useNames(tiles);
  const { actions, writing, cropped, stopCropping, setWriting } = useActions(tiles, focusOn);
  const ghostOf = (key: string) => {
    const tile = tiles.find((one) => one.key === key);
    return tile && <PhotoPicture tile={tile} />;
  };
  return (
    <Sorting
      keys={tiles.map(({ key }) => key)}
      nameOf={nameOf}
      ghostOf={ghostOf}
      onMove={(key, place) => desk.arranging.move('photo', key, place)}
    >
      <ul ref={list} className={classes.grid} aria-label={t('photos.list')} data-over={isOver || undefined}>
        {tiles.map((tile, place) => (
          <Fragment key={tile.key}>
            <PhotoTile
              tile={tile}
              place={place}
              count={tiles.length}
              name={nameOf(tile.key)}
              isFrozen={isFrozen}
              actions={actions}
            />
            {tile.item && (writing === tile.key || state.captionFaults[tile.item.id]) && (
              <li className={classes.panel}>
                <CaptionEditor
                  id={tile.item.id}
                  caption={tile.item.caption}
                  onDone={() => {
                    setWriting(undefined);
                    focusOn(tile.key);
                  }}
                />
              </li>
            )}
          </Fragment>
        ))}
        <AddTiles count={countOf(tiles)} isEmpty={tiles.length === 0} />
      </ul>
      {cropped && <CropDialog item={cropped} onCut={desk.photos.cut} onClose={stopCropping} />}
    </Sorting>
  );
}
