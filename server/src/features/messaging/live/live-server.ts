import type { Server as HttpServer } from 'node:http';
import { livePath } from '@callboard/contract/live';
import { type DefaultEventsMap, type Socket, Server as SocketServer } from 'socket.io';
import type { ClientAddressOf } from '../../../platform/http/client-address.ts';
import type { SecurityHeaders } from '../../../platform/http/security-headers.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { isOwnOrigin } from './own-origin.policy.ts';

/** Always taken from the access token. */
export interface SocketUser {
  readonly accountId: number;
  readonly sessionId: string;
}

/** The emitter validates the data. */
type ServerEvents = Record<string, (data: unknown) => void>;
type BrowserEvents = { typing: (data: unknown) => void };
export type LiveServer = SocketServer<BrowserEvents, ServerEvents, DefaultEventsMap, SocketUser>;
export type LiveSocket = Socket<BrowserEvents, ServerEvents, DefaultEventsMap, SocketUser>;

/** The longest delay a timer accepts. */
export const longestTimerMs = 2 ** 31 - 1;

const minuteMs = 60_000;
/** Offices and mobile networks send many people from one address. */
const defaultHandshakesPerMinute = 3000;
const packetsPerMinute = 100;

/** Closes connections that send too much, signed in or not. */
function limitPackets(io: LiveServer): void {
  io.engine.on('connection', (connection) => {
    const isWithin = createCounter<'packets'>({ max: packetsPerMinute, everyMs: minuteMs });
    connection.on('packet', ({ type }: { type: string }) => {
      if (type === 'message' && !isWithin('packets')) connection.close(true);
    });
  });
}

/** Responses of the socket server do not pass Fastify, so they get their security headers here. */
function sendHeaders(server: HttpServer, headers: SecurityHeaders): void {
  server.prependListener('request', ({ url }, response) => {
    if (!url?.startsWith(livePath)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}

interface LiveServerOptions {
  readonly publicUrl: string;
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: SecurityHeaders;
  /** False while the database connection is down: browsers would miss events. They retry by themselves. */
  readonly isOpen: () => boolean;
  readonly handshakesPerMinute?: number;
}

export function createLiveServer(server: HttpServer, options: LiveServerOptions): LiveServer {
  const {
    publicUrl,
    clientAddressOf,
    headers,
    isOpen,
    handshakesPerMinute = defaultHandshakesPerMinute,
  } = options;
  const mayConnect = createCounter<string>({ max: handshakesPerMinute, everyMs: minuteMs });
  const io: LiveServer = new SocketServer(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 65_536,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (request, answer) =>
      answer(
        null,
        isOpen() &&
          isOwnOrigin(request.headers, publicUrl) &&
          mayConnect(networkOf(clientAddressOf(request))),
      ),
  });
  limitPackets(io);
  sendHeaders(server, headers);
  return io;
}

/** Closes the connection, so the browser opens a new one and reads what it missed. */
export const forceReconnect = (socket: LiveSocket): void => {
  socket.conn.close();
};
