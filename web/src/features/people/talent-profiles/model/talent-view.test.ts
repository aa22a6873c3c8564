import { describe, expect, it } from 'vitest';
import { eyesNamed } from './talent-view.ts';

describe('eyesNamed', () => {
  it.each([
    ['recruiter', 'recruiter'],
    ['guest', 'guest'],
    [null, 'own'],
    ['admin', 'own'],
  ])('?view=%s looks with the eyes of %s', (word, eyes) => {
    expect(eyesNamed(word)).toBe(eyes);
  });
});
