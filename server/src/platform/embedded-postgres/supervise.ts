import type { Cluster } from './cluster.ts';

const checkEveryMs = 1000;

interface Supervision {
  /** Runs once the server responds again; retried if it fails. */
  readonly onRevived: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Restarts the database server if it dies. Returns a function that stops watching. */
export function superviseCluster(
  cluster: Pick<Cluster, 'isRunning' | 'revive'>,
  { onRevived, onError }: Supervision,
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
      onError(error);
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
