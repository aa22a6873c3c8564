import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { AudioLines, Film } from 'lucide-react';
import classes from './own-picture.module.css';

interface OwnPictureProps {
  item: Pick<OwnGalleryItem, 'kind' | 'card_url' | 'file_url' | 'placeholder'>;
  /** Of one that was just added, until the server's is ready. */
  preview?: string | undefined;
}

/** A photo, or the poster of a reel. The text beside it says what it is. */
export function OwnPicture({ item, preview }: OwnPictureProps) {
  const { kind, card_url, file_url, placeholder } = item;
  const picture = card_url ?? (kind === 'photo' ? file_url : '');
  const below = preview ?? placeholder;
  const Icon = kind === 'audio' ? AudioLines : Film;
  return (
    <span className={classes.picture} data-kind={kind}>
      {below && <img src={below} alt="" draggable={false} data-blurred={!preview || undefined} />}
      {picture && <img src={picture} alt="" draggable={false} decoding="async" />}
      {!below && !picture && <Icon size={22} aria-hidden />}
    </span>
  );
}
