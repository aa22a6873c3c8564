import { expect, test } from 'vitest';
import { createRecentlyMade } from './recently-made.ts';

const counted = () => {
  const made: string[] = [];
  const recent = createRecentlyMade<string>(2);
  return {
    made,
    ask: (key: string) =>
      recent(key, async () => {
        made.push(key);
        return `${key} ${made.length}`;
      }),
  };
};

test('a burst of callers costs one', async () => {
  const { made, ask } = counted();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a 1', 'a 1', 'a 1']);
  expect(await ask('a')).toBe('a 1');
  expect(made).toEqual(['a']);
});

test('keeps what was asked for last', async () => {
  const { made, ask } = counted();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('tries again after a failure', async () => {
  const recent = createRecentlyMade<string>(2);
  await expect(recent('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await recent('a', async () => 'whole')).toBe('whole');
});
