import { changeUser, closeUser, endSession, requestDataExport } from '@callboard/contract/user';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app.ts';
import { requestsTo } from '../../../test/contract-requests.ts';
import { createRecruiter, createTalent } from '../../../test/factories.ts';

const testApp = useTestApp();
const makers = { talent: createTalent, recruiter: createRecruiter };
const endpoints = [changeUser, closeUser, endSession, requestDataExport];

test.each(
  endpoints.flatMap((endpoint) => (['talent', 'recruiter'] as const).map((kind) => ({ endpoint, kind }))),
)('$endpoint.method $endpoint.path takes nonsense from its own $kind', async ({ endpoint, kind }) => {
  const { app, db, as } = testApp();
  const person = await makers[kind](db);
  const headers = await as(person);
  await fc.assert(
    fc.asyncProperty(requestsTo(endpoint), async (request) => {
      const url = request.url.replace(/^\/v1\/user\/[^/?]+/, `/v1/user/${person.id}`);
      const answer = await app.inject({ ...request, url, headers: { ...request.headers, ...headers } });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.statusCode).not.toBe(401);
    }),
    { numRuns: 250 },
  );
});
