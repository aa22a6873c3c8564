import type { Area } from '../../../platform/sheets/sheet.ts';

/** A4 in points, and where things stand on it. */
export const page = { width: 595.28, height: 841.89 } as const;
export const margin = 34;
export const inner = page.width - 2 * margin;
export const footerTop = page.height - margin - 20;

/** The row of smaller photos: four places, each as wide as a fourth of the page. */
export const stripHeight = 142;
export const stripPlaces = 4;
const gap = 10;
export const slotWidth = (inner - (stripPlaces - 1) * gap) / stripPlaces;
export const slotAt = (place: number, top: number): Area => ({
  x: margin + place * (slotWidth + gap),
  y: top,
  width: slotWidth,
  height: stripHeight,
});
