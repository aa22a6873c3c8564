import { z } from 'zod';
import { groupBy } from '../../../platform/group-by.ts';
import { createInOrder } from '../../../platform/live/in-order.ts';
import type { LiveContext, LiveKind } from '../../../platform/live/live-kind.ts';
import type { LiveSocketEmitter } from './socket-emitter.ts';

interface DispatchOptions {
  readonly emitter: LiveSocketEmitter;
  readonly kinds: readonly LiveKind[];
  readonly onError: (error: unknown) => void;
}

const Fact = z.looseObject({ kind: z.string() });
const concurrentReads = 8;

/** Passes a message of the database to the feature that declared its kind. */
export function createDispatch({ emitter, kinds, onError }: DispatchOptions) {
  const readInOrder = createInOrder(concurrentReads);
  /** One thing may concern several: the team of a project, and the clients who look at it. */
  const byName = groupBy(kinds, ({ kind }) => kind);
  const context: LiveContext = {
    emitter,
    inOrder: (accounts, read, deliver) => {
      if (accounts === 'anyone' ? !emitter.hasConnections() : !accounts.some(emitter.isConnected)) return;
      readInOrder(read, deliver, (error) => {
        onError(error);
        if (accounts === 'anyone') emitter.forceReconnectAll();
        else for (const accountId of accounts) emitter.forceReconnect(accountId);
      });
    },
  };
  return (text: string): void => {
    try {
      const fact = Fact.parse(JSON.parse(text));
      const concerned = byName.get(fact.kind);
      if (!concerned) throw new Error(`Unknown live kind "${fact.kind}"`);
      for (const { deliver } of concerned) deliver(fact, context);
    } catch (error) {
      onError(error);
    }
  };
}
