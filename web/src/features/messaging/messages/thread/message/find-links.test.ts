import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) =>
  findLinks(text).flatMap((part) => (part.is === 'link' ? [[part.text, part.host]] : []));

describe('links in a message', () => {
  it.each([
    ['See https://example.com/reel.', [['https://example.com/reel', 'example.com']]],
    ['(https://example.com/a_(b))', [['https://example.com/a_(b)', 'example.com']]],
    ['HTTP://EXAMPLE.COM', [['HTTP://EXAMPLE.COM', 'example.com']]],
    [
      'mailto:ananya@example.com, tel:+919820041736',
      [
        ['mailto:ananya@example.com', undefined],
        ['tel:+919820041736', undefined],
      ],
    ],
    [`${window.location.origin}/find-talents`, [[`${window.location.origin}/find-talents`, undefined]]],
    ['example.com and www.example.com', []],
    ['javascript:alert(1)', []],
    ['JaVaScRiPt://example.com/%0aalert(1)', []],
    ['data:text/html,<script>alert(1)</script>', []],
    [
      'vbscript:x file:///etc/passwd ftp://example.com blob:https://example.com',
      [['https://example.com', 'example.com']],
    ],
    ['https://callboard.in@evil.example/', []],
    ['https://user:word@evil.example/', []],
    ['https://evil.example/\u202Egpj.exe', []],
    ['https://xn--e1awd7f.example', [['https://xn--e1awd7f.example', 'xn--e1awd7f.example']]],
    ['https://', []],
    ['mailto:', []],
  ])('of %j are %j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('shows the real host of an internationalised name', () => {
    expect(linksIn('https://аррӏе.com')[0]?.[1]).toMatch(/^xn--/);
  });

  const pieces = fc.constantFrom(
    ...[
      'https://',
      'http:',
      '//',
      'javascript:',
      'data:',
      'mailto:',
      'tel:',
      'a.example',
      '@',
      ':',
      '/',
      '\\',
    ],
    ...[
      ' ',
      '\n',
      '\t',
      '\0',
      '"',
      '<',
      '>',
      '(',
      ')',
      '.',
      '\u202e',
      '\u200b',
      '%0a',
      'alert(1)',
      'é',
      '🎭',
    ],
  );

  it('keep the whole text, and only link to pages, email addresses and phone numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 14 }), (words) => {
        const text = words.join('');
        const parts = findLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) {
          if (part.is !== 'link') continue;
          const { protocol, username } = new URL(part.href);
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
          expect(username).toBe('');
          expect(part.text).not.toMatch(/[\s\p{Cf}]/u);
        }
      }),
      { numRuns: 150 },
    );
  });
});
