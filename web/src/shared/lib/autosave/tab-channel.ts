import { z } from 'zod';

const TabMessage = z.object({
  record: z.string(),
  field: z.string(),
  value: z.unknown(),
  at: z.number(),
  tab: z.string(),
  revision: z.number().optional(),
  /** Typed: not saved yet. Saved: the server has it. */
  kind: z.enum(['typed', 'saved']),
});

/** What one tab sends the others about a field. */
export type TabMessage = z.infer<typeof TabMessage>;

export interface TabChannel {
  post(tabMessage: TabMessage): void;
  listen(listener: (tabMessage: TabMessage) => void): () => void;
  close(): void;
}

const noChannel: TabChannel = {
  post: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};

/** The tabs of one person in one browser. Browsers without a channel merge when a window is focused. */
export function createTabChannel(userId: number): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return noChannel;
  let channel: BroadcastChannel | undefined;
  const opened = () => {
    channel ??= new BroadcastChannel(`callboard-drafts-${userId}`);
    return channel;
  };
  return {
    post: (tabMessage) => opened().postMessage(tabMessage),
    listen(listener) {
      const target = opened();
      const receive = ({ data }: MessageEvent<unknown>) => {
        const tabMessage = TabMessage.safeParse(data);
        if (tabMessage.success) listener(tabMessage.data);
      };
      target.addEventListener('message', receive);
      return () => target.removeEventListener('message', receive);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}

/** The later edit wins; at the same moment, every tab chooses the same one. */
export const isLater = (
  one: Pick<TabMessage, 'at' | 'tab'>,
  other: Pick<TabMessage, 'at' | 'tab'>,
): boolean => (one.at === other.at ? one.tab > other.tab : one.at > other.at);
