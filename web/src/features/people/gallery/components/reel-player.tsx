import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './reel-player.module.css';

interface ReelPlayerProps {
  item: OwnGalleryItem;
  title: string;
}

/** Plays a film or a recording where it stands, with the browser's own controls. */
export function ReelPlayer({ item, title }: ReelPlayerProps) {
  const { t } = useTranslation('gallery');
  const [cannotPlay, setCannotPlay] = useState(false);
  if (cannotPlay) return <p className={classes.sorry}>{t('reel.notPlayed')}</p>;
  const shared = {
    src: item.file_url,
    controls: true,
    autoPlay: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setCannotPlay(true),
  } as const;
  if (item.kind === 'audio') {
    return <audio className={classes.audio} {...shared} />;
  }
  return <video className={classes.film} playsInline poster={item.card_url ?? undefined} {...shared} />;
}
