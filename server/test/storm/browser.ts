import type { LiveEvents } from '@callboard/contract/live';
import type { Message } from '@callboard/contract/messaging/messages';
import type { Notification } from '@callboard/contract/messaging/notifications';
import type { Socket } from 'socket.io-client';
import type { Random } from '../../src/demo/random.ts';
import { createRunLatest } from '../../src/platform/live/run-latest.ts';
import { openSocket } from '../live.ts';
import { type Asking, askNode } from './ask-node.ts';
import type { Person } from './people.ts';

export interface Shown {
  /** What the person has seen of each conversation, in the order in which it came. */
  readonly messages: ReadonlyMap<number, readonly Message[]>;
  readonly notifications: readonly Notification[];
}

interface MessagePage {
  readonly results: readonly Message[];
  readonly has_more: boolean;
}

/** A page that is open: it shows what is the next revision, and reads what is missing when something is. */
export function openBrowser(
  person: Person,
  asking: Asking,
  random: Random,
  counts: { pushed: number; read: number },
) {
  const messages = new Map<number, Message[]>(person.conversations.map((id) => [id, []]));
  const notifications: Notification[] = [];
  const troubles: unknown[] = [];
  let socket: Socket | undefined;
  let isClosed = false;
  let redialling: NodeJS.Timeout | undefined;

  const shownOf = (id: number) => messages.get(id) ?? [];
  const knownOf = (id: number) => shownOf(id).at(-1)?.revision ?? 0;

  const catchUp = createRunLatest<number>(
    async (id) => {
      for (;;) {
        const path = `/v1/weavy-message/appId-base-messages?appId=${id}&since=${knownOf(id)}&limit=100`;
        const page = await askNode<MessagePage>(asking, person.token, path);
        for (const message of page.results) {
          if (message.revision <= knownOf(id)) continue;
          shownOf(id).push(message);
          counts.read += 1;
        }
        if (!page.has_more) return;
      }
    },
    (error) => troubles.push(error),
  );

  const readNotifications = createRunLatest<'all'>(
    async () => {
      const known = notifications.at(-1)?.seq ?? 0;
      const news: Notification[] = [];
      for (let before = ''; ; before = `&before=${news.at(-1)?.seq}`) {
        const path = `/v1/notification?user_id=${person.id}&limit=100${before}`;
        const { results } = await askNode<{ results: Notification[] }>(asking, person.token, path);
        const newer = results.filter(({ seq }) => seq > known);
        news.push(...newer);
        if (newer.length < 100) break;
      }
      notifications.push(...news.reverse());
    },
    (error) => troubles.push(error),
  );

  const hearMessage = ({ appId, revision, message }: LiveEvents['message']) => {
    if (revision === knownOf(appId) + 1) {
      shownOf(appId).push(message);
      counts.pushed += 1;
    } else if (revision > knownOf(appId)) catchUp(appId);
  };

  const call = () => {
    if (isClosed) return;
    const line = openSocket(asking.pick().url, person.token, { reconnection: false, timeout: 2000 });
    socket = line;
    line.on('connect', () => {
      for (const id of person.conversations) catchUp(id);
      readNotifications('all');
    });
    line.on('message', hearMessage);
    line.on('notification', () => readNotifications('all'));
    const callAgain = () => {
      clearTimeout(redialling);
      line.off();
      redialling = setTimeout(call, random.int(10, 300));
    };
    line.on('disconnect', callAgain);
    line.on('connect_error', callAgain);
  };
  call();

  return {
    person,
    shown: { messages, notifications } satisfies Shown,
    troubles,
    isConnected: () => socket?.connected === true,
    /** As when a phone drives through a tunnel. */
    drop: () => socket?.io.engine?.close(),
    close: () => {
      isClosed = true;
      clearTimeout(redialling);
      socket?.off();
      socket?.disconnect();
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;
