import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError, toProblem } from './problem-error.ts';

export interface ConnectionLimits {
  /** From the first moment of a connection, or of the next request on it, to the end of its headers. */
  readonly headersWithinMs: number;
  /** A connection on which nothing moves in either direction is closed after this. */
  readonly silentForMs: number;
  /** What any body may take, however small. */
  readonly bodyGraceMs: number;
  /** On top of that, a body has a second for so many of its bytes: a bad line gets through, a trickle does not. */
  readonly slowestBytesPerSecond: number;
  readonly checkEveryMs: number;
  /** When the server stops, requests under way have this long. */
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

/** What the HTTP server itself must know. */
export const connectionOptions = ({ headersWithinMs, silentForMs, checkEveryMs } = usualLimits) => ({
  connectionTimeout: silentForMs,
  // The last requests on connections that are about to close are answered like any other.
  return503OnClosing: false,
  http: { headersTimeout: headersWithinMs, connectionsCheckingInterval: checkEveryMs },
});

interface Arriving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  readonly begunAt: number;
  /** Time in which we did not read what was there is not the sender's. */
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

/** Gives bodies a deadline by how much of them has come. */
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
 * Lets nobody hold a connection by being silent or slow, and at the end closes all of them: at once where nothing is
 * under way, the others when they are answered or have had their time. Called last: it must see requests before
 * anybody else does, also those of the live channel.
 */
export function watchConnections(app: FastifyInstance, limits: ConnectionLimits = usualLimits): void {
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  let hurry: NodeJS.Timeout | undefined;
  const bodies = createBodyWatch(limits);

  const count = (socket: Socket, change: 1 | -1) => {
    const before = underWay.get(socket);
    if (before === undefined) return;
    underWay.set(socket, before + change);
    if (isClosing && before + change === 0) socket.destroySoon();
  };

  app.server.on('connection', (socket) => {
    if (isClosing) return socket.destroy();
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
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
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    hurry = setTimeout(() => {
      for (const socket of underWay.keys()) socket.destroy();
    }, limits.finishWithinMs);
  });
  app.addHook('onClose', async () => {
    clearTimeout(hurry);
    bodies.stop();
  });
}
