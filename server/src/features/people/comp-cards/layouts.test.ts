import { cardLooks } from '@callboard/contract/people/comp-cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMany } from '../../../../test/random-tests.ts';
import { fontsDirectory } from '../../../locations.ts';
import { type Area, areaOf, type Mark, type Photo, type Sheet } from '../../../platform/sheets/sheet.ts';
import { createTypefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import { cardColours } from './card-colours.ts';
import type { CardFact, CompCardContent } from './card-content.ts';
import { cardLabels } from './card-labels.ts';
import { layOutCompPage } from './comp-page.layout.ts';
import { layOutCompPicture } from './comp-picture.layout.ts';
import { layOutShareCard } from './share-card.layout.ts';

const setter = createTypesetter(await createTypefaces(fontsDirectory)());
const photo: Photo = { pixels: Buffer.alloc(12), width: 2, height: 2 };

/**
 * Realistic names and lists: Latin, Devanagari, emoji, very long words, and characters that cannot be drawn.
 */
const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('Ananya', 'क्षत्रिय', 'श्रीवास्तव', 'Venkatanarasimharajuvaripeta', '🎭', 'தமிழ்', '𝓐𝓷𝓪'),
);
const phrase = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(' '));
const works = fc.array(
  fc.record({
    title: phrase(12),
    part: phrase(8),
    kind: fc.option(phrase(4)),
    year: fc.option(fc.integer({ min: 1930, max: 2100 })),
  }),
  { maxLength: 12 },
);
const list = fc.array(phrase(3), { minLength: 1, maxLength: 30 });
const factsOf = (
  labels: readonly string[],
  value: fc.Arbitrary<string | string[]>,
): fc.Arbitrary<CardFact[]> =>
  fc
    .subarray([...labels])
    .chain((chosen) => fc.tuple(...chosen.map((label) => fc.record({ label: fc.constant(label), value }))));
const { languages, skills, ...shortLabels } = cardLabels.facts;
const content: fc.Arbitrary<CompCardContent> = fc.record({
  name: phrase(6),
  headline: fc.option(phrase(14)),
  facts: factsOf(Object.values(shortLabels), phrase(4)),
  lists: factsOf([languages, skills], list),
  works,
  address: fc.constantFrom('http://localhost/talent/x', `https://${'long-'.repeat(30)}host.example/talent/x`),
});
const photos = fc.integer({ min: 0, max: 5 }).map((count) => {
  const [cover, ...others] = Array.from({ length: count }, () => photo);
  return { cover, others };
});
const look = fc.constantFrom(...cardLooks);

type Text = Extract<Mark, { kind: 'text' }>;
const textsOf = ({ marks }: Sheet) => marks.filter((mark): mark is Text => mark.kind === 'text');

/** The ink of a line, without line spacing. */
const inkOf = ({ x, baseline, size, line }: Text): Area => ({
  x,
  y: baseline - size * 0.7,
  width: line.width * size,
  height: size * 0.7,
});
const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const isInside = ({ width, height }: Sheet, area: Area) =>
  area.x >= -0.01 &&
  area.y >= -0.01 &&
  area.x + area.width <= width + 0.01 &&
  area.y + area.height <= height + 0.01;

/** Text keeps a margin, because printers do not reach the edges and phones round them off. */
const isOffTheEdges = ({ width }: Sheet, { x, line, size }: Text, inset: number) =>
  x >= inset - 0.01 && x + line.width * size <= width - inset + 0.01;

const expectTidy = (sheet: Sheet, inset: number) => {
  expect(textsOf(sheet).filter((text) => !isOffTheEdges(sheet, text, inset))).toEqual([]);
  expect(sheet.marks.filter((mark) => !isInside(sheet, areaOf(mark)))).toEqual([]);
  const texts = textsOf(sheet).map(inkOf);
  expect(texts.filter((text, at) => texts.slice(at + 1).some((other) => overlap(text, other)))).toEqual([]);
  const pictures = sheet.marks.filter(({ kind }) => kind === 'picture').map(areaOf);
  expect(pictures.filter((area, at) => pictures.slice(at + 1).some((other) => overlap(area, other)))).toEqual(
    [],
  );
  expect(texts.filter((text) => pictures.some((area) => overlap(text, area)))).toEqual([]);
};

describe('whatever the content, nothing leaves the sheet and no texts overlap', () => {
  test.each([
    ['the A4 page', layOutCompPage, 34],
    ['the picture to send', layOutCompPicture, 22],
  ] as const)('%s', (_name, draw, inset) => {
    fc.assert(
      fc.property(content, photos, look, (written, shown, colours) => {
        expectTidy(draw({ setter, colours: cardColours[colours] }, written, shown), inset);
      }),
      { numRuns: howMany(10, 60) },
    );
  });

  test('the share card', () => {
    const facts = factsOf([shortLabels.plays, shortLabels.city, skills], list);
    fc.assert(
      fc.property(
        fc.record({ name: phrase(3), facts }),
        fc.option(fc.constant(photo), { nil: undefined }),
        (written, shown) => {
          expectTidy(layOutShareCard({ setter, colours: cardColours.paper }, written, shown), 50);
        },
      ),
      { numRuns: howMany(10, 60) },
    );
  });
});

describe('a card', () => {
  const context = { setter, colours: cardColours.paper };
  const plain: CompCardContent = {
    name: 'Ananya Rao',
    headline: null,
    facts: [],
    lists: [],
    works: [],
    address: 'https://callboard.example/talent/x',
  };
  const saidOn = (sheet: Sheet) =>
    textsOf(sheet).map(({ line }) => line.runs.map(({ text }) => text).join(''));

  test('without a photo shows initials', () => {
    expect(saidOn(layOutCompPage(context, plain, { cover: undefined, others: [] }))).toContain('AR');
  });

  test('still names Callboard when no font can write the name', () => {
    const sheet = layOutCompPage(context, { ...plain, name: '🎭 தமிழ்' }, { cover: photo, others: [] });
    expect(saidOn(sheet)).toContain(cardLabels.nameless);
  });

  test('has the address as text, and as a QR code where it is short enough', () => {
    const outlines = (address: string) =>
      layOutCompPage(context, { ...plain, address }, { cover: photo, others: [] }).marks.filter(
        ({ kind }) => kind === 'outline',
      ).length;
    expect(saidOn(layOutCompPage(context, plain, { cover: photo, others: [] }))).toContain(
      'callboard.example/talent/x',
    );
    expect(outlines(plain.address) - outlines(`https://${'a'.repeat(150)}.example`)).toBe(1);
  });
});
