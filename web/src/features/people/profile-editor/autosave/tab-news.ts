import { z } from 'zod';

const News = z.object({
  record: z.string(),
  field: z.string(),
  value: z.unknown(),
  at: z.number(),
  tab: z.string(),
  /** Typed: not saved yet. Saved: the server has it. */
  kind: z.enum(['typed', 'saved']),
});

/** What one tab sends the others about a field. */
export type News = z.infer<typeof News>;

export interface TabNews {
  tell(news: News): void;
  listen(hear: (news: News) => void): () => void;
  close(): void;
}

const silent: TabNews = {
  tell: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};

/** The tabs of one person in one browser. Browsers without a channel merge when a window is focused. */
export function createTabNews(userId: number): TabNews {
  if (!('BroadcastChannel' in globalThis)) return silent;
  let channel: BroadcastChannel | undefined;
  const opened = () => {
    channel ??= new BroadcastChannel(`callboard-drafts-${userId}`);
    return channel;
  };
  return {
    tell: (news) => opened().postMessage(news),
    listen(hear) {
      const line = opened();
      const receive = ({ data }: MessageEvent<unknown>) => {
        const news = News.safeParse(data);
        if (news.success) hear(news.data);
      };
      line.addEventListener('message', receive);
      return () => line.removeEventListener('message', receive);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}

/** The later edit wins; at the same moment, every tab chooses the same one. */
export const isLater = (one: Pick<News, 'at' | 'tab'>, other: Pick<News, 'at' | 'tab'>): boolean =>
  one.at === other.at ? one.tab > other.tab : one.at > other.at;
