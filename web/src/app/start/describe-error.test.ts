import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const withStack = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack });

it('says what failed and where, at the first frames only', () => {
  const frames = Array.from(
    { length: 9 },
    (_, line) =>
      `    at draw${line} (https://callboard.test/assets/find-talents-page-Dk4fjE2a.js:${line}:481223)`,
  );
  const stack = ['TypeError: undefined is not a function', ...frames].join('\n');
  expect(describeError(withStack('undefined is not a function', stack))?.split('\n')).toEqual([
    'TypeError: undefined is not a function',
    'draw0 find-talents-page-Dk4fjE2a.js:0:481223',
    'draw1 find-talents-page-Dk4fjE2a.js:1:481223',
    'draw2 find-talents-page-Dk4fjE2a.js:2:481223',
    'draw3 find-talents-page-Dk4fjE2a.js:3:481223',
    'draw4 find-talents-page-Dk4fjE2a.js:4:481223',
  ]);
});

it('reads the stacks of other browsers', () => {
  const stack =
    'draw@https://callboard.test/assets/page-Dk4f.js:1:22\n@https://callboard.test/assets/main-a1.js:4:5';
  expect(describeError(withStack('x is undefined', stack))).toBe(
    'TypeError: x is undefined\ndraw page-Dk4f.js:1:22\n main-a1.js:4:5',
  );
});

it('tells nothing about people', () => {
  const message =
    'No asha@callboard.test, +91 98200 12345, 3f2b8c1e-1111-4222-8333-9a9b9c9d9e9f, token=abc, /x?code=1';
  expect(describeError(withStack(message, ''))).toBe(
    'TypeError: No [address], [number], [id], token=[secret], /x?…',
  );
});

it.each([
  ['plain text', 'plain text'],
  [{ password: 'curtain' }, 'Thrown: [object Object]'],
  [undefined, 'Thrown: [object Undefined]'],
])('reads whatever was thrown: %o', (thrown, described) => {
  expect(describeError(thrown)).toBe(described);
});

it('never sends more than the server takes', () => {
  const frames = Array.from({ length: 9 }, () => `at ${'long '.repeat(400)} (https://a.test/b.js:1:2)`);
  expect(describeError(withStack('long '.repeat(900), frames.join('\n')))?.length).toBe(2000);
});

it.each([
  ['an aborted request', new DOMException('The user aborted a request.', 'AbortError')],
  ['no connection in Chrome', withStack('Failed to fetch', '')],
  ['no connection in Firefox', withStack('NetworkError when attempting to fetch resource.', '')],
  ['no connection in Safari', withStack('Load failed', '')],
  ['a page that did not load', withStack('Failed to fetch dynamically imported module: /assets/a.js', '')],
  ['an extension', withStack('x', 'TypeError: x\n at y (chrome-extension://abc/content.js:1:2)')],
  ['a harmless notice of the browser', 'ResizeObserver loop completed with undelivered notifications.'],
])('leaves out %s', (_what, error) => {
  expect(describeError(error)).toBeUndefined();
});
