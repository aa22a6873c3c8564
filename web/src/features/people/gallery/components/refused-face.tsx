import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { Ban, ImageUp, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { PickFiles } from './pick-files.tsx';
import classes from './refused-face.module.css';

interface RefusedFaceProps {
  item: OwnGalleryItem;
  isFrozen: boolean;
  onRemove: () => void;
}

/** Why a photo cannot be shown, and what its owner can do about it. */
export function RefusedFace({ item, isFrozen, onRemove }: RefusedFaceProps) {
  const { t } = useTranslation('gallery');
  const { desk } = useGallery();
  const instead = (files: readonly File[]) => {
    onRemove();
    desk.photos.add(files);
  };
  return (
    <div className={classes.face}>
      <Ban size={18} aria-hidden />
      <p className={classes.reason} title={item.refusal ?? undefined}>
        {item.refusal}
      </p>
      {!isFrozen && (
        <div className={classes.ways}>
          <PickFiles source="instead" accept={accepted('photo')} className={classes.way} onFiles={instead}>
            <ImageUp size={18} aria-hidden />
            <span>{t('tile.tryAnother')}</span>
          </PickFiles>
          <button type="button" className={classes.way} data-menu onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
            <span>{t('tile.remove')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
