import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type Area, cutMatrix, middleSquare, toPixels } from '../../../../shared/lib/images/geometry.ts';
import type { OpenPicture } from '../../../../shared/lib/images/open-picture.ts';
import classes from './icon-preview.module.css';

interface IconPreviewProps {
  picture: OpenPicture;
  /** Until the frame has been laid out, the whole of it. */
  area: Area | undefined;
  name: string;
}

const wholePicture = { x: 0, y: 0, width: 100, height: 100 };
const edge = 48;
const circle = { width: edge, height: edge };

/** The icon as it will stand beside the name, drawn by the same rules that cut it. */
export function IconPreview({ picture: { size, previewUrl }, area = wholePicture, name }: IconPreviewProps) {
  const { t } = useTranslation('profileIcon');
  const square = middleSquare(toPixels(area, size));
  const matrix = cutMatrix({ picture: size, turns: 0, area: square, target: circle });
  return (
    <div className={classes.preview}>
      <span className={classes.circle}>
        <img
          src={previewUrl}
          alt=""
          style={{ width: size.width, height: size.height, transform: `matrix(${matrix.join(', ')})` }}
        />
      </span>
      <p className={classes.words}>
        <span>{t('crop.preview')}</span>
        <strong>{name}</strong>
      </p>
    </div>
  );
}
