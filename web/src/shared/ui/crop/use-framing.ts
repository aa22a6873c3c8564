import { useState } from 'react';
import type { Area } from '../../lib/images/geometry.ts';

/** In tenths: 10 shows the whole picture, 50 is five times larger. */
export const zoomRange = { least: 10, most: 50 } as const;
const zoomStep = 2;

export const toScale = (zoom: number): number => zoom / 10;
export const toZoom = (scale: number): number => Math.round(scale * 10);
const within = (zoom: number) => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom));

const centred = { x: 0, y: 0 };

export function useFraming<Shape extends string>(firstShape: Shape) {
  const [shape, setShape] = useState(firstShape);
  const [point, setPoint] = useState(centred);
  // Stored as a scale, because a pinch moves it by less than a slider step.
  const [scale, setScale] = useState(toScale(zoomRange.least));
  const [measured, setMeasured] = useState<{ readonly of: string; readonly area: Area }>();

  const zoomTo = (zoom: number) => setScale(toScale(within(zoom)));
  const reset = () => {
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
    reset,
    setArea: (of: string, area: Area) => setMeasured({ of, area }),
    /** The visible area in percent; undefined until the picture is laid out. */
    areaOf: (picture: string): Area | undefined => (measured?.of === picture ? measured.area : undefined),
  };
}

export type FramingControl<Shape extends string = string> = ReturnType<typeof useFraming<Shape>>;
