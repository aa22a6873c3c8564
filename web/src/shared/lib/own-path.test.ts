import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('ownPath', () => {
  it.each(['/find-talents?page=2&gender=1', '/talent/u-7', '/', '/app/dashboard'])('takes %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    ' /app',
    '/app//evil',
    'javascript:alert(1)',
    'app/dashboard',
    '',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
  ])('refuses %j', (text) => {
    expect(ownPath(text)).toBeUndefined();
  });

  it('drops the fragment', () => {
    expect(ownPath('/talent/u-7#contact')).toBe('/talent/u-7');
    expect(ownPath('/app/../find-talents')).toBe('/find-talents');
  });
});
