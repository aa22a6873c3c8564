import { endpoints } from '@callboard/contract';
import { type Endpoint, isViews } from '@callboard/contract/endpoint';
import { Problem } from '@callboard/contract/errors';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, useTestApp } from '../app.ts';
import { requestsTo } from '../contract-requests.ts';
import { howMany } from '../random-tests.ts';
import { aboutOneself, createFuzzCallers } from './fuzz-callers.ts';

const casesPerEndpoint = howMany(20, 250);
/** Where nothing is taken there is little to be nonsense about. */
const casesWithoutInput = howMany(8, 30);

const takesInput = ({ params, query, body }: Endpoint) => Boolean(params ?? query ?? body);

let sent = 0;
/** Each request comes from somewhere else: limits are tested elsewhere, here they would shut the door. */
const nextAddress = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

/** Who asks for a card is fuzzed, what is on it is not: comp-card.routes.test.ts draws them. */
const drawNothing = ({ services }: TestApp) => {
  const file = 'http://localhost/files/card';
  const made = { pdf_url: file, picture_url: file, preview_url: file, expires_at: new Date().toISOString() };
  vi.spyOn(services.cards.comp, 'make').mockImplementation(async (_, look = 'paper') => ({ look, ...made }));
};

interface Share {
  readonly part: number;
  readonly of: number;
}

/** Sends nonsense to every endpoint of a share; shares run side by side. */
export function fuzzEndpoints({ part, of }: Share): void {
  const testApp = useTestApp();
  beforeAll(() => drawNothing(testApp()));
  const share = Object.values(endpoints).filter((_, at) => at % of === part - 1);

  test.each(share)('$method $path answers nonsense in its own shape', async (endpoint) => {
    const { response } = endpoint;
    const schemas = isViews(response) ? Object.values(response.views) : [response];
    const callers = createFuzzCallers(testApp(), endpoint);
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint), fc.boolean(), async (nonsense, isOwn) => {
        const { id, headers } = await callers.next();
        const request = isOwn && id !== undefined ? aboutOneself(endpoint, nonsense, id) : nonsense;
        const answer = await testApp().app.inject({
          ...request,
          headers: { ...request.headers, ...headers },
          remoteAddress: nextAddress(),
        });
        if (answer.statusCode === 401) callers.forget();
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.headers['content-type']).toContain('application/problem+json');
          expect(Problem.parse(answer.json())).toMatchObject({ status: answer.statusCode });
        } else if (answer.statusCode === 200) {
          expect(schemas.some((schema) => schema.safeParse(answer.json()).success)).toBe(true);
        }
      }),
      { numRuns: takesInput(endpoint) ? casesPerEndpoint : casesWithoutInput },
    );
  });
}
