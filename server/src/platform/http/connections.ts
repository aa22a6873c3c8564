import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError, toProblem } from './problem-error.ts';

export interface ConnectionLimits {
  /** From the start of a connection or request to the end of its headers. */
  readonly headersWithinMs: number;
  /** Idle connections are closed after this. */
  readonly silentForMs: number;
  /** The minimum time for any body. */
  readonly bodyGraceMs: number;
  /** Plus a second per this many bytes: slow connections pass, deliberate trickles do not. */
  readonly slowestBytesPerSecond: number;
  readonly checkEveryMs: number;
  /** Time for running requests at shutdown. */
  readonly finishWithinMs: number;
}

export const usualLimits: ConnectionLimits = {
  headersWithinMs: 20_000,
  silentForMs: 120_000,
  bodyGraceMs: 30_000,
  slowestBytesPerSecond: 1024,
  checkEveryMs: 2000,
  finishWithinMs: 3000,
};

/** Options of the HTTP server. */
export const connectionOptions = ({ headersWithinMs, silentForMs, checkEveryMs } = usualLimits) => ({
  connectionTimeout: silentForMs,
  // Last requests on closing connections are answered normally.
  return503OnClosing: false,
  http: { headersTimeout: headersWithinMs, connectionsCheckingInterval: checkEveryMs },
});

interface Arriving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  readonly begunAt: number;
  /** Time we did not spend reading does not count against the sender. */
  waitedForUsMs: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooSlow = (path: string) => {
  const body = JSON.stringify(toProblem(new ProblemError('TOO_SLOW'), path));
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Connection: close',
    'Content-Type: application/problem+json',
  ];
  return `${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`;
};

/** A deadline for bodies by how much has arrived. */
function createBodyWatch({ bodyGraceMs, slowestBytesPerSecond, checkEveryMs }: ConnectionLimits) {
  const arriving = new Set<Arriving>();

  const cut = ({ request, response }: Arriving) => {
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end(tooSlow(request.url?.split('?')[0] ?? ''), () => socket.destroy());
  };

  const check = (one: Arriving) => {
    const { request, bytesBefore, begunAt } = one;
    if (request.complete || request.destroyed) return arriving.delete(one);
    if (request.readableLength > 0) one.waitedForUsMs += checkEveryMs;
    const allowedMs = bodyGraceMs + ((request.socket.bytesRead - bytesBefore) / slowestBytesPerSecond) * 1000;
    if (performance.now() - begunAt - one.waitedForUsMs <= allowedMs) return false;
    cut(one);
    return arriving.delete(one);
  };
  const timer = setInterval(() => arriving.forEach(check), checkEveryMs);
  timer.unref();

  return {
    watch(request: IncomingMessage, response: ServerResponse) {
      if (!hasBody(request)) return;
      const bytesBefore = request.socket.bytesRead;
      arriving.add({ request, response, bytesBefore, begunAt: performance.now(), waitedForUsMs: 0 });
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Closes silent and slow connections, and all of them at shutdown. Registered last, so it sees requests
 * first, also those of the live channel.
 */
export function watchConnections(app: FastifyInstance, limits: ConnectionLimits = usualLimits): void {
  const running = new Map<Socket, number>();
  let isClosing = false;
  let hurry: NodeJS.Timeout | undefined;
  const bodies = createBodyWatch(limits);

  const count = (socket: Socket, change: 1 | -1) => {
    const before = running.get(socket);
    if (before === undefined) return;
    running.set(socket, before + change);
    if (isClosing && before + change === 0) socket.destroySoon();
  };

  app.server.on('connection', (socket) => {
    if (isClosing) return socket.destroy();
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
    return socket;
  });
  app.addHook('onListen', async () => {
    app.server.prependListener('request', (request, response) => {
      count(request.socket, 1);
      response.once('close', () => count(request.socket, -1));
      bodies.watch(request, response);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, requests] of running) if (requests === 0) socket.destroy();
    hurry = setTimeout(() => {
      for (const socket of running.keys()) socket.destroy();
    }, limits.finishWithinMs);
  });
  app.addHook('onClose', async () => {
    clearTimeout(hurry);
    bodies.stop();
  });
}
