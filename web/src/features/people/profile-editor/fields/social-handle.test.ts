import { describe, expect, it } from 'vitest';
import { networkOf, readHandle } from './social-handle.ts';

const [instagram, youtube, facebook, x, linkedin, imdb, spotify, website] = [1, 2, 3, 4, 5, 6, 7, 14];

describe('readHandle', () => {
  it.each([
    ['asha.rao', instagram, 'asha.rao'],
    ['@asha.rao', instagram, 'asha.rao'],
    [' @asha_rao ', instagram, 'asha_rao'],
    ['https://www.instagram.com/asha.rao/?hl=en', instagram, 'asha.rao'],
    ['instagram.com/asha.rao', instagram, 'asha.rao'],
    ['HTTPS://INSTAGRAM.COM/Asha', instagram, 'Asha'],
    ['https://youtube.com/@AshaRaoActs/videos', youtube, 'AshaRaoActs'],
    ['https://www.youtube.com/channel/UC123', youtube, 'www.youtube.com/channel/UC123'],
    ['https://m.facebook.com/asha.rao.7', facebook, 'asha.rao.7'],
    ['https://www.facebook.com/profile.php?id=100012', facebook, '100012'],
    ['https://twitter.com/asharao?s=20', x, 'asharao'],
    ['x.com/asharao', x, 'asharao'],
    ['https://in.linkedin.com/in/asha-rao-12/', linkedin, 'asha-rao-12'],
    ['https://www.linkedin.com/company/asha-films', linkedin, 'www.linkedin.com/company/asha-films'],
    ['https://www.imdb.com/name/nm0001234/?ref_=x', imdb, 'nm0001234'],
    ['https://open.spotify.com/intl-hi/artist/4abc', spotify, '4abc'],
    ['https://asharao.in/reel', website, 'https://asharao.in/reel'],
    ['आशा', instagram, 'आशा'],
  ])('%j on network %d is %j', (typed, network = 0, handle) => {
    expect(readHandle(typed, network)).toBe(handle);
  });

  it('leaves an address of another network as it is', () => {
    expect(readHandle('https://youtube.com/@asha', instagram ?? 0)).toBe('https://youtube.com/@asha');
  });
});

describe('networkOf', () => {
  it.each([
    ['https://www.instagram.com/asha', 1],
    ['youtu.be/@asha', 2],
    ['https://notinstagram.com/asha', undefined],
    ['asha.rao', undefined],
    ['asha', undefined],
    ['https://', undefined],
  ])('knows whose address %j is', (typed, network) => {
    expect(networkOf(typed)).toBe(network);
  });
});
