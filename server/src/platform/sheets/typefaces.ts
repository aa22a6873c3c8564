import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';

export const fontNames = [
  'fraunces-display',
  'fraunces-title',
  'fraunces-italic',
  'inter-regular',
  'inter-semibold',
  'devanagari-regular',
  'devanagari-semibold',
] as const;
export type FontName = (typeof fontNames)[number];

export interface Typefaces {
  font(name: FontName): Font;
  /** The font file, for embedding in PDFs. */
  bytes(name: FontName): Buffer;
}

/** Our bundled fonts, so a sheet looks the same everywhere. Loaded with the first sheet. */
export function createTypefaces(directory: string): () => Promise<Typefaces> {
  const read = async (): Promise<Typefaces> => {
    const { create } = await import('fontkit');
    const opened = new Map(
      fontNames.map((name) => {
        const bytes = readFileSync(join(directory, `${name}.ttf`));
        const font = create(bytes);
        if (!('layout' in font)) throw new Error(`${name}.ttf is not one font`);
        return [name, { bytes, font }] as const;
      }),
    );
    const find = (name: FontName) => {
      const found = opened.get(name);
      if (!found) throw new Error(`${name}.ttf is missing`);
      return found;
    };
    return { font: (name) => find(name).font, bytes: (name) => find(name).bytes };
  };
  let faces: Promise<Typefaces> | undefined;
  return () => {
    faces ??= read();
    return faces;
  };
}
