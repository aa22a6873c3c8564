import { galleryQuotas } from '@callboard/contract/people/gallery';
import { Camera, type LucideIcon, ScanFace, Smile, UserRound } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { countOf, type Tile } from '../model/tiles.ts';
import { useTileActions } from '../model/use-tile-actions.ts';
import { useTileFocus } from '../model/use-tile-focus.ts';
import addTilesClasses from './add-tiles.module.css';
import { CaptionEditor } from './caption-editor.tsx';
import classes from './photo-grid.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoTile } from './photo-tile.tsx';

interface AddTileProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  isLarge?: boolean;
  source: string;
}

function AddTile({ icon: Icon, label, hint, isLarge, source }: AddTileProps) {
  const { gallery, isFrozen } = useGallery();
  return (
    <li className={addTilesClasses.addTile} data-large={isLarge || undefined}>
      <PickFiles
        source={source}
        className={addTilesClasses.add}
        accept={accepted('photo')}
        multiple
        disabled={isFrozen}
        onFiles={gallery.photos.add}
      >
        <Icon size={isLarge ? 34 : 26} aria-hidden />
        <span className={addTilesClasses.label}>{label}</span>
        {hint && <span className={addTilesClasses.hint}>{hint}</span>}
      </PickFiles>
    </li>
  );
}

const suggestedPhotos = [
  { kind: 'smile', icon: Smile },
  { kind: 'profile', icon: ScanFace },
  { kind: 'fullLength', icon: UserRound },
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
      {suggestedPhotos.map(({ kind, icon }) => (
        <AddTile key={kind} source={kind} icon={icon} label={t(`photos.${kind}`)} />
      ))}
    </>
  );
}

const { Component: CropDialog } = lazyComponent(() => import('./crop-dialog.tsx'));

/** "Photo 2 of 12, Smile", for the tile, its menu and announcements. */
function useTileNames(tiles: readonly Tile[]) {
  const { t } = useTranslation('gallery');
  return (key: string): string => {
    const index = tiles.findIndex((tile) => tile.key === key);
    const position = { place: index + 1, count: tiles.length };
    const caption = tiles[index]?.item?.caption;
    const name = index === 0 ? t('tile.coverName', position) : t('tile.name', position);
    return caption ? `${name}, ${caption}` : name;
  };
}

/** The photos as the profile shows them: a large cover, the others next to and below it. */
export function PhotoGrid({ tiles, isOver }: { tiles: readonly Tile[]; isOver: boolean }) {
  const { t } = useTranslation('gallery');
  const { gallery, state, isFrozen } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useTileFocus(list);
  const nameOf = useTileNames(tiles);
  const { actions, captionKey, closeCaption, cropped, stopCropping } = useTileActions({
    kind: 'photo',
    tiles,
    focusOn,
  });
  const renderGhost = (key: string) => {
    const tile = tiles.find((one) => one.key === key);
    return tile && <PhotoPicture tile={tile} />;
  };
  return (
    <Sorting
      keys={tiles.map(({ key }) => key)}
      nameOf={nameOf}
      renderGhost={renderGhost}
      onMove={(key, index) => gallery.reorder.move('photo', key, index)}
    >
      <ul ref={list} className={classes.grid} aria-label={t('photos.list')} data-over={isOver || undefined}>
        {tiles.map((tile, index) => (
          <Fragment key={tile.key}>
            <PhotoTile
              tile={tile}
              place={index}
              count={tiles.length}
              name={nameOf(tile.key)}
              isFrozen={isFrozen}
              actions={actions}
            />
            {tile.item && (captionKey === tile.key || state.captionErrors[tile.item.id]) && (
              <li className={classes.panel}>
                <CaptionEditor
                  id={tile.item.id}
                  caption={tile.item.caption}
                  onDone={() => closeCaption(tile.key)}
                />
              </li>
            )}
          </Fragment>
        ))}
        <AddTiles count={countOf(tiles)} isEmpty={tiles.length === 0} />
      </ul>
      {cropped && <CropDialog item={cropped} onCropped={gallery.photos.crop} onClose={stopCropping} />}
    </Sorting>
  );
}
