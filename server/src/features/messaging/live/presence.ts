import type { Database } from '../../../platform/db/database.ts';
import { addPresent, keepNode, removeLostNodes, removePresent } from './presence.queries.ts';

interface PresenceOptions {
  readonly db: Database;
  readonly nodeId: string;
  readonly onError: (error: unknown) => void;
  /** Reloading a page does not count as leaving. */
  readonly graceMs?: number;
}

const heartbeatMs = 10_000;

/** Stores who has a page open on this node, where all nodes can see it. */
export function createPresence({ db, nodeId, onError, graceMs = 8000 }: PresenceOptions) {
  const sockets = new Map<number, number>();
  const leaving = new Map<number, NodeJS.Timeout>();
  const changed = new Set<number>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const write = async () => {
    while (changed.size > 0 && !isStopped) {
      const batch = [...changed];
      changed.clear();
      const here = batch.filter((id) => sockets.has(id));
      const gone = batch.filter((id) => !sockets.has(id));
      try {
        await addPresent(db, nodeId, here);
        await removePresent(db, nodeId, gone);
      } catch (error) {
        // The next heartbeat tries again.
        for (const id of batch) changed.add(id);
        throw error;
      }
    }
  };
  const writeSoon = () => {
    work ??= write()
      .catch(onError)
      .finally(() => {
        work = undefined;
      });
  };
  const mark = (accountId: number) => {
    changed.add(accountId);
    writeSoon();
  };

  const keepAlive = async () => {
    await keepNode(db, nodeId, () => [...sockets.keys()]);
    await removeLostNodes(db);
    writeSoon();
  };
  let lastHeartbeat: Promise<void> = Promise.resolve();
  const heartbeat = () => {
    lastHeartbeat = keepAlive().catch(onError);
    return lastHeartbeat;
  };
  const heartbeatTimer = setInterval(heartbeat, heartbeatMs);
  heartbeatTimer.unref();

  return {
    start: heartbeat,
    arrived(accountId: number) {
      clearTimeout(leaving.get(accountId));
      const wasLeaving = leaving.delete(accountId);
      const before = sockets.get(accountId) ?? 0;
      sockets.set(accountId, before + 1);
      if (before === 0 && !wasLeaving) mark(accountId);
    },
    left(accountId: number) {
      const rest = (sockets.get(accountId) ?? 0) - 1;
      if (rest > 0) return void sockets.set(accountId, rest);
      sockets.delete(accountId);
      const timer = setTimeout(() => {
        leaving.delete(accountId);
        mark(accountId);
      }, graceMs);
      leaving.set(accountId, timer.unref());
    },
    /** The rows stay for 30 seconds, so someone who reconnects on another node stays online. */
    async stop() {
      isStopped = true;
      clearInterval(heartbeatTimer);
      for (const timer of leaving.values()) clearTimeout(timer);
      await Promise.all([lastHeartbeat, work]);
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
