import { type BoardStage, boardStages } from '@callboard/contract/casting/project-values';
import { describe, expect, test } from 'vitest';
import { type Drop, dropEffect, placed } from './drop-rules.ts';

const plain: Drop = {
  from: 'shortlisted',
  to: 'shortlisted',
  isSameCharacter: true,
  isListed: true,
  isThere: false,
  isDropped: false,
  isHidden: false,
  wantsCopy: false,
};
const said = (drop: Partial<Drop>) => {
  const effect = dropEffect({ ...plain, ...drop });
  return effect.kind === 'refused' ? `no: ${effect.reason}` : effect.kind;
};
const table = (rows: Readonly<Record<BoardStage, readonly string[]>>, more: Partial<Drop>) => {
  for (const from of boardStages) {
    const answers = boardStages.map((to) => said({ from, to, ...more }));
    expect(answers, from).toEqual(rows[from]);
  }
};

describe('what letting go does', () => {
  test('within a character: order and share, nothing backwards, nothing that happens elsewhere', () => {
    const all = {
      shortlisted: ['order', 'share', 'no: audition', 'no: offer', 'no: cast'],
      invited: ['no: sent', 'nothing', 'no: audition', 'no: offer', 'no: cast'],
      auditioned: ['no: happened', 'no: happened', 'nothing', 'no: offer', 'no: cast'],
      offered: ['no: happened', 'no: happened', 'no: happened', 'nothing', 'no: cast'],
      cast: ['no: happened', 'no: happened', 'no: happened', 'no: happened', 'nothing'],
    };
    for (const isListed of [true, false])
      for (const wantsCopy of [true, false]) table(all, { isListed, wantsCopy });
    table(
      { ...all, shortlisted: ['order', 'no: hidden', 'no: audition', 'no: offer', 'no: cast'] },
      { isHidden: true },
    );
  });

  test('to another character: only onto its shortlist, from wherever they are', () => {
    const first = ['no: shortlistFirst', 'no: shortlistFirst', 'no: shortlistFirst', 'no: shortlistFirst'];
    const copied = ['copy', ...first];
    const others = { invited: copied, auditioned: copied, offered: copied, cast: copied };
    const other = { isSameCharacter: false };
    table({ shortlisted: ['move', ...first], ...others }, other);
    table({ shortlisted: copied, ...others }, { ...other, wantsCopy: true });
    table({ shortlisted: copied, ...others }, { ...other, isListed: false });
  });

  test('never to a dropped character, nor where they are already', () => {
    const refusedAs = (reason: string) => Array.from(boardStages, () => `no: ${reason}`);
    const every = (reason: string) => ({
      shortlisted: refusedAs(reason),
      invited: refusedAs(reason),
      auditioned: refusedAs(reason),
      offered: refusedAs(reason),
      cast: refusedAs(reason),
    });
    table(every('dropped'), { isSameCharacter: false, isDropped: true, isThere: true });
    table(every('already'), { isSameCharacter: false, isThere: true });
  });
});

describe('the order after letting go', () => {
  const ids = [1, 2, 3, 4];
  test.each<[readonly number[], number | undefined, readonly number[]]>([
    [[1], 3, [2, 3, 1, 4]],
    [[4], 2, [1, 4, 2, 3]],
    [[1], 4, [2, 3, 4, 1]],
    [[2], undefined, [1, 3, 4, 2]],
    [[1, 2], 4, [3, 4, 1, 2]],
    [[2, 4], 1, [2, 4, 1, 3]],
    [[2], 2, [1, 2, 3, 4]],
    [[2], 9, [1, 2, 3, 4]],
  ])('%j onto %s', (moved, target, expected) => {
    expect(placed(ids, moved, target)).toEqual(expected);
  });
});
