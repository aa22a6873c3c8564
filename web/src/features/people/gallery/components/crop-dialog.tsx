import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { cutPicture, type Making } from '../../../../shared/lib/images/cut-picture.ts';
import { type OpenedPicture, useOpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CropControls } from '../../../../shared/ui/crop/crop-controls.tsx';
import { CropStage } from '../../../../shared/ui/crop/crop-stage.tsx';
import { useFraming } from '../../../../shared/ui/crop/use-framing.ts';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { getPicture } from '../api.ts';
import classes from './crop-dialog.module.css';

/** Full size, at a quality the server's own encoding won't reduce further. */
const forGallery: Making = {
  sizeOf: (cut) => cut,
  encoding: { type: 'image/webp', quality: 0.92 },
  otherwise: { type: 'image/jpeg', quality: 0.92 },
};

const shapes = ['headshot', 'square', 'whole'] as const;
type Shape = (typeof shapes)[number];

interface CropperProps {
  opened: OpenedPicture;
  isTurning: boolean;
  onTurn: () => void;
  onCropped: (crop: Blob) => void;
  onClose: () => void;
}

function Cropper({ opened, isTurning, onTurn, onCropped, onClose }: CropperProps) {
  const { t } = useTranslation('gallery');
  const control = useFraming<Shape>('headshot');
  const [isCropping, setIsCropping] = useState(false);
  const { picture, file, turns } = opened;
  const area = isTurning ? undefined : control.areaOf(picture.previewUrl);
  const aspects = { headshot: 4 / 5, square: 1, whole: picture.size.width / picture.size.height };

  const cut = async () => {
    if (!area) return;
    setIsCropping(true);
    try {
      onCropped(await cutPicture(file, { area, turns }, forGallery));
      onClose();
    } catch {
      setIsCropping(false);
      toast(t('crop.notCut'), { severity: 'error' });
    }
  };
  return (
    <div className={classes.cropper}>
      <CropStage picture={picture} control={control} aspect={aspects[control.shape]} isLocked={isCropping} />
      <CropControls
        control={control}
        shapes={shapes.map((shape) => ({ shape, label: t(`crop.${shape}`) }))}
        isTurning={isTurning}
        onTurn={() => {
          control.reset();
          onTurn();
        }}
      />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('caption.cancel')}
        </Button>
        <Button loading={isCropping} disabled={!area} onClick={() => void cut()}>
          {t('crop.save')}
        </Button>
      </DialogActions>
    </div>
  );
}

interface CropDialogProps {
  item: OwnGalleryItem;
  onCropped: (id: number, crop: Blob) => void;
  onClose: () => void;
}

/** Crops a photo of the gallery; the crop replaces it. */
export default function CropDialog({ item, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('gallery');
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { opened, isOpening, open, turn } = useOpenedPicture<Blob>(() => setHasFailed(true));
  const latest = useRef(open);
  latest.current = open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Try again fetches it again.
  useEffect(() => {
    const stopper = new AbortController();
    setHasFailed(false);
    getPicture(item, stopper.signal).then(
      (file) => latest.current(file),
      () => !stopper.signal.aborted && setHasFailed(true),
    );
    return () => stopper.abort();
  }, [item, tries]);

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('crop.title')}
      lead={t('crop.lead')}
      width="wide"
      closesOnClickOutside={false}
    >
      {opened && (
        <Cropper
          opened={opened}
          isTurning={isOpening}
          onTurn={turn}
          onCropped={(crop) => onCropped(item.id, crop)}
          onClose={onClose}
        />
      )}
      {!opened && !hasFailed && (
        <Waiting label={t('crop.opening')}>
          <Skeleton height="min(22rem, 38dvh)" />
        </Waiting>
      )}
      {hasFailed && (
        <Alert
          family="stop"
          action={
            <Button size="sm" variant="ink" onClick={() => setTries(tries + 1)}>
              {t('crop.retry')}
            </Button>
          }
        >
          {t('crop.unreadable')}
        </Alert>
      )}
    </Dialog>
  );
}
