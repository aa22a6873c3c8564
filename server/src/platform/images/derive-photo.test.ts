import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { derivePhoto } from './derive-photo.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a3182c' } });
const sizeOf = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
};

describe('derivePhoto', () => {
  test('makes three sizes in webp, each no larger than it should be', async () => {
    const { card, page, full, width, height } = await derivePhoto(await blank(3000, 3750).jpeg().toBuffer());
    expect(await sizeOf(full)).toEqual({ width: 1920, height: 2400, format: 'webp' });
    expect(await sizeOf(page)).toEqual({ width: 960, height: 1200, format: 'webp' });
    expect(await sizeOf(card)).toEqual({ width: 384, height: 480, format: 'webp' });
    expect({ width, height }).toEqual({ width: 1920, height: 2400 });
  });

  test('never enlarges', async () => {
    const { card, page, full } = await derivePhoto(await blank(200, 250).png().toBuffer());
    for (const picture of [card, page, full]) {
      expect(await sizeOf(picture)).toEqual({ width: 200, height: 250, format: 'webp' });
    }
  });

  test('turns the picture as its EXIF says and drops every other word of it, place included', async () => {
    const withPlace = await blank(400, 200)
      .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(withPlace).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { full } = await derivePhoto(withPlace);
    const { exif, orientation, width, height } = await sharp(full).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 200,
      height: 400,
    });
  });

  test('gives a placeholder small enough to travel with the data', async () => {
    const { placeholder } = await derivePhoto(await blank(640, 800).jpeg().toBuffer());
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(600);
  });

  test.each([
    ['text', Buffer.from('no picture at all')],
    ['nothing', Buffer.alloc(0)],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(derivePhoto(bytes)).rejects.toThrow();
  });

  test('refuses more than 40 megapixels', async () => {
    await expect(derivePhoto(await blank(8000, 5001).png().toBuffer())).rejects.toThrow(/pixel/i);
  });
});
