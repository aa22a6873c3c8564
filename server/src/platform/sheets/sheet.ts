import type { FontName } from './typefaces.ts';

/** Everything is in points, from the top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Glyphs of one font. Widths are in ems, so a line can be set in any size. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
  readonly width: number;
}

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** Added after every letter, in ems. */
  readonly tracking: number;
}

/** Decoded pixels, red, green and blue. */
export interface Photo {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

export type Mark =
  | (Area & {
      readonly kind: 'box';
      readonly fill: string;
      readonly radius?: number;
      readonly opacity?: number;
    })
  | (Area & { readonly kind: 'picture'; readonly photo: Photo; readonly radius?: number })
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly baseline: number;
      readonly size: number;
      readonly line: Line;
      readonly fill: string;
      /** The link target in a PDF. */
      readonly href?: string;
    }
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly weight: number;
      readonly stroke: string;
      readonly dotted?: boolean;
    }
  /** An SVG path drawn at a position and size. */
  | (Area & {
      readonly kind: 'outline';
      readonly path: string;
      readonly scale: number;
      readonly fill?: string;
      readonly stroke?: { readonly colour: string; readonly weight: number };
    });

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly marks: readonly Mark[];
}

/** Ascent and descent in ems, enough for Devanagari vowel signs. */
const ascent = 0.98;
const descent = 0.34;

/** The bounds of a mark. */
export function areaOf(mark: Mark): Area {
  if (mark.kind === 'text') {
    const { x, baseline, size, line } = mark;
    return { x, y: baseline - ascent * size, width: line.width * size, height: (ascent + descent) * size };
  }
  if (mark.kind === 'rule') return { ...mark, y: mark.y - mark.weight / 2, height: mark.weight };
  return mark;
}
