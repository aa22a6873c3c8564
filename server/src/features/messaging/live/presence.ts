import type { Database } from '../../../platform/db/database.ts';
import { addPresent, forgetLostNodes, keepNode, removePresent } from './presence.queries.ts';

interface PresenceOptions {
  readonly db: Database;
  readonly nodeId: string;
  readonly onTrouble: (error: unknown) => void;
  /** Who reloads a page has not left. */
  readonly graceMs?: number;
}

const aliveEveryMs = 10_000;

/** Who has a page open on this node, kept where all nodes see it. */
export function createPresence({ db, nodeId, onTrouble, graceMs = 8000 }: PresenceOptions) {
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
        // Tried again with the next beat.
        for (const id of batch) changed.add(id);
        throw error;
      }
    }
  };
  const writeSoon = () => {
    work ??= write()
      .catch(onTrouble)
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
    await forgetLostNodes(db);
    writeSoon();
  };
  let lastBeat: Promise<void> = Promise.resolve();
  const beat = () => {
    lastBeat = keepAlive().catch(onTrouble);
    return lastBeat;
  };
  const beating = setInterval(beat, aliveEveryMs);
  beating.unref();

  return {
    start: beat,
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
    /** The rows stay for half a minute: whoever comes back on another node has not been away. */
    async stop() {
      isStopped = true;
      clearInterval(beating);
      for (const timer of leaving.values()) clearTimeout(timer);
      await Promise.all([lastBeat, work]);
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
