import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldEdit, mergeFields, toFieldConflict } from './field-merge.policy.ts';

const [me, colleague] = [1, 2];
const current = { name: 'Meera', brief: null, look_ids: [1, 2], wanted: 1 };
const edit = (field: string, revision: number, editedBy: number | null = colleague): FieldEdit => ({
  field,
  revision,
  editedBy,
  name: editedBy === null ? null : 'Asha Kulkarni',
  editedAt: new Date('2026-11-16T10:00:00Z'),
});
const merge = (sent: object, edits: readonly FieldEdit[], base?: number) =>
  mergeFields({ sent, current, edits, base, accountId: me });

describe('mergeFields', () => {
  test('different fields merge', () => {
    expect(merge({ name: 'Mira' }, [edit('brief', 5)], 4)).toEqual({
      changes: { name: 'Mira' },
      conflicts: [],
    });
  });

  test('a field that somebody else changed later stays, the rest is written', () => {
    const theirs = edit('name', 5);
    expect(merge({ name: 'Mira', wanted: 2 }, [theirs], 4)).toEqual({
      changes: { wanted: 2 },
      conflicts: [theirs],
    });
  });

  test('whoever has read their change may change it', () => {
    expect(merge({ name: 'Mira' }, [edit('name', 5)], 5)).toEqual({
      changes: { name: 'Mira' },
      conflicts: [],
    });
  });

  test('without a base the change wins', () => {
    expect(merge({ name: 'Mira' }, [edit('name', 5)])).toEqual({ changes: { name: 'Mira' }, conflicts: [] });
  });

  test('one’s own later change is no conflict; that of somebody who is gone is one', () => {
    expect(merge({ name: 'Mira' }, [edit('name', 5, me)], 4).conflicts).toEqual([]);
    expect(merge({ name: 'Mira' }, [edit('name', 5, null)], 4).conflicts).toHaveLength(1);
  });

  test('what says already what was sent is neither written nor a conflict', () => {
    const edits = [edit('name', 5), edit('look_ids', 6)];
    expect(merge({ name: 'Meera', look_ids: [1, 2], brief: undefined }, edits, 4)).toEqual({
      changes: {},
      conflicts: [],
    });
  });

  test('null clears a field, and is a value like others', () => {
    expect(merge({ brief: null, wanted: null }, [], 4).changes).toEqual({ wanted: null });
  });

  test('of fields that belong together all stay when one was changed, unless only another one was sent', () => {
    const pair = { least: 20, most: 30 };
    const together = [['least', 'most']] as const;
    const theirs = edit('most', 5);
    const mergePair = (sent: Partial<typeof pair>) =>
      mergeFields({ sent, current: pair, edits: [theirs], base: 4, accountId: me, together });
    expect(mergePair({ least: 22, most: 40 })).toEqual({
      changes: {},
      conflicts: [{ ...theirs, field: 'least' }, theirs],
    });
    expect(mergePair({ least: 22 }).changes).toEqual({ least: 22 });
    expect(mergePair({ least: 22, most: 30 }).changes).toEqual({ least: 22 });
  });

  test('every field sent is written, stays as somebody else has it, or is there already: never two of these', () => {
    const names = ['a', 'b', 'c', 'd'] as const;
    const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ max: 3, min: 0 })])));
    const edits = fc.uniqueArray(
      fc.record({
        field: fc.constantFrom(...names),
        revision: fc.nat(9),
        by: fc.constantFrom(me, colleague),
      }),
      { selector: ({ field }) => field },
    );
    fc.assert(
      fc.property(
        values,
        values,
        edits,
        fc.option(fc.nat(9), { nil: undefined }),
        (sent, there, made, base) => {
          const all = made.map(({ field, revision, by }) => edit(field, revision, by));
          const { changes, conflicts } = mergeFields({
            sent,
            current: there,
            edits: all,
            base,
            accountId: me,
          });
          for (const field of names) {
            const conflict = conflicts.find((one) => one.field === field);
            const places = [field in changes, conflict !== undefined, sent[field] === there[field]];
            expect(places.filter(Boolean)).toHaveLength(1);
            if (field in changes) expect(changes[field]).toBe(sent[field]);
            if (conflict) expect(conflict.revision).toBeGreaterThan(base ?? 10);
          }
        },
      ),
    );
  });
});

test('a conflict on the wire', () => {
  expect(toFieldConflict(edit('name', 5), 'Meera')).toEqual({
    field: 'name',
    theirs: 'Meera',
    by: 'Asha Kulkarni',
    at: '2026-11-16T10:00:00.000Z',
  });
});
