import { useState } from 'react';
import type { Area } from '../../../shared/lib/images/geometry.ts';

export const shapes = { headshot: 4 / 5, square: 1 } as const;
export type Shape = keyof typeof shapes;

/** The slider counts in tenths: 10 is the whole picture, 50 five times as near. */
export const zoomRange = { least: 10, most: 50 } as const;
const zoomStep = 2;

export const toScale = (zoom: number): number => zoom / 10;
export const toZoom = (scale: number): number => Math.round(scale * 10);
const within = (zoom: number) => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom));

const wholePicture = { x: 0, y: 0, width: 100, height: 100 };
const centred = { x: 0, y: 0 };

/** How a photo lies in its frame. */
export function useFraming() {
  const [shape, setShape] = useState<Shape>('headshot');
  const [point, setPoint] = useState(centred);
  // Kept as a scale: a pinch moves it by less than a step of the slider.
  const [scale, setScale] = useState(toScale(zoomRange.least));
  /** What the frame shows, in hundredths of the photo as it is seen. */
  const [area, setArea] = useState<Area>(wholePicture);

  const zoomTo = (zoom: number) => setScale(toScale(within(zoom)));
  const beginAnew = () => {
    setPoint(centred);
    zoomTo(zoomRange.least);
  };

  return {
    shape,
    setShape,
    point,
    setPoint,
    scale,
    setScale,
    zoom: within(toZoom(scale)),
    zoomTo,
    zoomIn: () => zoomTo(toZoom(scale) + zoomStep),
    zoomOut: () => zoomTo(toZoom(scale) - zoomStep),
    beginAnew,
    area,
    setArea,
  };
}

export type FramingControl = ReturnType<typeof useFraming>;
