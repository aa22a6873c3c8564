import type { Size } from '../../../../shared/lib/images/geometry.ts';

export const formats = ['webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** What is to become of the cut part. */
export interface Wish {
  /** In pixels; left out: as wide as it is. */
  readonly width: number | undefined;
  readonly format: Format;
  /** From 10 to 100. */
  readonly quality: number;
}

export const qualityRange = { least: 10, most: 100, first: 80, step: 5 } as const;

/** In proportion, and never larger than it is: pixels that are not there cannot be added. */
export function sizeFor(cut: Size, width: number | undefined): Size {
  if (width === undefined || width >= cut.width) return cut;
  const across = Math.max(1, Math.round(width));
  return { width: across, height: Math.max(1, Math.round((cut.height / cut.width) * across)) };
}

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** meera.png, 1200 px wide as webp, is meera-1200.webp. */
export function nameFor(original: string, { width }: Size, type: string): string {
  const base = original.replace(/\.[^.]*$/, '').trim() || 'photo';
  return `${base}-${width}.${extensions[type] ?? 'jpg'}`;
}

/** By how many hundredths it has become smaller; below zero: larger. */
export const savedPercent = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round((1 - after / before) * 100);
