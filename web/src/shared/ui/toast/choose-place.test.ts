import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, choosePlace, hiddenBy, margin, sides } from './choose-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const phone = { view: box(0, 0, 360, 740), width: 328, height: 52 };
const desktop = { view: box(0, 0, 1440, 900), width: 420, height: 52 };

describe('where toasts are shown', () => {
  it('is the middle of the lower edge when nothing is there', () => {
    expect(choosePlace({ ...phone, controls: [] })).toEqual({ side: 'center', bottom: margin });
  });

  it('is above a bar of buttons, a composer or the actions of a dialog', () => {
    const bar = box(0, 664, 360, 76);
    const { bottom } = choosePlace({ ...phone, controls: [bar] });
    expect(740 - bottom).toBeLessThanOrEqual(bar.top);
    expect(740 - bottom).toBeGreaterThan(bar.top - 16);
  });

  it('is beside a column of buttons rather than far above it', () => {
    const column = Array.from({ length: 12 }, (_, at) => box(600, 300 + at * 50, 240, 44));
    expect(choosePlace({ ...desktop, controls: column }).side).toBe('left');
  });

  it('rather covers the corner of a card than a button', () => {
    const cards = [box(16, 40, 328, 640)];
    const situation = { ...phone, controls: [...cards, box(16, 684, 328, 48)] };
    expect(hiddenBy(situation, choosePlace(situation))).toBeLessThan(0.1);
  });

  it('stays where it is while that covers nothing', () => {
    const current = { side: 'center' as const, bottom: margin + 80 };
    expect(choosePlace({ ...phone, controls: [], current })).toEqual(current);
  });

  it('covers nothing wherever there is a place without controls', () => {
    const control = fc
      .record({
        left: fc.nat(1300),
        top: fc.nat(850),
        width: fc.integer({ min: 24, max: 300 }),
        height: fc.integer({ min: 24, max: 60 }),
      })
      .map(({ left, top, width, height }) => box(left, top, width, height));
    fc.assert(
      fc.property(
        fc.array(control, { maxLength: 12 }),
        fc.constantFrom(phone, desktop),
        (controls, screen) => {
          const situation = { ...screen, controls };
          const up = Array.from({ length: 80 }, (_, at) => margin + at * 8);
          const isFree = up
            .filter((bottom) => bottom + screen.height + margin <= screen.view.bottom)
            .some((bottom) => hiddenBy(situation, { side: sides[0], bottom }) === 0);
          if (isFree) expect(hiddenBy(situation, choosePlace(situation))).toBeLessThan(0.12);
        },
      ),
    );
  });
});
