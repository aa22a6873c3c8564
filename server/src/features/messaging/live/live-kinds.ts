import { z } from 'zod';
import { type LiveKind, liveKind } from '../../../platform/live/live-kind.ts';
import type { LiveReader } from '../messages/index.ts';

interface OwnKindsOptions {
  readonly reader: LiveReader;
  readonly settleAccess: (accountId: number) => void;
  readonly tellPresence: (accountIds: readonly number[]) => void;
}

/** What is about the connections themselves: who may have one, who is there and who is writing. */
export const createOwnKinds = ({ reader, settleAccess, tellPresence }: OwnKindsOptions): LiveKind[] => [
  liveKind({
    kind: 'account-changed',
    fact: z.object({ account: z.int() }),
    tell: ({ account }, { emitter }) => {
      reader.forgetOthers();
      tellPresence([account]);
      if (!emitter.isThere(account)) return;
      emitter.toAccount(account, { userUpdate: true });
      settleAccess(account);
    },
  }),
  liveKind({
    kind: 'presence',
    fact: z.object({ accounts: z.array(z.int()) }),
    tell: ({ accounts }) => tellPresence(accounts),
  }),
  liveKind({
    kind: 'typing',
    fact: z.object({ conversation: z.int(), writer: z.int(), reader: z.int() }),
    tell: ({ conversation, writer, reader: other }, { emitter }) =>
      emitter.toWriters([other], 'typing', { appId: conversation, user_id: writer }),
  }),
];
