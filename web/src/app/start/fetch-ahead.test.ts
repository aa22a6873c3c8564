import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, fetchScripts } from './fetch-ahead.ts';

const idle: (() => void)[] = [];
const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('fetches once the browser is idle, not before', () => {
  fetchAhead(['/assets/main.js', '/assets/page.js']);
  expect(asked()).toEqual([]);
  for (const work of idle) work();
  expect(asked()).toEqual(['/assets/main.js', '/assets/page.js']);
});

it('fetches each script once', () => {
  fetchScripts(['/assets/main.js']);
  fetchScripts(['/assets/main.js', '/assets/page.js']);
  expect(asked()).toEqual(['/assets/main.js', '/assets/page.js']);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'does nothing on a slow connection (%o)',
  (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    fetchAhead(['/assets/main.js']);
    expect(idle).toEqual([]);
  },
);
