import { z } from 'zod';
import { createInOrder } from '../../../platform/live/in-order.ts';
import type { LiveKind, LiveLine } from '../../../platform/live/live-kind.ts';
import type { LiveSocketEmitter } from './socket-emitter.ts';

interface DispatchOptions {
  readonly emitter: LiveSocketEmitter;
  readonly kinds: readonly LiveKind[];
  readonly onTrouble: (error: unknown) => void;
}

const Fact = z.looseObject({ kind: z.string() });
const readAtOnce = 8;

/** Hands what the database said to the feature that knows what it means to the people on this node. */
export function createDispatch({ emitter, kinds, onTrouble }: DispatchOptions) {
  const readInOrder = createInOrder(readAtOnce);
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const line: LiveLine = {
    emitter,
    inOrder: (accounts, read, tell) => {
      if (!accounts.some(emitter.isThere)) return;
      readInOrder(read, tell, (error) => {
        onTrouble(error);
        for (const accountId of accounts) emitter.cut(accountId);
      });
    },
  };
  return (text: string): void => {
    try {
      const fact = Fact.parse(JSON.parse(text));
      const kind = byName.get(fact.kind);
      if (!kind) throw new Error(`Nobody knows what "${fact.kind}" means`);
      kind.tell(fact, line);
    } catch (error) {
      onTrouble(error);
    }
  };
}
