import { describe, expect, test } from 'vitest';
import { aPicture, archiveEnd, drawing, page } from '../../../../test/pictures.ts';
import { isDisguised, pictureTypeOf } from './picture-bytes.ts';

describe('pictureTypeOf', () => {
  test('knows the pictures we take', async () => {
    expect(pictureTypeOf(await aPicture().jpeg().toBuffer())).toBe('image/jpeg');
    expect(pictureTypeOf(await aPicture().png().toBuffer())).toBe('image/png');
    expect(pictureTypeOf(await aPicture().webp().toBuffer())).toBe('image/webp');
    expect(pictureTypeOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toBe('image/heic');
  });

  test.each([
    ['text', Buffer.from('I am a .png')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', drawing],
    ['a gif', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
  ])('does not take %s for one', (_what, bytes) => {
    expect(pictureTypeOf(bytes)).toBeUndefined();
  });
});

describe('hasSecondFace', () => {
  test('an ordinary picture has one face', async () => {
    for (const picture of [aPicture().jpeg(), aPicture().png(), aPicture().webp()]) {
      expect(isDisguised(await picture.toBuffer())).toBe(false);
    }
  });

  test.each([
    ['a page', page],
    ['an archive', archiveEnd],
    ['a document', Buffer.from('%PDF-1.7')],
    ['a program', Buffer.from('<?php system($_GET[0]);')],
  ])('a picture with %s behind it has two', async (_what, other) => {
    expect(isDisguised(Buffer.concat([await aPicture().jpeg().toBuffer(), other]))).toBe(true);
  });

  test('a page within the notes of a picture is found too', async () => {
    const picture = await aPicture()
      .withExif({ IFD0: { ImageDescription: page.toString() } })
      .jpeg()
      .toBuffer();
    expect(isDisguised(picture)).toBe(true);
  });
});
