import { describe, expect, test } from 'vitest';
import { onOneLine, withoutLinks } from './plain-text.ts';

describe('withoutLinks', () => {
  test.each([
    ['see https://evil.example/a.b?c=d', 'see https[:]//evil[.]example/a.b?c=d'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['me@evil.co.in', 'me@evil[.]co[.]in'],
    ['http://10.0.0.1/x', 'http[:]//10.0.0.1/x'],
    ['मंच.भारत', 'मंच[.]भारत'],
    ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ])('%s', (typed, mailed) => {
    expect(withoutLinks(typed)).toBe(mailed);
  });

  test('leaves ordinary sentences as they are', () => {
    const words = 'I paid Rs. 3.50 at 6.40. Then it stopped. Why?\nPlease call: after six.';
    expect(withoutLinks(words)).toBe(words);
  });
});

test('onOneLine folds lines and spaces', () => {
  expect(onOneLine('  Asha\r\n\tKulkarni ')).toBe('Asha Kulkarni');
});
