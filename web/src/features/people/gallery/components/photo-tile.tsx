import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useSortable } from '@dnd-kit/sortable';
import { Ban, Ellipsis, ImageUp, Pencil, Star, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import type { Tile } from '../model/tiles.ts';
import { type TileActions, useTileMenu } from '../model/use-tile-actions.ts';
import { PhotoPicture } from './photo-picture.tsx';
import classes from './photo-tile.module.css';
import rejectedClasses from './rejected-overlay.module.css';
import { UploadOverlay } from './upload-overlay.tsx';

interface RejectedOverlayProps {
  item: OwnGalleryItem;
  isFrozen: boolean;
  onRemove: () => void;
}

/** Why a photo cannot be shown, and what its owner can do. */
function RejectedOverlay({ item, isFrozen, onRemove }: RejectedOverlayProps) {
  const { t } = useTranslation('gallery');
  const { gallery } = useGallery();
  const replace = (files: readonly File[]) => {
    onRemove();
    gallery.photos.add(files);
  };
  return (
    <div className={rejectedClasses.overlay}>
      <Ban size={18} aria-hidden />
      <p className={rejectedClasses.reason} title={item.refusal ?? undefined}>
        {item.refusal}
      </p>
      {!isFrozen && (
        <Row gap={0} justify="between" wrap={false}>
          <PickFiles
            source="instead"
            accept={accepted('photo')}
            className={rejectedClasses.action}
            onFiles={replace}
          >
            <ImageUp size={18} aria-hidden />
            <span>{t('tile.tryAnother')}</span>
          </PickFiles>
          <button type="button" className={rejectedClasses.action} data-menu onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
            <span>{t('tile.remove')}</span>
          </button>
        </Row>
      )}
    </div>
  );
}

interface PhotoTileProps {
  tile: Tile;
  place: number;
  count: number;
  name: string;
  isFrozen: boolean;
  actions: TileActions;
}

type ItemTile = Extract<Tile, { item: object }>;

/** Badges and caption at the bottom of a photo. */
function PhotoFooter({ item, isCover }: { item: ItemTile['item']; isCover: boolean }) {
  const { t } = useTranslation('gallery');
  const isProcessing = item.state === 'processing';
  if (!isCover && !item.caption && !isProcessing) return null;
  return (
    <span className={classes.foot} data-shaded={Boolean(item.caption) || isProcessing || undefined}>
      {isCover && (
        <span className={classes.cover}>
          <Star size={13} fill="currentColor" aria-hidden /> {t('tile.cover')}
        </span>
      )}
      {item.caption && <span className={classes.caption}>{item.caption}</span>}
      {isProcessing && <span className={classes.processing}>{t('tile.processing')}</span>}
    </span>
  );
}

function PhotoButtons({
  tile,
  place,
  count,
  name,
  actions,
}: Omit<PhotoTileProps, 'tile' | 'isFrozen'> & { tile: ItemTile }) {
  const { t } = useTranslation('gallery');
  const menu = useTileMenu({ tileKey: tile.key, item: tile.item, place, count, actions });
  return (
    <div className={classes.buttons}>
      <ActionMenu actions={menu}>
        <button type="button" className={classes.round} data-menu aria-label={t('tile.menu', { name })}>
          <Ellipsis size={18} aria-hidden />
        </button>
      </ActionMenu>
      {place === 0 && tile.item.state === 'ready' && (
        <button
          type="button"
          className={classes.round}
          aria-label={t('tile.crop')}
          onClick={() => actions.crop(tile.item)}
        >
          <Pencil size={17} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** One photo of the grid, with its menu. */
export function PhotoTile({ tile, place, count, name, isFrozen, actions }: PhotoTileProps) {
  const { t: controls } = useTranslation('formControls');
  const { t } = useTranslation('gallery');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: tile.key,
    disabled: isFrozen,
    attributes: { roleDescription: controls('drag.what') },
  });
  const { item, upload } = tile;
  const isRejected = item?.state === 'refused';
  const isCover = place === 0 && !isRejected;
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-tile={tile.key}
      data-large={place === 0 || undefined}
      data-cover={isCover || undefined}
      data-held={isDragging || undefined}
      data-target={(isOver && !isDragging) || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={isRejected ? t('tile.refused', { reason: item.refusal ?? '' }) : name}
      >
        <PhotoPicture tile={tile} isLarge={place === 0} isFarDown={place > 12} />
        {item && !isRejected && <PhotoFooter item={item} isCover={isCover} />}
      </button>
      {upload && <UploadOverlay upload={upload} isCover={isCover} />}
      {isRejected && (
        <RejectedOverlay item={item} isFrozen={isFrozen} onRemove={() => actions.remove(tile.key, item)} />
      )}
      {item && !isRejected && !isFrozen && (
        <PhotoButtons tile={{ ...tile, item }} place={place} count={count} name={name} actions={actions} />
      )}
    </li>
  );
}
