import type { Server as HttpServer } from 'node:http';
import { livePath } from '@callboard/contract/live';
import { type DefaultEventsMap, type Socket, Server as SocketServer } from 'socket.io';
import type { ClientAddressOf } from '../../../platform/http/client-address.ts';
import type { SecurityHeaders } from '../../../platform/http/security-headers.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { isOwnOrigin } from './own-origin.policy.ts';

/** Who is at the other end; from the token and from nowhere else. */
export interface Listener {
  readonly accountId: number;
  readonly sessionId: string;
  /** Whether they were when they came. */
}

/** Checked by the one who speaks. */
type Said = Record<string, (data: unknown) => void>;
type Heard = { typing: (data: unknown) => void };
export type LiveServer = SocketServer<Heard, Said, DefaultEventsMap, Listener>;
export type LiveSocket = Socket<Heard, Said, DefaultEventsMap, Listener>;

const aMinute = 60_000;
/** Offices and mobile networks send many people from one address. */
const usualHandshakes = 3000;
const packetsAMinute = 100;

/** A line that talks too much is closed, whether it is signed in or not. */
function closeTalkative(io: LiveServer): void {
  io.engine.on('connection', (line) => {
    const isWithin = createCounter<'packets'>({ max: packetsAMinute, everyMs: aMinute });
    line.on('packet', ({ type }: { type: string }) => {
      if (type === 'message' && !isWithin('packets')) line.close(true);
    });
  });
}

/** Its answers do not come by way of the routes, and are answers of ours all the same. */
function sendHeaders(server: HttpServer, headers: SecurityHeaders): void {
  server.prependListener('request', ({ url }, response) => {
    if (!url?.startsWith(livePath)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}

interface Door {
  readonly publicUrl: string;
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: SecurityHeaders;
  /** Nobody is let in while nothing is heard: they would miss it without knowing. They try again by themselves. */
  readonly isOpen: () => boolean;
  readonly handshakesAMinute?: number;
}

export function createLiveServer(server: HttpServer, door: Door): LiveServer {
  const { publicUrl, clientAddressOf, headers, isOpen, handshakesAMinute = usualHandshakes } = door;
  const mayShakeHands = createCounter<string>({ max: handshakesAMinute, everyMs: aMinute });
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
          mayShakeHands(networkOf(clientAddressOf(request))),
      ),
  });
  closeTalkative(io);
  sendHeaders(server, headers);
  return io;
}

/** Closes the line so that the browser opens another one and reads what it missed. */
export const cutLine = (socket: LiveSocket): void => {
  socket.conn.close();
};
