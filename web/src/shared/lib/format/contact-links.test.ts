import { describe, expect, it } from 'vitest';
import { formatFollowers, socialAddress, splitManager, whatsappLink } from './contact-links.ts';

describe('numbers', () => {
  it('lead to WhatsApp by their digits alone', () => {
    expect(whatsappLink('+91 98200-41736')).toBe('https://wa.me/919820041736');
  });

  it.each([
    [41_000, '41k'],
    [950, '950'],
    [1_250_000, '1.3M'],
  ])('%d followers', (count, text) => {
    expect(formatFollowers(count)).toBe(text);
  });
});

describe('social links', () => {
  it.each([
    [1, '@ananyarao.acts', 'https://www.instagram.com/ananyarao.acts'],
    [2, 'ananya', 'https://www.youtube.com/@ananya'],
    [14, 'ananya.example', 'https://ananya.example/'],
    [14, 'https://ananya.example/reel', 'https://ananya.example/reel'],
    [1, 'https://www.instagram.com/ananya', 'https://www.instagram.com/ananya'],
  ])('network %d, %s', (network, handle, address) => {
    expect(socialAddress(network, handle)).toBe(address);
  });

  it.each([
    [1, '//evil.example/x y'],
    [14, 'javascript:alert(1)'],
    [14, 'JaVaScRiPt://a.b/%0aalert(1)'],
    [14, 'data:text/html,hi'],
    [10, 'ananya'],
  ])('network %d has no link for %s', (network, handle) => {
    expect(socialAddress(network, handle) ?? 'https://none').toMatch(/^https?:\/\//);
  });

  it('escapes a handle in the URL', () => {
    expect(socialAddress(1, 'a?b#c')).toBe('https://www.instagram.com/a%3Fb%23c');
  });
});

describe('managers', () => {
  it('have a company after the comma', () => {
    expect(splitManager('Nandini Kapse, Firefly Artists')).toEqual({
      name: 'Nandini Kapse',
      company: 'Firefly Artists',
    });
    expect(splitManager('Nandini Kapse')).toEqual({ name: 'Nandini Kapse', company: undefined });
  });
});
