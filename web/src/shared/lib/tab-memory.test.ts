import { afterEach, expect, it, vi } from 'vitest';
import { forgetTab, readTab, writeTab } from './tab-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

it('keeps what a tab knows until its reader signs out, and nothing else is forgotten with it', () => {
  writeTab('selection', [1, 2]);
  window.sessionStorage.setItem('someone-elses', 'kept');
  expect(readTab('selection')).toEqual([1, 2]);
  writeTab('other', 'x');
  writeTab('other', undefined);
  expect(readTab('other')).toBeUndefined();
  forgetTab();
  expect(readTab('selection')).toBeUndefined();
  expect(window.sessionStorage.getItem('someone-elses')).toBe('kept');
});

it('does without storage that is blocked, full or of an earlier version', () => {
  window.sessionStorage.setItem('callboard-tab/selection', '{broken');
  expect(readTab('selection')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeTab('selection', [1])).not.toThrow();
});
