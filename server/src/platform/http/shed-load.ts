import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

export interface LoadLimits {
  /** The most concurrent requests. More would only wait for each other. */
  readonly most: number;
  /** How late timers may be, several in a row, before requests are rejected. */
  readonly latestMs: number;
}

const usualLoad: LoadLimits = { most: 120, latestMs: 400 };

const sampleEveryMs = 50;
const retryAfterSeconds = 3;

/** Guests are rejected before signed-in users. */
const guestShare = 0.6;

/** Always served: health checks and payment webhooks. */
const alwaysAnswered = /^\/(?:health|ready|v1\/payments\/)/;

/** Files are cheap, and a page requests dozens. */
const isFile = ({ url }: FastifyRequest) => url.startsWith('/assets/') || url.startsWith('/files/');

const isMember = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

/** Internal calls of rendered pages were admitted with the page. */
const isFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const busyPage = `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Callboard is very busy</title></head>
<body><h1>Callboard is very busy</h1><p>This page will try again in a few seconds.</p></body>
</html>
`;

const wantsPage = ({ method, headers, url }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/v1') && (headers.accept ?? '').includes('text/html');

/** One late timer may be a rendered page or a busy machine; several in a row mean a queue. */
const samples = 3;

/** Measures how late timers fire, which is how long new requests wait. */
export function measureLateness(now: () => number = () => performance.now()) {
  let expected = now() + sampleEveryMs;
  let late: readonly number[] = Array.from({ length: samples }, () => 0);
  const timer = setInterval(() => {
    late = [...late.slice(1), Math.max(0, now() - expected)];
    expected = now() + sampleEveryMs;
  }, sampleEveryMs);
  timer.unref();
  return { read: () => Math.min(...late), stop: () => clearInterval(timer) };
}

/** Rejects requests early under overload, so accepted ones are answered in time. */
export function shedLoad(
  app: FastifyInstance,
  { most, latestMs }: LoadLimits = usualLoad,
  lateness = measureLateness(),
): void {
  let running = 0;

  const isTooMuch = (request: FastifyRequest) => {
    const share = isMember(request) ? 1 : guestShare;
    return running >= most * share || lateness.read() > latestMs * share;
  };

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromOutside(request) || isFile(request)) return undefined;
    if (!alwaysAnswered.test(request.url) && isTooMuch(request)) {
      if (!wantsPage(request)) {
        throw new ProblemError('UNAVAILABLE', {
          detail: 'Callboard is very busy. Try again in a few seconds.',
          retryAfterSeconds,
        });
      }
      return reply
        .code(503)
        .header('retry-after', String(retryAfterSeconds))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(busyPage);
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    return undefined;
  });
  app.addHook('onClose', async () => lateness.stop());
}
