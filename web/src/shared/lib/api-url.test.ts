import { afterEach, describe, expect, it } from 'vitest';
import { apiUrl } from './api-url.ts';

function configure(content: string) {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'callboard-api');
  meta.setAttribute('content', content);
  document.head.append(meta);
}
afterEach(() => document.querySelector('meta[name="callboard-api"]')?.remove());

describe('apiUrl', () => {
  it('is the page’s own address unless the page says otherwise', () => {
    expect(apiUrl('/v1/auth/login')).toBe('/v1/auth/login');
    configure('');
    expect(apiUrl('/v1/auth/login')).toBe('/v1/auth/login');
  });

  it('is what the server wrote into the page', () => {
    configure('https://api.callboard.in');
    expect(apiUrl('/v1/auth/login')).toBe('https://api.callboard.in/v1/auth/login');
    expect(apiUrl()).toBe('https://api.callboard.in');
  });

  it.each(['javascript:alert(1)', 'api.callboard.in', 'https://'])('is never %s', (content) => {
    configure(content);
    expect(apiUrl('/v1')).toBe('/v1');
  });
});
