import { livePath } from '@callboard/contract/live';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { TestApp } from './app.ts';

/** Opens the app's door and waits until it hears the database; answers its address. */
export async function openDoor(testApp: TestApp): Promise<string> {
  const url = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  while ((await fetch(`${url}${livePath}/?EIO=4&transport=polling`)).status !== 200);
  return url;
}

export const tokenFor = async ({ as }: TestApp, account: { id: number }): Promise<string> => {
  const { authorization } = await as(account);
  return authorization.replace('Bearer ', '');
};

type Options = Partial<ManagerOptions & SocketOptions>;

export interface Line {
  readonly socket: Socket;
  /** Everything heard so far, in order. */
  readonly heard: { readonly event: string; readonly data: unknown }[];
  /** The next thing heard under this name, or the first one already heard and not asked for yet. */
  readonly next: (event: string) => Promise<unknown>;
  readonly close: () => void;
}

export function listenOn(socket: Socket): Line {
  const heard: Line['heard'] = [];
  const taken = new Map<string, number>();
  let wake: () => void = () => undefined;
  let news = new Promise<void>((resolve) => {
    wake = resolve;
  });
  socket.onAny((event: string, data: unknown) => {
    heard.push({ event, data });
    wake();
    news = new Promise((resolve) => {
      wake = resolve;
    });
  });
  const next = async (event: string) => {
    const place = taken.get(event) ?? 0;
    taken.set(event, place + 1);
    for (;;) {
      const found = heard.filter((one) => one.event === event)[place];
      if (found) return found.data;
      await news;
    }
  };
  return { socket, heard, next, close: () => void socket.disconnect() };
}

export const dial = (url: string, token: unknown, options: Options = {}): Socket =>
  io(url, {
    path: livePath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    ...options,
  });

/** A browser that is connected. */
export async function join(url: string, token: string, options: Options = {}): Promise<Line> {
  const line = listenOn(dial(url, token, options));
  await new Promise<void>((resolve, reject) => {
    line.socket.once('connect', resolve);
    line.socket.once('connect_error', reject);
  });
  return line;
}

/** Why a browser is not let in. */
export const refusal = async (url: string, token: unknown, options: Options = {}): Promise<string> => {
  const socket = dial(url, token, { reconnection: false, ...options });
  try {
    return await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('none'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  } finally {
    socket.disconnect();
  }
};

/** Resolves with why the server ended the line. */
export const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
