import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInteger } from '../../lib/typed/read-number.ts';
import { renderForTest } from '../render-for-test.tsx';
import { moved, positionsOf, type Range, valueAt } from './range.ts';
import { RangeSlider } from './range-slider.tsx';

const scale = { from: 10, to: 95, step: 1 };
const onSettled = vi.fn();

function Ages({ start = {} }: { start?: Range }) {
  const [value, setValue] = useState<Range>(start);
  return (
    <>
      <RangeSlider
        labels={{ least: 'From', most: 'To' }}
        scale={scale}
        value={value}
        onChange={setValue}
        onSettled={onSettled}
        bars={[
          { from: 10, to: 50, count: 5 },
          { from: 50, to: 95, count: 0 },
        ]}
        write={String}
        read={readInteger}
        limits={{ least: 0, most: 100 }}
        error="Write a number"
      />
      <samp>{`${value.least ?? 'any'} ${value.most ?? 'any'}`}</samp>
    </>
  );
}

const chosen = () => document.querySelector('samp')?.textContent;
const thumb = (name: string) => screen.getByRole('slider', { name });

afterEach(() => onSettled.mockReset());

describe('RangeSlider', () => {
  it.each([
    ['{ArrowRight}', '23 34'],
    ['{ArrowUp}{ArrowUp}', '24 34'],
    ['{ArrowLeft}', '21 34'],
    ['{PageUp}', '27 34'],
    ['{PageDown}', '17 34'],
    ['{Home}', 'any 34'],
    ['{End}', '34 34'],
  ])('moves its lower end with %s', async (keys, expected) => {
    renderForTest(<Ages start={{ least: 22, most: 34 }} />);
    thumb('From').focus();
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(expected);
  });

  it('opens the upper end at the edge and reports when a move ends', async () => {
    renderForTest(<Ages start={{ least: 22, most: 94 }} />);
    thumb('To').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('22 any');
    expect(onSettled).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('accepts typed numbers beyond the scale, but never past the other end', async () => {
    renderForTest(<Ages start={{ least: 22, most: 34 }} />);
    const [from, to] = [
      screen.getByRole('textbox', { name: 'From' }),
      screen.getByRole('textbox', { name: 'To' }),
    ];
    await userEvent.clear(from);
    await userEvent.type(from, '4{Enter}');
    expect(chosen()).toBe('4 34');
    expect(thumb('From').getAttribute('aria-valuenow')).toBe('10');
    await userEvent.clear(to);
    await userEvent.type(to, '2{Enter}');
    expect(chosen()).toBe('4 4');
    await userEvent.clear(to);
    await userEvent.tab();
    expect(chosen()).toBe('4 any');
  });

  it('keeps unreadable input and shows an error', async () => {
    renderForTest(<Ages start={{ least: 22, most: 34 }} />);
    const from = screen.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, 'young');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Write a number');
    expect(from.getAttribute('value') ?? '').toBe('young');
    expect(chosen()).toBe('22 34');
  });

  it('moves the nearer thumb until the pointer is released', () => {
    renderForTest(<Ages start={{ least: 22, most: 34 }} />);
    const area = thumb('From').parentElement;
    if (!area) throw new Error('The thumb hangs in the air');
    area.getBoundingClientRect = () => new DOMRect(0, 0, 850, 44);
    area.setPointerCapture = () => undefined;
    fireEvent.pointerDown(area, { clientX: 300, button: 0, pointerId: 1 });
    expect(chosen()).toBe('22 40');
    fireEvent.pointerMove(area, { clientX: 20, pointerId: 1 });
    expect(chosen()).toBe('22 22');
    fireEvent.pointerUp(area, { pointerId: 1 });
    expect(onSettled).toHaveBeenCalledOnce();
    fireEvent.pointerMove(area, { clientX: 500, pointerId: 1 });
    expect(chosen()).toBe('22 22');
  });

  it('highlights the bars inside the range', () => {
    renderForTest(<Ages start={{ most: 40 }} />);
    const inside = [...document.querySelectorAll('i')].map((bar) => bar.hasAttribute('data-inside'));
    expect(inside).toEqual([true, false]);
  });
});

describe('the ends of a range', () => {
  it('never cross and never leave the scale', () => {
    const move = fc.tuple(
      fc.constantFrom('least' as const, 'most' as const),
      fc.integer({ min: -50, max: 200 }),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        let range: Range = {};
        for (const [end, value] of moves) range = moved(range, end, value, scale);
        const { least, most } = positionsOf(range, scale);
        expect(least).toBeLessThanOrEqual(most);
        expect(range.least).not.toBe(scale.from);
        expect(range.most).not.toBe(scale.to);
      }),
    );
  });

  it('are in whole steps', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (share) => {
        const value = valueAt(share, { from: 55, to: 79, step: 1 });
        expect(Number.isInteger(value) && value >= 55 && value <= 79).toBe(true);
      }),
    );
  });
});
