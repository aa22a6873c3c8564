import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../storage/disk-space.ts';
import { diskFullProblem, invalidField, ProblemError, toProblem } from './problem-error.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * PostgreSQL is away, starting, stopping, full or not promoted yet: not the caller's fault, and worth trying again.
 */
const databaseAwayCode =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|57P0[123]|08\d{3}|53300|25006)$/;
/** The driver's own words for the same; they come without a code. */
const databaseAwayWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (exceeded when trying to connect|expired)|Query read timeout|Cannot use a pool after calling end|cached plan must not change)/;

const isDatabaseAway = (error: unknown) =>
  databaseAwayCode.test(codeOf(error)) || (error instanceof Error && databaseAwayWords.test(error.message));

const fromFramework: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => invalidField('content-type', 'Send application/json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalidField('body', 'Is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => invalidField('body', 'Is not valid JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => invalidField('content-length', 'Does not match the body'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('TOO_LARGE'),
  FST_ERR_BAD_URL: () => invalidField('path', 'Is not a valid address'),
};

const toProblemError = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  const known = fromFramework[codeOf(error)];
  if (known) return known();
  if (isDiskFull(error)) return diskFullProblem();
  if (isDatabaseAway(error)) {
    return new ProblemError('UNAVAILABLE', { detail: 'Try again in a moment.', retryAfterSeconds: 2 });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500
    ? invalidField('request', 'Could not be read')
    : new ProblemError('INTERNAL');
};

/** The path without its query: a query may carry a code or a token, which no answer or log repeats. */
const instanceOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';

export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = toProblemError(error);
  const hasHungUp = request.raw.destroyed && !request.raw.complete;
  if (problem.status >= 500 && !hasHungUp) request.log.error({ err: error }, 'request failed');
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(problem, instanceOf(request))));
};

/** Nothing of ours sends bodies compressed, and what is packed small can be made to unpack without end. */
const refuseEncodedBody = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
  if (['identity', ''].includes((headers['content-encoding'] ?? '').trim().toLowerCase())) return;
  reply.header('accept-encoding', 'identity');
  throw new ProblemError('ENCODING_NOT_TAKEN');
};

export function useProblems(app: FastifyInstance): void {
  app.addHook('onRequest', refuseEncodedBody);
  app.setErrorHandler(sendProblem);
  // JSON is the only language of the API; other bodies are read by the routes that take files.
  app.removeContentTypeParser('text/plain');
}
