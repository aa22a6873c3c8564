import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const requests = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
const idle: (() => void)[] = [];
const listeners: [string, EventListenerOrEventListenerObject][] = [];

/** A fresh page: nothing sent yet. */
async function open(path = '/') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (kind: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([kind, listener]);
      add(kind, listener);
    },
  );
  const { watchErrors, reportError } = await import('./watch-errors.ts');
  await import('./send-error.ts');
  watchErrors();
  return reportError;
}

const fail = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message, filename: '/a.js' }));

/** Everything that is on its way has been described, and the page is idle. */
async function settle() {
  await vi.dynamicImportSettled();
  await Promise.resolve();
  for (const work of idle.splice(0)) work();
}

const sent = () => requests.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const firstLines = () => sent().map(({ message }) => message.split('\n')[0]);

beforeEach(() => {
  requests.mockReset();
  requests.mockResolvedValue(new Response(null, { status: 204 }));
  idle.length = 0;
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => {
  for (const [kind, listener] of listeners.splice(0)) window.removeEventListener(kind, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('sends what nothing caught, once the page is idle, with the route in place of the address', async () => {
  await open('/talent/asha-rao-7f3a?token=abc#top');
  fail('the rope tore');
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too far'), promise: null }),
  );
  await vi.dynamicImportSettled();
  expect(requests).not.toHaveBeenCalled();
  await settle();
  expect(requests.mock.calls[0]).toMatchObject([
    '/v1/logs',
    { method: 'POST', keepalive: true, credentials: 'omit' },
  ]);
  expect(firstLines()).toEqual(['Error: the rope tore', 'RangeError: too far']);
  expect(sent()[0]).toMatchObject({ level: 'error', page: expect.stringMatching(/^\/talent\/:/) });
});

it('sends the same one once, and five on a page', async () => {
  const reportError = await open();
  const same = new Error('again');
  for (let time = 0; time < 3; time += 1) reportError(same);
  for (let time = 0; time < 9; time += 1) fail(`error ${'abcdefghi'[time]}`);
  await settle();
  expect(firstLines()).toEqual(['Error: again', ...'abcd'.split('').map((name) => `Error: error ${name}`)]);
  window.history.replaceState(null, '', '/About');
  reportError(same);
  fail('on the next page');
  await settle();
  expect(firstLines().slice(5)).toEqual(['Error: on the next page']);
});

it('says nothing of its own failures', async () => {
  await open();
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  requests.mockRejectedValue(new TypeError('Failed to fetch'));
  fail('one');
  await settle();
  await settle();
  process.off('unhandledRejection', rejected);
  expect(requests).toHaveBeenCalledOnce();
  expect(rejected).not.toHaveBeenCalled();
});

it('sends nothing offline, nor what another origin keeps to itself', async () => {
  await open();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail('no line');
  online.mockReturnValue(true);
  fail('lost before it is sent');
  await vi.dynamicImportSettled();
  await Promise.resolve();
  online.mockReturnValue(false);
  await settle();
  expect(requests).not.toHaveBeenCalled();
});
