import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, useRef } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import type { OpenPicture } from '../../../shared/lib/images/open-picture.ts';
import { type FramingControl, shapes, toScale, zoomRange } from '../model/use-framing.ts';
import classes from './crop-photo.module.css';

interface CropPhotoProps {
  picture: OpenPicture;
  control: FramingControl;
  isLocked: boolean;
}

/** The photo behind its frame: dragged, pinched, wheeled, or moved by the keys. */
export function CropPhoto({ picture, control, isLocked }: CropPhotoProps) {
  const { t } = useTranslation('profileIcon');
  const stage = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // Whoever chose a photo wants to move it next; the button that was pressed is gone.
  const takeFocusOnce = () => {
    if (hadFocus.current) return;
    hadFocus.current = true;
    stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  };

  const zoomByKey = (event: KeyboardEvent) => {
    if (isLocked) return;
    if (event.key === '+' || event.key === '=') control.zoomIn();
    else if (event.key === '-' || event.key === '_') control.zoomOut();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard from the frame inside, which has the focus.
    <div
      ref={stage}
      className={classes.stage}
      data-locked={isLocked || undefined}
      inert={isLocked}
      onKeyDown={zoomByKey}
    >
      <Cropper
        // A turned photo is another picture: nothing measured on the one before may be taken for it.
        key={picture.previewUrl}
        image={picture.previewUrl}
        crop={control.point}
        zoom={control.scale}
        aspect={shapes[control.shape]}
        minZoom={toScale(zoomRange.least)}
        maxZoom={toScale(zoomRange.most)}
        keyboardStep={8}
        showGrid={false}
        disableAutomaticStylesInjection
        onCropChange={control.setPoint}
        onZoomChange={control.setScale}
        onCropAreaChange={(area) => {
          control.setArea(picture.previewUrl, area);
          takeFocusOnce();
        }}
        mediaProps={{ alt: '' }}
        cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
        classes={{ cropAreaClassName: `${classes.frame}` }}
      />
    </div>
  );
}
