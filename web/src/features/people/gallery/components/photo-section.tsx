import { galleryQuotas, type OwnGalleryItem } from '@callboard/contract/people/gallery';
import { showcasePhotoWidth } from '@callboard/contract/people/media';
import { Camera, Pencil, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { useGallery } from '../model/gallery-context.ts';
import { countOf, type Tile, tilesOf } from '../model/tiles.ts';
import { sentOf } from '../model/upload.ts';
import { useSeen } from '../model/use-seen.ts';
import noticeClasses from './left-out-notice.module.css';
import { LeftOutNotice } from './left-out-notice.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import classes from './photo-section.module.css';

const { items: most } = galleryQuotas.photo;

/** The number of photos, and the progress of uploads. */
function CountLine({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('gallery');
  const { gallery, isFrozen } = useGallery();
  const count = countOf(tiles);
  const uploads = tiles.flatMap(({ upload }) => (upload ? [upload] : []));
  const all = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce((sum, upload) => sum + sentOf(upload), 0);
  const isFull = count >= most;
  return (
    <div className={classes.line}>
      <p className={classes.count}>
        <span>{t('photos.count', { count, most })}</span>
        {uploads.length > 0 && (
          <span>{t('photos.onTheWay', { count: uploads.length, ...formatSent(sent, all) })}</span>
        )}
        {isFull && <span>{t('photos.full')}</span>}
        {!isFull && !isFrozen && <span className={classes.drop}>{t('photos.dropHint')}</span>}
      </p>
      {!isFull && !isFrozen && (
        <PickFiles
          source="camera"
          capture="user"
          accept="image/*"
          className={classes.camera}
          onFiles={gallery.photos.add}
        >
          <Camera size={18} aria-hidden /> {t('photos.camera')}
        </PickFiles>
      )}
    </div>
  );
}

/** The full reason, because a small tile has no room for it. */
function RejectedNotice({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('gallery');
  const refused = tiles.flatMap(({ item }, index) =>
    item?.state === 'refused' ? [{ id: item.id, place: index + 1, reason: item.refusal ?? '' }] : [],
  );
  const notice = useSeen<HTMLDivElement>(refused.map(({ id }) => id).join());
  if (refused.length === 0) return null;
  return (
    <div ref={notice} className={noticeClasses.notice}>
      <Alert family="stop">
        {refused.map(({ id, place, reason }) => (
          <p key={id}>{t('refused', { place, reason })}</p>
        ))}
      </Alert>
    </div>
  );
}

/** Only a warning: it may be the only photo they have. */
function SmallPhotoNotice({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('gallery');
  const [cover, ...others] = tiles.flatMap(({ item }) => (item && item.state !== 'refused' ? [item] : []));
  const least = showcasePhotoWidth;
  const widthOf = (item: OwnGalleryItem | undefined) => item?.width ?? least;
  const coverWidth = widthOf(cover);
  const count = others.filter((item) => widthOf(item) < least).length;
  if (coverWidth >= least && count === 0) return null;
  return (
    <Alert family="wait">
      {coverWidth < least && <p>{t('small.cover', { width: coverWidth, least })}</p>}
      {count > 0 && <p>{t('small.others', { count, least })}</p>}
    </Alert>
  );
}

function Tip() {
  const { t } = useTranslation('gallery');
  return (
    <div className={classes.tip}>
      <Sun size={20} aria-hidden />
      <p>
        {t('tip.before')} <Pencil size={14} aria-hidden /> {t('tip.after')}{' '}
        <Link to={paths.exampleImage()}>{t('tip.examples')}</Link>
      </p>
    </div>
  );
}

export function PhotoSection({ isOver }: { isOver: boolean }) {
  const { state } = useGallery();
  const tiles = tilesOf('photo', state);
  return (
    <Stack as="section">
      <PhotoGrid tiles={tiles} isOver={isOver} />
      <CountLine tiles={tiles} />
      <LeftOutNotice kind="photo" />
      <RejectedNotice tiles={tiles} />
      <SmallPhotoNotice tiles={tiles} />
      <Tip />
    </Stack>
  );
}
