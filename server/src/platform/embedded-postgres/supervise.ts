import type { Cluster } from './cluster.ts';

const checkEveryMs = 1000;

/**
 * Looks after the server while we run: one that was killed is started anew. The database recovers by itself
 * and what was committed is there. Answers a function that stops looking.
 */
export function superviseCluster(
  cluster: Pick<Cluster, 'isRunning' | 'revive'>,
  onRevived: () => Promise<void>,
): () => Promise<void> {
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    await cluster.revive();
    await onRevived();
  };
  const timer = setInterval(() => {
    if (reviving || cluster.isRunning()) return;
    reviving = revive().finally(() => {
      reviving = undefined;
    });
  }, checkEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
