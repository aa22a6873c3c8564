import { galleryQuotas, reelTypes } from '@callboard/contract/people/gallery';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  fileProblem,
  maxShrinkableBytes,
  needsShrinking,
  sortFiles,
  typeOf,
} from './file-rules.ts';

const file = (name: string, type: string, size = 1000) => {
  const made = new File(['x'], name, { type, lastModified: 7 });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('typeOf', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'image/jpeg'],
    ['a.JPEG', '', 'image/jpeg'],
    ['a.png', 'image/png', 'image/png'],
    ['a.webp', 'image/webp', 'image/webp'],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['IMG_1.heif', 'image/heif', 'image/heic'],
    ['IMG_1.heic', 'application/octet-stream', 'image/heic'],
  ])('%s (%s) is a photo of type %s', (name, type, expected) => {
    expect(typeOf('photo', { name, type })).toBe(expected);
  });

  it.each([
    ['a.gif', 'image/gif'],
    ['a.svg', 'image/svg+xml'],
    ['a.jpg', 'text/html'],
    ['a.mp4', 'video/mp4'],
    ['a', ''],
    ['a.png.exe', ''],
  ])('%s (%s) is no photo', (name, type) => {
    expect(typeOf('photo', { name, type })).toBeUndefined();
  });

  it('knows videos and recordings by the types phones report', () => {
    expect(typeOf('video', { name: 'IMG_7.MOV', type: 'video/quicktime' })).toBe('video/quicktime');
    expect(typeOf('video', { name: 'clip.webm', type: 'video/webm;codecs=vp9' })).toBe('video/webm');
    expect(typeOf('audio', { name: 'Memo.m4a', type: 'audio/x-m4a' })).toBe('audio/mp4');
    expect(typeOf('audio', { name: 'voice.webm', type: 'audio/webm;codecs=opus' })).toBe('audio/webm');
    expect(typeOf('audio', { name: 'clip.webm', type: 'video/webm' })).toBeUndefined();
  });

  it('accepts every type of the contract', () => {
    for (const type of photoTypes) expect(accepted('photo').split(',')).toContain(type);
    for (const type of reelTypes.video) expect(accepted('video').split(',')).toContain(type);
    for (const type of reelTypes.audio) expect(accepted('audio').split(',')).toContain(type);
  });
});

describe('fileProblem', () => {
  it('takes photos over 10 MB, which are made smaller, up to what a phone can open', () => {
    expect(fileProblem('photo', file('a.png', 'image/png', maxPhotoBytes + 1))).toBeUndefined();
    expect(fileProblem('photo', file('a.png', 'image/png', maxShrinkableBytes))).toBeUndefined();
    expect(fileProblem('photo', file('a.png', 'image/png', maxShrinkableBytes + 1))).toBe('tooLarge');
    expect(needsShrinking({ size: maxPhotoBytes })).toBe(false);
    expect(needsShrinking({ size: maxPhotoBytes + 1 })).toBe(true);
  });

  it('reports what no smaller copy would mend first', () => {
    expect(fileProblem('photo', file('a.gif', 'image/gif', maxShrinkableBytes + 1))).toBe('wrongKind');
  });

  it('rejects an empty file', () => {
    expect(fileProblem('photo', file('a.png', 'image/png', 0))).toBe('wrongKind');
  });
});

describe('sortFiles', () => {
  it('accepts as many as fit, in order, and reports the rest', () => {
    const chosen = [
      file('1.jpg', 'image/jpeg'),
      file('2.gif', 'image/gif'),
      file('3.jpg', 'image/jpeg'),
      file('4.jpg', 'image/jpeg'),
    ];
    const { toUpload, leftOut } = sortFiles('photo', chosen, { count: 28, currentUploads: [] });
    expect(toUpload.map(({ name }) => name)).toEqual(['1.jpg', '3.jpg']);
    expect(leftOut).toEqual([
      { name: '2.gif', error: 'wrongKind' },
      { name: '4.jpg', error: 'full' },
    ]);
  });

  it('does not send a file twice', () => {
    const one = file('1.jpg', 'image/jpeg');
    const currentUploads = [{ name: '0.jpg', size: 1000, lastModified: 7 }];
    const again = file('0.jpg', 'image/jpeg');
    const { toUpload, leftOut } = sortFiles('photo', [one, one, again], { count: 1, currentUploads });
    expect(toUpload).toEqual([one]);
    expect(leftOut.map(({ error }) => error)).toEqual(['already', 'already']);
  });

  it('counts each kind by its own quota', () => {
    const films = Array.from({ length: 6 }, (_, index) => file(`${index}.mp4`, 'video/mp4'));
    expect(sortFiles('video', films, { count: 0, currentUploads: [] }).toUpload).toHaveLength(
      galleryQuotas.video.items,
    );
  });
});
