import { expect, test } from 'vitest';
import { byUrgency } from './desk.service.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test('what lapses comes first, the rest by how long it has waited', () => {
  const entry = (kind: string, since: number, by: number | null) => ({
    kind,
    project: null,
    character: null,
    talent: null,
    detail: {},
    count: 1,
    faces: [],
    since: hoursAgo(since),
    by: by === null ? null : hoursAgo(-by),
  });
  const sorted = [
    entry('young', 1, null),
    entry('old', 9, null),
    entry('late', 1, 5),
    entry('soon', 1, 2),
  ].toSorted(byUrgency);
  expect(sorted.map(({ kind }) => kind)).toEqual(['soon', 'late', 'old', 'young']);
});
