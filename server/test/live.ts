import { livePath } from '@callboard/contract/live';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { TestApp } from './app.ts';

/** Starts listening, waits until the live channel accepts connections, and returns the address. */
export async function startServer(testApp: TestApp): Promise<string> {
  const url = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  while ((await fetch(`${url}${livePath}/?EIO=4&transport=polling`)).status !== 200);
  return url;
}

export const tokenFor = async ({ as }: TestApp, account: { id: number }): Promise<string> => {
  const { authorization } = await as(account);
  return authorization.replace('Bearer ', '');
};

type Options = Partial<ManagerOptions & SocketOptions>;

export interface TestSocket {
  readonly socket: Socket;
  /** Every event so far, in order. */
  readonly received: { readonly event: string; readonly data: unknown }[];
  /** Each call returns the next event of this name, waiting for it if needed. */
  readonly next: (event: string) => Promise<unknown>;
  readonly close: () => void;
}

export function recordEvents(socket: Socket): TestSocket {
  const received: TestSocket['received'] = [];
  const returned = new Map<string, number>();
  let wake: () => void = () => undefined;
  let nextEvent = new Promise<void>((resolve) => {
    wake = resolve;
  });
  socket.onAny((event: string, data: unknown) => {
    received.push({ event, data });
    wake();
    nextEvent = new Promise((resolve) => {
      wake = resolve;
    });
  });
  const next = async (event: string) => {
    const index = returned.get(event) ?? 0;
    returned.set(event, index + 1);
    for (;;) {
      const found = received.filter((one) => one.event === event)[index];
      if (found) return found.data;
      await nextEvent;
    }
  };
  return { socket, received, next, close: () => void socket.disconnect() };
}

export const openSocket = (url: string, token: unknown, options: Options = {}): Socket =>
  io(url, {
    path: livePath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    ...options,
  });

/** A connected browser. */
export async function join(url: string, token: string, options: Options = {}): Promise<TestSocket> {
  const line = recordEvents(openSocket(url, token, options));
  await new Promise<void>((resolve, reject) => {
    line.socket.once('connect', resolve);
    line.socket.once('connect_error', reject);
  });
  return line;
}

/** The error of a failed connection, or 'none'. */
export const connectError = async (url: string, token: unknown, options: Options = {}): Promise<string> => {
  const socket = openSocket(url, token, { reconnection: false, ...options });
  try {
    return await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('none'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  } finally {
    socket.disconnect();
  }
};

/** Resolves with the reason of the disconnect. */
export const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
