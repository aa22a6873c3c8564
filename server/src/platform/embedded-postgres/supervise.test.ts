import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseCluster } from './supervise.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createCluster = () => {
  const cluster = { alive: true, revivals: 0, isRunning: () => cluster.alive, revive: async () => revive() };
  const revive = () => {
    cluster.revivals += 1;
    cluster.alive = true;
  };
  return cluster;
};

test('a living server is left alone, a dead one is revived once', async () => {
  const cluster = createCluster();
  const onRevived = vi.fn(async () => undefined);
  const stop = superviseCluster(cluster, { onRevived, onError: () => undefined });
  await vi.advanceTimersByTimeAsync(5000);
  expect(cluster.revivals).toBe(0);
  cluster.alive = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(cluster.revivals).toBe(1);
  expect(onRevived).toHaveBeenCalledTimes(1);
  await stop();
  cluster.alive = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(cluster.revivals).toBe(1);
});

test('what fails on the way is told and tried again until it is done', async () => {
  const cluster = createCluster();
  const troubles: unknown[] = [];
  let failures = 2;
  const stop = superviseCluster(cluster, {
    onRevived: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('killed again on the way');
    },
    onError: (error) => troubles.push(error),
  });
  cluster.alive = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(troubles).toHaveLength(2);
  expect(cluster.revivals).toBe(3);
  await stop();
});
