import { beforeEach, describe, expect, it } from 'vitest';
import { clearDrafts, draftKeys, draftPrefix } from './drafts.ts';

beforeEach(() => window.localStorage.clear());

describe('clearDrafts', () => {
  it('removes every draft and nothing else', () => {
    window.localStorage.setItem(`${draftPrefix}7/profile/about`, 'x');
    window.localStorage.setItem('callboard-valid-session', '1');
    window.localStorage.setItem(`${draftPrefix}8/profile/about`, 'y');
    clearDrafts();
    expect(draftKeys(window.localStorage, '')).toEqual(['callboard-valid-session']);
  });

  it('does nothing when storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('No', 'SecurityError');
    };
    expect(() => clearDrafts(forbidden)).not.toThrow();
  });
});
