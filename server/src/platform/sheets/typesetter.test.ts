import { describe, expect, test } from 'vitest';
import { fontsDirectory } from '../../locations.ts';
import { createTypefaces } from './typefaces.ts';
import { createTypesetter } from './typesetter.ts';

const { set } = createTypesetter(await createTypefaces(fontsDirectory)());
const runsOf = (text: string) => set(text, 'name').runs.map(({ font, text: said }) => [font, said]);

describe('a line', () => {
  test('is set in the font of its voice, spaces put right', () => {
    expect(runsOf('  Ananya \n Rao ')).toEqual([['fraunces-display', 'Ananya Rao']]);
    expect(set('Ananya', 'name').width).toBeGreaterThan(set('Anan', 'name').width);
  });

  test('takes letters from another font where its own has none', () => {
    expect(runsOf('अनन्या क्षत्रिय Rao')).toEqual([
      ['devanagari-semibold', 'अनन्या क्षत्रिय '],
      ['fraunces-display', 'Rao'],
    ]);
    expect(runsOf('Ṁiṇā')).toEqual([
      ['inter-semibold', 'Ṁ'],
      ['fraunces-display', 'iṇā'],
    ]);
  });

  test('joins what was typed as letter and accent', () => {
    expect(runsOf('Rene\u0301e')).toEqual([['fraunces-display', 'Renée']]);
  });

  test('writes fancy letters plainly and leaves out what no font has', () => {
    expect(runsOf('𝓐𝓷𝓪𝓷𝔂𝓪 🎭 👩🏽‍🎤 Rao')).toEqual([['fraunces-display', 'Ananya Rao']]);
    expect(set('தமிழ் 🎬', 'name')).toMatchObject({ runs: [], width: 0 });
  });
});
