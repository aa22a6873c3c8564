import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import { validSessionFlag } from './session-memory.ts';
import type { EndReason } from './session-state.ts';

/** Messages between tabs. */
export type TabMessage =
  | { readonly kind: 'started' | 'refreshed'; readonly answer: SessionAnswer }
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'ended'; readonly reason: EndReason };

export interface Tabs {
  send(message: TabMessage): void;
  listen(receive: (message: TabMessage) => void): void;
}

/** Without a channel, other tabs still notice that a logout removed the flag from storage. */
export function createTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('callboard-session') : undefined;
  return {
    send: (message) => channel?.postMessage(message),
    listen(receive) {
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data));
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === validSessionFlag && newValue === null) receive({ kind: 'ended', reason: 'signed-out' });
      });
    },
  };
}
