import { useEffect, useState } from 'react';

export interface Outfit {
  readonly tunic: string;
  readonly legs: string;
}

type Rgb = readonly [number, number, number];

/** Muted, so that faces stay in front. */
const palette: readonly Rgb[] = [
  [141, 81, 53],
  [81, 84, 86],
  [55, 64, 83],
  [150, 118, 110],
  [47, 66, 51],
  [93, 61, 77],
  [122, 96, 52],
  [58, 78, 84],
];

const write = ([red, green, blue]: Rgb) => `rgb(${red} ${green} ${blue})`;
const darker = (colour: Rgb, by: number): Rgb => [
  Math.round(colour[0] * by),
  Math.round(colour[1] * by),
  Math.round(colour[2] * by),
];
const outfit = (colour: Rgb): Outfit => ({ tunic: write(colour), legs: write(darker(colour, 0.66)) });

/** The same colour for the same person, wherever they stand. */
export function outfitBySeed(seed: string | number): Outfit {
  const sum = [...String(seed)].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return outfit(palette[sum % palette.length] ?? [81, 84, 86]);
}

const luminance = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue;

/** The average of pixels, kept away from white and black and never loud. */
export function calmColour(pixels: Uint8ClampedArray): Rgb {
  const sum = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (pixels[at + part] ?? 0);
  const count = Math.max(1, pixels.length / 4);
  const mean: Rgb = [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
  const light = Math.max(1, luminance(mean));
  const factor = Math.min(165, Math.max(48, light)) / light;
  const lit: Rgb = [mean[0] * factor, mean[1] * factor, mean[2] * factor];
  const grey = luminance(lit);
  const calm = (part: number) => Math.round(Math.min(235, grey + (part - grey) * 0.85));
  return [calm(lit[0]), calm(lit[1]), calm(lit[2])];
}

/** The middle of the lower edge, where clothes are. */
async function sample(src: string): Promise<Outfit | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 20;
  canvas.height = 25;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, 20, 25);
  return outfit(calmColour(context.getImageData(6, 21, 8, 4).data));
}

const known = new Map<string, Outfit>();

/** For drawings outside a page. */
export async function outfitOf(src: string | null, seed: string | number): Promise<Outfit> {
  if (src === null) return outfitBySeed(seed);
  const read = known.get(src) ?? (await sample(src).catch(() => undefined));
  return read ?? outfitBySeed(seed);
}

/** Clothes in the colour of the photo; where it cannot be read, in one of the palette. */
export function useOutfit(src: string | null, seed: string | number): Outfit {
  const [found, setFound] = useState<{ src: string; outfit: Outfit }>();
  useEffect(() => {
    if (src === null || known.has(src)) return;
    let isCurrent = true;
    sample(src)
      .then((read) => {
        if (!read) return;
        known.set(src, read);
        if (isCurrent) setFound({ src, outfit: read });
      })
      // Files of another origin cannot be read. The palette stays.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [src]);
  if (src === null) return outfitBySeed(seed);
  return known.get(src) ?? (found?.src === src ? found.outfit : outfitBySeed(seed));
}
