import type { Size } from '../../../../shared/lib/images/geometry.ts';

export const formats = ['webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** The settings of the result. */
export interface OutputSettings {
  /** In pixels; the full width when left out. */
  readonly width: number | undefined;
  readonly format: Format;
  /** From 10 to 100. */
  readonly quality: number;
}

export const qualityRange = { least: 10, most: 100, first: 80, step: 5 } as const;

/** In proportion, and never enlarged. */
export function sizeFor(crop: Size, width: number | undefined): Size {
  if (width === undefined || width >= crop.width) return crop;
  const scaledWidth = Math.max(1, Math.round(width));
  return { width: scaledWidth, height: Math.max(1, Math.round((crop.height / crop.width) * scaledWidth)) };
}

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** meera.png at 1200 px as webp becomes meera-1200.webp. */
export function nameFor(original: string, { width }: Size, type: string): string {
  const base = original.replace(/\.[^.]*$/, '').trim() || 'photo';
  return `${base}-${width}.${extensions[type] ?? 'jpg'}`;
}

/** By how many percent it is smaller; negative when it is larger. */
export const savedPercent = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round((1 - after / before) * 100);
