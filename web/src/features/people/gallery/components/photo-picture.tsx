import { ImageOff, Image as PictureFrame } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useGallery } from '../model/gallery-context.ts';
import type { Tile } from '../model/tiles.ts';
import classes from './photo-picture.module.css';

interface PhotoPictureProps {
  tile: Tile;
  isLarge?: boolean;
  isFarDown?: boolean;
}

/** The server's picture, over the local one until it has loaded. */
export function PhotoPicture({ tile: { item, preview, upload }, isLarge, isFarDown }: PhotoPictureProps) {
  const { t } = useTranslation('gallery');
  const { gallery } = useGallery();
  const [isLoaded, setIsLoaded] = useState(false);
  const made = item?.state === 'ready' ? (isLarge ? item.file_url : (item.card_url ?? item.file_url)) : '';
  const below = preview ?? item?.placeholder ?? undefined;
  return (
    <span className={classes.picture}>
      {below && <img src={below} alt="" draggable={false} data-blurred={!preview || undefined} />}
      {made && (
        <img
          src={made}
          alt=""
          draggable={false}
          decoding="async"
          loading={isFarDown ? 'lazy' : 'eager'}
          data-waiting={!isLoaded || undefined}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setIsLoaded(true);
          }}
          onLoad={() => {
            setIsLoaded(true);
            if (item) gallery.dropPreview(item.id);
          }}
        />
      )}
      {!below && !made && (
        <span className={classes.none}>
          {upload ? <ImageOff size={22} aria-hidden /> : <PictureFrame size={26} aria-hidden />}
          {upload && t('tile.noPreview')}
        </span>
      )}
    </span>
  );
}
