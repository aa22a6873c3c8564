import { describe, expect, it } from 'vitest';
import { imageFileError } from './file-rules.ts';

const small = 1024;

describe('imageFileError', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.png', 'A.JPG', 'head.shot.Png', 'मीरा.jpeg'])('takes %s', (name) => {
    expect(imageFileError({ name, size: small })).toBeUndefined();
  });

  it.each(['a.gif', 'a.webp', 'a.heic', 'a.svg', 'png', 'a.png.exe', 'jpg.', '', 'a.jpg '])(
    'refuses %j for what it is called',
    (name) => {
      expect(imageFileError({ name, size: small })).toBe('wrongKind');
    },
  );

  it('accepts exactly 10 MB and no more', () => {
    expect(imageFileError({ name: 'a.png', size: 10_485_760 })).toBeUndefined();
    expect(imageFileError({ name: 'a.png', size: 10_485_761 })).toBe('tooLarge');
  });

  it('reports the size first when both are wrong', () => {
    expect(imageFileError({ name: 'a.gif', size: 10_485_761 })).toBe('tooLarge');
  });
});
