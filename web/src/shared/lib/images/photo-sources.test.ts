import { describe, expect, it } from 'vitest';
import { samplePhoto } from '../../../../test/sample-talent.ts';
import { coverFactor, srcSetOf } from './photo-sources.ts';

describe('srcSetOf', () => {
  it('names each size with its true width', () => {
    expect(srcSetOf(samplePhoto(1))).toBe(
      '/files/media/card-1.webp 384w, /files/media/page-1.webp 960w, /files/media/full-1.webp 1600w',
    );
  });

  it('names a width once: a small picture is the same at every size', () => {
    expect(srcSetOf(samplePhoto(1, { width: 400, height: 300 }))).toBe('/files/media/card-1.webp 400w');
  });

  it('says nothing of a picture whose size nobody knows', () => {
    expect(srcSetOf(samplePhoto(1, { width: null }))).toBeUndefined();
  });
});

describe('coverFactor', () => {
  it('is one for a picture that is as narrow as its place', () => {
    expect(coverFactor(samplePhoto(1), 4 / 5)).toBe(1);
    expect(coverFactor(samplePhoto(1, { width: 900, height: 1600 }), 4 / 5)).toBe(1);
  });

  it('grows with a picture that is wider than its place', () => {
    expect(coverFactor(samplePhoto(1, { width: 1600, height: 800 }), 4 / 5)).toBe(2.5);
  });
});
