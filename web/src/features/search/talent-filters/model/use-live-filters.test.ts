import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleMs } from '../../../../shared/lib/live-filters.ts';
import { useLiveFilters } from './filter-changes.ts';

const onFilters = vi.fn();
const start = (address: TalentFilters = {}) =>
  renderHook(({ at }) => useLiveFilters(at, onFilters), { initialProps: { at: address } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onFilters.mockReset();
});

/** One frame, and the timer after it. */
const paintMs = 32;

describe('useLiveFilters', () => {
  it('shows a choice before the URL changes, and adds a history entry', () => {
    const { result, rerender } = start({ gender: [1] });
    act(() => result.current.editor.change({ skills: [4] }));
    expect(result.current.filters).toEqual({ gender: [1], skills: [4] });
    expect(onFilters).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ gender: [1], skills: [4] }, { replace: false });
    rerender({ at: { gender: [1], skills: [4] } });
    expect(result.current.filters).toEqual({ gender: [1], skills: [4] });
  });

  it('writes a drag as one history entry, once it pauses', () => {
    const { result, rerender } = start();
    act(() => result.current.editor.move({ minAge: 20 }));
    act(() => result.current.editor.move({ minAge: 21 }));
    expect(onFilters).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(settleMs));
    expect(onFilters).toHaveBeenLastCalledWith({ minAge: 21 }, { replace: false });
    rerender({ at: { minAge: 21 } });
    act(() => result.current.editor.move({ minAge: 22 }));
    act(() => result.current.editor.settle());
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters).toHaveBeenLastCalledWith({ minAge: 22 }, { replace: true });
    rerender({ at: { minAge: 22 } });
    act(() => result.current.editor.move({ minAge: 23 }));
    act(() => result.current.editor.settle());
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters).toHaveBeenLastCalledWith({ minAge: 23 }, { replace: false });
    expect(onFilters).toHaveBeenCalledTimes(3);
  });

  it('ignores an earlier change that arrives late', () => {
    const { result, rerender } = start();
    act(() => result.current.editor.change({ passport: true }));
    act(() => result.current.editor.change({ hasVideo: true }));
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters.mock.calls.map(([, how]) => how)).toEqual([{ replace: false }, { replace: false }]);
    rerender({ at: { passport: true } });
    expect(result.current.filters).toEqual({ passport: true, hasVideo: true });
    rerender({ at: { passport: true, hasVideo: true } });
    expect(result.current.filters).toEqual({ passport: true, hasVideo: true });
  });

  it('follows going back, and drops pending changes', () => {
    const { result, rerender } = start({ passport: true });
    act(() => result.current.editor.move({ minAge: 20 }));
    rerender({ at: { verified: true } });
    expect(result.current.filters).toEqual({ verified: true });
    act(() => vi.advanceTimersByTime(settleMs * 2));
    expect(onFilters).not.toHaveBeenCalled();
  });

  it('follows going back before the last change has rendered', () => {
    const { result } = start({ gender: [1], language: [3] });
    act(() => result.current.replaceAll({ gender: [1] }));
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current.filters).toEqual({ gender: [1], language: [3] });
    act(() => result.current.replaceAll({ gender: [1] }));
    act(() => vi.advanceTimersByTime(paintMs));
    expect(onFilters).toHaveBeenCalledTimes(2);
  });

  it('sends a pending change when it unmounts', () => {
    const { result, unmount } = start();
    act(() => result.current.editor.move({ maxAge: 40 }));
    unmount();
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ maxAge: 40 }, { replace: false });
  });
});
