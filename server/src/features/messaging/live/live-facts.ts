import { z } from 'zod';

/** Where the database says what has happened, once it holds: see the triggers of migration 0022. */
export const liveChannelName = 'callboard_live';

const account = z.int();
const accounts = z.array(z.int());

const LiveFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session-ended'), account, session: z.uuid() }),
  z.object({ kind: z.literal('account-changed'), account }),
  z.object({ kind: z.literal('unlock-date'), account, talent: z.int() }),
  z.object({ kind: z.literal('notification'), account, seq: z.int() }),
  z.object({
    kind: z.literal('message'),
    conversation: z.int(),
    message: z.int(),
    revision: z.int(),
    accounts,
  }),
  z.object({ kind: z.literal('read'), conversation: z.int(), reader: z.int(), seq: z.int(), accounts }),
  z.object({ kind: z.literal('block'), accounts: z.tuple([z.int(), z.int()]) }),
  z.object({ kind: z.literal('typing'), conversation: z.int(), writer: z.int(), reader: z.int() }),
  z.object({ kind: z.literal('presence'), accounts }),
]);
export type LiveFact = z.infer<typeof LiveFact>;
export type FactOf<K extends LiveFact['kind']> = Extract<LiveFact, { kind: K }>;

export const readFact = (text: string): LiveFact => LiveFact.parse(JSON.parse(text));
