import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../storage/disk-space.ts';
import { diskFullProblem, invalidField, ProblemError, toProblem } from './problem-error.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** PostgreSQL is away, starting, stopping, full or not promoted yet. Worth a retry. */
const databaseAwayCode =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|57P0[123]|08\d{3}|53300|25006)$/;
/** The driver's messages for the same, which have no code. */
const databaseAwayMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (exceeded when trying to connect|expired)|Query read timeout|Cannot use a pool after calling end|cached plan must not change)/;

const isDatabaseAway = (error: unknown) =>
  databaseAwayCode.test(codeOf(error)) ||
  (error instanceof Error && databaseAwayMessages.test(error.message));

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

/** The path without its query, which may hold a token. */
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

/** Our clients never compress bodies, and unpacking could be abused. */
const rejectEncodedBody = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
  if (['identity', ''].includes((headers['content-encoding'] ?? '').trim().toLowerCase())) return;
  reply.header('accept-encoding', 'identity');
  throw new ProblemError('ENCODING_NOT_TAKEN');
};

export function useProblems(app: FastifyInstance): void {
  app.addHook('onRequest', rejectEncodedBody);
  app.setErrorHandler(sendProblem);
  // The API takes JSON only; file routes read other bodies themselves.
  app.removeContentTypeParser('text/plain');
}
