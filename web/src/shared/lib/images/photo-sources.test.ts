import { describe, expect, it } from 'vitest';
import { samplePhoto } from '../../../../test/sample-talent.ts';
import { coverFactor, srcSetOf } from './photo-sources.ts';

describe('srcSetOf', () => {
  it('lists each size with its real width', () => {
    expect(srcSetOf(samplePhoto(1))).toBe(
      '/files/media/card-1.webp 384w, /files/media/page-1.webp 960w, /files/media/full-1.webp 1600w',
    );
  });

  it('lists a width once when a small picture has the same size everywhere', () => {
    expect(srcSetOf(samplePhoto(1, { width: 400, height: 300 }))).toBe('/files/media/card-1.webp 400w');
  });

  it('is undefined for a picture of unknown size', () => {
    expect(srcSetOf(samplePhoto(1, { width: null }))).toBeUndefined();
  });
});

describe('coverFactor', () => {
  it('is 1 for a picture as narrow as its slot', () => {
    expect(coverFactor(samplePhoto(1), 4 / 5)).toBe(1);
    expect(coverFactor(samplePhoto(1, { width: 900, height: 1600 }), 4 / 5)).toBe(1);
  });

  it('grows with pictures wider than their slot', () => {
    expect(coverFactor(samplePhoto(1, { width: 1600, height: 800 }), 4 / 5)).toBe(2.5);
  });
});
