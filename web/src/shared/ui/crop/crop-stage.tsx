import './i18n.ts';
import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Size } from '../../lib/images/geometry.ts';
import type { OpenPicture } from '../../lib/images/open-picture.ts';
import classes from './crop-stage.module.css';
import { type FramingControl, toScale, zoomRange } from './use-framing.ts';

type StageControl = Pick<
  FramingControl,
  'point' | 'setPoint' | 'scale' | 'setScale' | 'zoomIn' | 'zoomOut' | 'setArea'
>;

interface CropStageProps {
  picture: OpenPicture;
  control: StageControl;
  /** Width to height of the frame. */
  aspect: number;
  /** The frame in pixels when it has no fixed shape. */
  frame?: Size | undefined;
  isLocked?: boolean;
  /** `tall` on a page, not in a dialog. */
  room?: 'dialog' | 'page';
  /** The size at which the whole picture is shown. */
  onShownSize?: (size: Size) => void;
  children?: ReactNode;
}

/** The photo behind its frame, moved by pointer, pinch, wheel or keys. */
export function CropStage({
  picture,
  control,
  aspect,
  frame,
  isLocked = false,
  room = 'dialog',
  onShownSize,
  children,
}: CropStageProps) {
  const { t } = useTranslation('crop');
  const stage = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // Moving the photo comes next, and the button that had focus is gone.
  const takeFocusOnce = () => {
    if (hadFocus.current) return;
    hadFocus.current = true;
    stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
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
      data-room={room}
      data-locked={isLocked || undefined}
      inert={isLocked}
      onKeyDown={zoomByKey}
    >
      <Cropper
        // A rotated photo is a new picture, so earlier measurements do not apply.
        key={picture.previewUrl}
        image={picture.previewUrl}
        crop={control.point}
        zoom={control.scale}
        aspect={aspect}
        {...(frame && { cropSize: frame })}
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
        setMediaSize={({ width, height }) => onShownSize?.({ width, height })}
        mediaProps={{ alt: '' }}
        cropperProps={{ role: 'application', 'aria-label': t('area') }}
        classes={{ cropAreaClassName: `${classes.frame}` }}
      />
      {children}
    </div>
  );
}
