import type { Cluster } from './cluster.ts';

const checkEveryMs = 1000;

interface Supervision {
  /** Runs once the server answers again; when it fails, the next look tries anew. */
  readonly onRevived: () => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Looks after the server while we run: one that was killed is started anew. The database recovers by itself
 * and what was committed is there. Answers a function that stops looking.
 */
export function superviseCluster(
  cluster: Pick<Cluster, 'isRunning' | 'revive'>,
  { onRevived, onTrouble }: Supervision,
): () => Promise<void> {
  let whole = true;
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    whole = false;
    try {
      await cluster.revive();
      await onRevived();
      whole = true;
    } catch (error) {
      onTrouble(error);
    }
    reviving = undefined;
  };
  const timer = setInterval(() => {
    if (!reviving && !(whole && cluster.isRunning())) reviving = revive();
  }, checkEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
