import { describe, expect, test } from 'vitest';
import type { ConsideredRow } from '../projects/index.ts';
import { planCast } from './cast-plan.policy.ts';
import { furthestOf } from './furthest.policy.ts';

const row = (
  character_id: number,
  talent_id: number,
  rank: number | null,
  changes: Partial<ConsideredRow> = {},
): ConsideredRow => ({
  character_id,
  talent_id,
  rank,
  status: 'shortlisted',
  has_declined: false,
  was_asked: false,
  ...changes,
});
const characters = [1, 2, 3].map((id) => ({ id, name: `Character ${id}`, status: 'casting', wanted: 1 }));
const everyone = [10, 11, 12, 13];
const names = new Map(everyone.map((id) => [id, `Person ${id}`]));

const planOf = (
  choices: readonly (readonly [character_id: number, talent_id: number])[],
  considered: readonly ConsideredRow[],
  visible: readonly number[] = everyone,
) =>
  planCast({
    characters,
    choices: choices.map(([character_id, talent_id]) => ({ character_id, talent_id })),
    considered,
    names,
    visible: new Set(visible),
  });
const ids = (people: readonly { readonly user_id: number }[]) => people.map(({ user_id }) => user_id);

describe('what making a scenario the cast does', () => {
  test('asks whom nobody asked, leaves who knows of the part, and says what stays open', () => {
    const planned = planOf(
      [
        [1, 10],
        [2, 11],
      ],
      [row(1, 10, 6), row(2, 11, 4), row(2, 12, 6), row(3, 13, 5)],
    );
    expect(ids(planned.asks)).toEqual([10]);
    expect(planned.stays).toMatchObject([{ user_id: 11, state: 'asked' }]);
    expect(planned.open).toEqual([{ character_id: 3, character: 'Character 3' }]);
    expect(planned.others).toBe(2);
  });

  test('someone considered for another character is asked for this one', () => {
    expect(ids(planOf([[1, 11]], [row(2, 11, 3)]).asks)).toEqual([11]);
  });

  test('who is cast stays, and nobody else can take the part', () => {
    const considered = [row(1, 10, 1), row(1, 11, 6)];
    expect(planOf([[1, 10]], considered).stays).toMatchObject([{ state: 'cast' }]);
    expect(planOf([[1, 11]], considered).blocked).toMatchObject([{ user_id: 11, reason: 'taken' }]);
  });

  test('who said no has to be replaced, until they went further all the same', () => {
    const no = { has_declined: true };
    expect(planOf([[1, 10]], [row(1, 10, 6, no)]).blocked).toMatchObject([{ reason: 'declined' }]);
    expect(planOf([[1, 10]], [row(1, 10, null, no)]).blocked).toMatchObject([{ reason: 'declined' }]);
    expect(planOf([[1, 10]], [row(1, 10, 3, no)]).stays).toMatchObject([{ state: 'asked' }]);
  });

  test('who cannot be seen any more cannot be asked', () => {
    expect(planOf([[1, 10]], [row(1, 10, 6)], []).blocked).toMatchObject([{ reason: 'away' }]);
  });

  test('who was asked before the project closed is not asked again', () => {
    expect(ids(planOf([[1, 10]], [row(1, 10, null, { was_asked: true })]).stays)).toEqual([10]);
  });
});

describe('today’s front-runners', () => {
  test('the furthest of each character, nobody twice while someone else is left', () => {
    const considered = [row(1, 10, 3), row(1, 11, 6), row(2, 10, 4), row(2, 12, 6), row(3, 10, 6)];
    expect(furthestOf(considered).map(({ talent_id }) => talent_id)).toEqual([10, 12, 10]);
  });

  test('not those who said no, but those who are cast, also twice', () => {
    const considered = [row(1, 10, 6, { has_declined: true }), row(1, 11, 6), row(2, 11, 1), row(2, 12, 6)];
    expect(furthestOf(considered).map(({ talent_id }) => talent_id)).toEqual([11, 11]);
    expect(furthestOf([row(1, 10, null)])).toEqual([]);
  });
});
