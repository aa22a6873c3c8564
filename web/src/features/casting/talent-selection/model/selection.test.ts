import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extend,
  isSelected,
  maxSelected,
  nothing,
  readSelection,
  remove,
  type SelectedTalent,
  type Selection,
  toggle,
  update,
} from './selection.ts';

const talent = (id: number, isUnlocked = false): SelectedTalent => ({
  user_id: id,
  userUniqueId: `u-${id}`,
  name: `Talent ${id}`,
  photo: undefined,
  isUnlocked,
  match: null,
});

const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => talent(from + at));
const ids = ({ talents }: Selection) => talents.map(({ user_id }) => user_id);
const start = nothing('/find-talents');

describe('selecting', () => {
  it('adds in the order selected, and takes away again', () => {
    const two = toggle(toggle(start, talent(5)), talent(2));
    expect(ids(two)).toEqual([5, 2]);
    expect(ids(toggle(two, talent(5)))).toEqual([2]);
  });

  it('takes everyone between the last one and the one pressed with Shift, either way', () => {
    const shown = page(1, 24);
    expect(ids(extend(toggle(start, talent(3)), shown, talent(6)))).toEqual([3, 4, 5, 6]);
    expect(ids(extend(toggle(start, talent(6)), shown, talent(3)))).toEqual([6, 3, 4, 5]);
  });

  it('takes one alone when the last one is on another page', () => {
    expect(ids(extend(toggle(start, talent(3)), page(25, 24), talent(30)))).toEqual([3, 30]);
  });

  it('keeps those that failed', () => {
    const three = [1, 2, 3].reduce((so, id) => toggle(so, talent(id)), start);
    expect(ids(remove(three, new Set([1, 3])))).toEqual([2]);
  });

  it('is read again as it was kept, and is empty where something else was kept', () => {
    const two = toggle(toggle(start, talent(5)), talent(2));
    expect(ids(readSelection(JSON.parse(JSON.stringify(two))))).toEqual([5, 2]);
    expect(readSelection(JSON.parse(JSON.stringify(two))).list).toBe('/find-talents');
    for (const other of [undefined, null, 'x', [], {}, { list: 3, talents: [] }, { list: '/find-talents' }])
      expect(readSelection(other)).toEqual(nothing(''));
    expect(ids(readSelection({ list: 'x', talents: [talent(1), { user_id: '2' }, null] }))).toEqual([1]);
  });

  it('learns that someone is unlocked by now', () => {
    const one = toggle(start, talent(1));
    expect(update(one, talent(1, true)).talents[0]?.isUnlocked).toBe(true);
    expect(update(one, talent(1))).toBe(one);
    expect(update(one, talent(2, true))).toBe(one);
  });

  it('never has more than there is room for, and no one twice', () => {
    const step = fc.record({ id: fc.integer({ min: 1, max: 240 }), isRange: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const shown = page(1, 240);
        const end = steps.reduce(
          (so, { id, isRange }) => (isRange ? extend(so, shown, talent(id)) : toggle(so, talent(id))),
          start,
        );
        expect(end.talents.length).toBeLessThanOrEqual(maxSelected);
        expect(new Set(ids(end)).size).toBe(end.talents.length);
      }),
    );
  });

  it('is as before when the same one is pressed twice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 })),
        fc.integer({ min: 51, max: 60 }),
        (some, id) => {
          const before = some.reduce((so, one) => toggle(so, talent(one)), start);
          const after = toggle(toggle(before, talent(id)), talent(id));
          expect(ids(after)).toEqual(ids(before));
          expect(isSelected(after, id)).toBe(false);
        },
      ),
    );
  });
});
