import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTarget, isApplyForm, peekTarget, rememberTarget, safeTarget } from './post-login-target.ts';

const here = 'https://callboard.example';

beforeEach(() => sessionStorage.clear());

describe('safeTarget', () => {
  it.each([
    '/app',
    '/app/dashboard',
    '/app/messages?with=7&draft=a%20b',
    '/app/talent/dashboard/notification?page=2',
    '/jobs/8f0c/apply?role=9',
  ])('keeps %s', (path) => expect(safeTarget(path)).toBe(path));

  it.each([
    ['', 'nothing'],
    ['/', 'the first page'],
    ['/apple', 'a path that only begins alike'],
    ['/jobs/8f0c', 'a page that needs nobody to sign in'],
    ['/jobs/../apply', 'a way out of the jobs'],
    ['/jobs/%2e%2e/apply', 'a way out of the jobs in disguise'],
    ['/jobs/8f0c/apply/8f0c', 'a page below the form'],
    ['/jobs//apply', 'the form of no job'],
    ['/jobs/8f0c/../../evil/apply', 'a way around the jobs'],
    ['//evil.example/app', 'another host'],
    ['/app//evil.example', 'a host in the middle'],
    ['/\\evil.example', 'a backslash'],
    ['/app/\\evil.example', 'a backslash below'],
    ['https://evil.example/app', 'a scheme'],
    ['javascript:alert(1)', 'a script'],
    ['/app/../auth', 'a way out'],
    ['/app/%2e%2e/auth', 'a way out in disguise'],
    ['/app/..//evil.example', 'a way out to another host'],
    ['/app\t/x', 'a tab, which browsers drop'],
    ['/app/\n/evil.example', 'a line break, which browsers drop'],
    [' /app', 'a leading space'],
    [`/app/${'x'.repeat(2000)}`, 'an endless one'],
  ])('refuses %j: %s', (path) => expect(safeTarget(path)).toBeUndefined());

  it('drops the fragment', () => expect(safeTarget('/app/messages?a=1#x')).toBe('/app/messages?a=1'));

  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '..',
          '.',
          '%2e',
          '%2f',
          '%5c',
          'app',
          '@',
          ':',
          '?',
          '#',
          '\t',
          '\n',
          'evil.example',
        ),
      )
      .map((deps) => `/app${deps.join('')}`),
    fc.string().map((text) => `/app/${text}`),
    fc.string().map((text) => `/jobs/${text}/apply`),
    fc
      .array(fc.constantFrom('/', '\\', '..', '%2e', '%2f', 'apply', '?', '#', '\t', 'jobs', 'evil.example'))
      .map((parts) => `/jobs/${parts.join('')}/apply`),
  );

  it('never leads off this site, or elsewhere than below /app and to the form to apply for a job', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const target = safeTarget(text);
        if (target === undefined) return;
        const url = new URL(target, here);
        expect(url.origin).toBe(here);
        expect(url.pathname).toMatch(/^\/app(\/|$)|^\/jobs\/[^/]+\/apply$/);
        expect(isApplyForm(target)).toBe(url.pathname.startsWith('/jobs/'));
        expect(target.startsWith('//')).toBe(false);
        expect(safeTarget(target)).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the remembered target', () => {
  it('is kept until it is cleared', () => {
    rememberTarget('/app/messages?with=7');
    expect(peekTarget()).toBe('/app/messages?with=7');
    expect(peekTarget()).toBe('/app/messages?with=7');
  });

  it('is not a path outside /app', () => {
    rememberTarget('/find-jobs');
    expect(peekTarget()).toBeUndefined();
  });

  it('is validated again when read, because anything may write to storage', () => {
    sessionStorage.setItem('callboard-post-login-target', '//evil.example');
    expect(peekTarget()).toBeUndefined();
  });

  it('can be cleared', () => {
    rememberTarget('/app');
    forgetTarget();
    expect(peekTarget()).toBeUndefined();
  });
});
