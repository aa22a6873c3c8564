import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const fromWeb = createRequire(join(import.meta.dirname, '../../web/package.json'));
const cutFolder = join(import.meta.dirname, '../../web/src/shared/ui/theme');
const sheet = readFileSync(join(cutFolder, 'fonts.css'), 'utf8');

interface Face {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  readonly range: string;
  readonly bytes: string;
}

const said = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.trim() ?? '';

/** The faces that fonts.css cuts, under a name of their own. */
const cutFaces = [...sheet.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']): Face[] => {
  const file = /url\("\.\/(fonts\/[^"]+)"\)/.exec(rule)?.[1];
  if (file === undefined) return [];
  return [
    {
      family: `Cut ${said(rule, 'font-family').replaceAll('"', '')}`,
      style: said(rule, 'font-style'),
      weight: said(rule, 'font-weight'),
      range: said(rule, 'unicode-range'),
      bytes: readFileSync(join(cutFolder, file), 'base64'),
    },
  ];
});

const wholeFace = (family: string, style: string, file: string): Face => ({
  family: `Whole ${family}`,
  style,
  weight: '100 900',
  range: 'U+0-10FFFF',
  bytes: readFileSync(fromWeb.resolve(`@fontsource-variable/${file}`), 'base64'),
});

const wholeFaces = [
  wholeFace('Fraunces Variable', 'normal', 'fraunces/files/fraunces-latin-opsz-normal.woff2'),
  wholeFace('Fraunces Variable', 'italic', 'fraunces/files/fraunces-latin-opsz-italic.woff2'),
  wholeFace('Inter Variable', 'normal', 'inter/files/inter-latin-wght-normal.woff2'),
];

/** Every letter whose form depends on the size, ligatures, accents and figures. */
const words =
  'Well, wolves walked I’ll kindly shelve bold vows & minds Señor Núñez café affiche 10–12 “flat” ×2'.split(
    ' ',
  );

const lines = [
  ...[12, 14, 15, 17, 18, 20, 28, 40].flatMap((size) => [
    { family: 'Fraunces Variable', style: 'normal', size },
    { family: 'Fraunces Variable', style: 'italic', size },
  ]),
  { family: 'Inter Variable', style: 'normal', size: 15 },
].flatMap((line) => [400, 600].map((weight) => ({ ...line, weight })));

const loadFaces = (page: Page, faces: readonly Face[]) =>
  page.evaluate(async (all) => {
    for (const { family, style, weight, range, bytes } of all) {
      const buffer = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)).buffer;
      const face = new FontFace(family, buffer, { style, weight, unicodeRange: range });
      document.fonts.add(await face.load());
    }
  }, faces);

test('words look the same in the cut fonts as in the whole ones', async ({ page }) => {
  await page.goto('/404');
  await loadFaces(page, [...cutFaces, ...wholeFaces]);
  const differing = await page.evaluate(
    ({ lines, words }) =>
      lines.flatMap(({ family, style, size, weight }) => {
        const draw = (from: string) => {
          const canvas = document.createElement('canvas');
          canvas.width = size * 5 * words.length;
          canvas.height = size * 2;
          const context = canvas.getContext('2d', { willReadFrequently: true });
          if (!context) throw new Error('There is no canvas');
          context.font = `${style} ${weight} ${size}px "${from} ${family}"`;
          // Letters are put between pixels as well, so that rounding moves none by a whole one.
          context.textRendering = 'geometricPrecision';
          // Each at its own place: a hair's breadth of rounding must not add up along the line.
          for (const [at, word] of words.entries()) context.fillText(word, 4 + at * size * 5, size * 1.4);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        };
        const [cut, whole] = [draw('Cut'), draw('Whole')];
        const ink = whole.filter((value, at) => at % 4 === 3 && value > 60).length;
        const off = whole.filter(
          (value, at) => at % 4 === 3 && Math.abs(value - (cut[at] ?? 0)) > 110,
        ).length;
        const line = `${family} ${style} ${weight} at ${size} px`;
        return ink > 0 && off / ink < 0.005 ? [] : [`${line}: ${off} of ${ink} pixels differ`];
      }),
    { lines, words },
  );
  expect(differing).toEqual([]);
});
