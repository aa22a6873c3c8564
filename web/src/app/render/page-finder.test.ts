import { describe, expect, it } from 'vitest';
import { createPageFinder } from './page-finder.ts';

const find = createPageFinder([{ path: '/' }, { path: '/about/:id' }, { path: '/about/team' }]);

describe('the page of a path', () => {
  it.each([
    ['/', '/', ''],
    ['/about/us', '/about/:id', 'us'],
    ['/about/us/', '/about/:id', 'us'],
    ['/about/team', '/about/team', ''],
    ['/about/%E0%A4%B8', '/about/:id', 'स'],
    ['/about/100%', '/about/:id', '100%'],
  ])('%s is %s', (address, path, named) => {
    expect(find(address)).toMatchObject({ page: { path }, named });
  });

  it.each(['/About/us', '/about', '/about/', '/about/us/more', '//about/us', '/aboutx/us'])(
    'there is none at %s',
    (address) => expect(find(address)).toBeUndefined(),
  );

  it('has no trailing slash', () => expect(find('/about/us//')?.path).toBe('/about/us'));
});
