import { measureLimits, sizeTypes, toStored } from '@callboard/contract/people/measurements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOwnTalent } from '../../../../test/sample-talent.ts';
import { measuresOf, measureText } from './measure-text.ts';

const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;

describe('measureText', () => {
  it.each([
    ['height', 165, centimetres, '165 cm, 5′5″'],
    ['height', 180.5, centimetres, '180.5 cm, 5′11″'],
    ['height', 5.5, feet, '168 cm, 5′6″'],
    ['height', 65.5, inches, '166 cm, 5′5½″'],
    ['height', 182.9, centimetres, '182.9 cm, 6′0″'],
    ['weight', 56, kilograms, '56 kg, 123 lb'],
    ['weight', 123.5, pounds, '56 kg, 123.5 lb'],
    ['bust_or_chest', 86, centimetres, '86 cm, 34″'],
    ['waist', 26.75, inches, '68 cm, 26¾″'],
    ['hips', 92, centimetres, '92 cm, 36″'],
  ] as const)('%s %d', (name, value, type, text) => {
    expect(measureText(name, value, type.id)).toBe(text);
  });

  it('shows nothing for an unknown unit', () => {
    expect(measureText('height', 165, 99)).toBeUndefined();
  });

  it('shows whole centimetres as typed', () => {
    const { least, most } = measureLimits.height;
    fc.assert(
      fc.property(fc.integer({ min: Math.ceil(least / 10), max: Math.floor(most / 10) }), (typed) => {
        expect(measureText('height', typed, centimetres.id)).toMatch(
          new RegExp(`^${typed} cm, \\d′\\d+½?″$`),
        );
      }),
    );
  });

  it('shows both units, rounded as people say them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 600 }), (quarters) => {
        const text = measureText('waist', quarters / 4, inches.id) ?? '';
        const [, shown = ''] = /^(\d+) cm/.exec(text) ?? [];
        expect(Math.abs(Number(shown) * 10 - toStored(quarters / 4, inches))).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('measuresOf', () => {
  const { physical_description: body } = sampleOwnTalent();

  it('leaves out unknown values', () => {
    expect(measuresOf(body).map(({ name }) => name)).toEqual(['height', 'weight', 'bust_or_chest']);
  });

  it('shows nothing for people under 18', () => {
    const ofMinor = { ...body, height: null, weight: null, bust_or_chest: null };
    expect(measuresOf(ofMinor)).toEqual([]);
  });
});
