import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toScale, toZoom, useFraming } from './use-framing.ts';

type Shape = 'headshot' | 'square';

describe('zoom', () => {
  it('runs from 10 to 50 in tenths', () => {
    expect(toScale(10)).toBe(1);
    expect(toScale(50)).toBe(5);
    expect(toZoom(2.34)).toBe(23);
  });

  it.each([
    [9, 10],
    [10, 10],
    [37, 37],
    [50, 50],
    [51, 50],
  ])('set to %d stays at %d', (asked, zoom) => {
    const { result } = renderHook(() => useFraming<Shape>('headshot'));
    act(() => result.current.zoomTo(asked));
    expect(result.current.zoom).toBe(zoom);
    expect(result.current.scale).toBe(zoom / 10);
  });

  it('stops at both ends when stepped', () => {
    const { result } = renderHook(() => useFraming<Shape>('headshot'));
    act(() => result.current.zoomOut());
    expect(result.current.zoom).toBe(10);
    act(() => result.current.zoomTo(49));
    act(() => result.current.zoomIn());
    expect(result.current.zoom).toBe(50);
  });
});

describe('resetting', () => {
  it('centres the photo and shows all of it in the chosen shape', () => {
    const { result } = renderHook(() => useFraming<Shape>('headshot'));
    act(() => {
      result.current.setPoint({ x: 12, y: -40 });
      result.current.zoomTo(30);
      result.current.setShape('square');
    });
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ point: { x: 0, y: 0 }, zoom: 10, shape: 'square' });
  });
});

it('has no crop until the picture is laid out', () => {
  const { result } = renderHook(() => useFraming<Shape>('headshot'));
  const area = { x: 10, y: 0, width: 64, height: 100 };
  expect(result.current.areaOf('first')).toBeUndefined();
  act(() => result.current.setArea('first', area));
  expect(result.current.areaOf('first')).toEqual(area);
  expect(result.current.areaOf('turned')).toBeUndefined();
});
