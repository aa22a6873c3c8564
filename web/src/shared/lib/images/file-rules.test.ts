import { describe, expect, it } from 'vitest';
import { imageFault } from './file-rules.ts';

const small = 1024;

describe('imageFault', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.png', 'A.JPG', 'head.shot.Png', 'मीरा.jpeg'])('takes %s', (name) => {
    expect(imageFault({ name, size: small })).toBeUndefined();
  });

  it.each(['a.gif', 'a.webp', 'a.heic', 'a.svg', 'png', 'a.png.exe', 'jpg.', '', 'a.jpg '])(
    'refuses %j for what it is called',
    (name) => {
      expect(imageFault({ name, size: small })).toBe('wrongKind');
    },
  );

  it('accepts exactly 10 MB and no more', () => {
    expect(imageFault({ name: 'a.png', size: 10_485_760 })).toBeUndefined();
    expect(imageFault({ name: 'a.png', size: 10_485_761 })).toBe('tooLarge');
  });

  it('reports the size first when both are wrong', () => {
    expect(imageFault({ name: 'a.gif', size: 10_485_761 })).toBe('tooLarge');
  });
});
