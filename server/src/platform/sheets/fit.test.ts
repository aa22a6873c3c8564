import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontsDirectory } from '../../locations.ts';
import { fitLine, wrap, wrapList } from './fit.ts';
import type { Line } from './sheet.ts';
import { createTypefaces } from './typefaces.ts';
import { createTypesetter } from './typesetter.ts';

const setter = createTypesetter(await createTypefaces(fontsDirectory)());
const said = (line: Line) => line.runs.map(({ text }) => text).join('');
const style = { voice: 'strong', size: 10, width: 120 } as const;

test('what fits stays as large as it was meant', () => {
  expect(fitLine(setter, 'Mumbai', style)).toMatchObject({ size: 10 });
});

test('what is too long is first set smaller, then cut', () => {
  const long = 'The second daughter of the landlord';
  const smaller = fitLine(setter, long, { ...style, smallest: 6 });
  expect(smaller.size).toBeLessThan(10);
  expect(said(smaller.line)).toBe(long);
  const cut = fitLine(setter, long, { ...style, smallest: 10 });
  expect(cut.size).toBe(10);
  expect(said(cut.line)).toMatch(/^The second .*…$/);
  expect(cut.line.width * 10).toBeLessThanOrEqual(120);
});

test('a text breaks between words and says whether it is whole', () => {
  const { lines, whole } = wrap(setter, 'Actor and Kathak dancer from Mumbai', { ...style, most: 2 });
  expect(lines.map(said)).toEqual(['Actor and Kathak dancer', 'from Mumbai']);
  expect(whole).toBe(true);
  expect(wrap(setter, 'Actor and Kathak dancer from Mumbai', { ...style, most: 1 }).whole).toBe(false);
});

test('a list names what fits and counts the rest, and keeps an item in one piece', () => {
  const skills = ['Kathak', 'Horse riding', 'Stage combat', 'Swimming', 'Yoga', 'Driving'];
  expect(wrapList(setter, skills, { ...style, most: 2 }).map(said)).toEqual([
    'Kathak, Horse riding,',
    'Stage combat +3 more',
  ]);
});

test('no line is wider than its column, whatever is written', () => {
  const anything = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(anything, fc.integer({ min: 40, max: 300 }), (items, width) => {
      const room = { voice: 'text', size: 9, width, most: 3, indent: 15 } as const;
      for (const [at, line] of wrapList(setter, items, room).entries()) {
        expect(line.width * 9).toBeLessThanOrEqual(width - (at === 0 ? 15 : 0) + 0.001);
      }
      const one = fitLine(setter, items.join(' '), { ...room, smallest: 5 });
      expect(one.line.width * one.size).toBeLessThanOrEqual(width + 0.001);
    }),
    { numRuns: 40 },
  );
});
