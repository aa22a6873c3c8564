import { z } from 'zod';
import { type LiveKind, liveKind } from '../../../platform/live/live-kind.ts';
import type { LiveReader } from './live-reader.ts';

const accounts = z.array(z.int());

export const messageKinds = (reader: LiveReader): LiveKind[] => [
  liveKind({
    kind: 'message',
    fact: z.object({ message: z.int(), accounts }),
    deliver: ({ message: id, accounts }, { emitter, inOrder }) =>
      inOrder(
        accounts,
        () => reader.message(id),
        (found) => {
          if (!found) return;
          const { appId, revision } = found.message;
          emitter.toWriters(found.accounts, 'message', { appId, revision, message: found.message });
        },
      ),
  }),
  liveKind({
    kind: 'read',
    fact: z.object({ conversation: z.int(), reader: z.int(), seq: z.int(), accounts }),
    deliver: ({ conversation, reader: user_id, seq, accounts }, { emitter, inOrder }) =>
      inOrder(
        accounts,
        () => reader.otherIn(user_id, conversation),
        // Someone who was blocked does not learn when the other person reads.
        (other) => {
          const recipients = other === undefined ? [user_id] : [user_id, other];
          emitter.toWriters(recipients, 'read', { appId: conversation, user_id, seq });
        },
      ),
  }),
  liveKind({
    kind: 'block',
    fact: z.object({ accounts: z.tuple([z.int(), z.int()]) }),
    deliver: ({ accounts: [one, other] }, { emitter }) => {
      reader.clearCache();
      emitter.toWriters([one], 'conversation', { user_id: other });
      emitter.toWriters([other], 'conversation', { user_id: one });
    },
  }),
];
