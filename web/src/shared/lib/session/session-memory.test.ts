import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserMemory, lastLoginKey, projectIdKey, validSessionFlag } from './session-memory.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands in for the server, which sets it so.
  document.cookie = cookie;
};

beforeEach(() => {
  localStorage.clear();
  setCookie('callboard_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
});

describe('what the browser stores of a session', () => {
  it.each([
    ['nothing', () => undefined, false],
    ['the flag', () => browserMemory.setFlag(), true],
    ['the cookie', () => setCookie('callboard_session=1; Path=/'), true],
    ['a cookie with a longer name', () => setCookie('x_callboard_session=1; Path=/'), false],
    ['a flag that says something else', () => localStorage.setItem(validSessionFlag, '0'), false],
  ])('with %s', (_, given, mayHaveSession) => {
    given();
    expect(browserMemory.mayHaveSession()).toBe(mayHaveSession);
  });

  it('clears flag and cookie together', () => {
    browserMemory.setFlag();
    setCookie('callboard_session=1; Path=/');
    browserMemory.clearFlag();
    expect(browserMemory.mayHaveSession()).toBe(false);
  });

  it('finds and clears the host cookie', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-callboard_session=1');
    expect(browserMemory.mayHaveSession()).toBe(true);
    cookies.mockRestore();
    const written: string[] = [];
    const writing = vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line));
    browserMemory.clearFlag();
    writing.mockRestore();
    // Browsers remove such a cookie only when the change is marked secure.
    expect(written).toContainEqual(expect.stringMatching(/^__Host-callboard_session=; Path=\/; .*Secure$/));
    expect(written).toContainEqual(expect.stringMatching(/^callboard_session=; Path=\//));
  });

  it('clears the project and records the last login', () => {
    localStorage.setItem(projectIdKey, '12');
    browserMemory.clearProject();
    browserMemory.recordLastLogin(new Date('2026-11-15T10:00:00Z'));
    expect(localStorage.getItem(projectIdKey)).toBeNull();
    expect(localStorage.getItem(lastLoginKey)).toBe('2026-11-15T10:00:00.000Z');
  });
});
