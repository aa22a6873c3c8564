import { endpoints } from '@callboard/contract';
import type { Endpoint } from '@callboard/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { useTestApp } from './app.ts';
import { ordinaryRequest } from './contract-requests.ts';
import { createRecruiter, createTalent } from './factories.ts';

const testApp = useTestApp();
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

const people = {
  guest: async () => ({}),
  talent: async () => testApp().as(await createTalent(testApp().db)),
  recruiter: async () => testApp().as(await createRecruiter(testApp().db)),
  'frozen talent': async () => testApp().as(await createTalent(testApp().db, frozen)),
  'frozen recruiter': async () => testApp().as(await createRecruiter(testApp().db, frozen)),
  'talent with an unfinished profile': async () =>
    testApp().as(await createTalent(testApp().db, { talent: { completed_at: null, last_activity_page: 2 } })),
} satisfies Record<string, () => Promise<Record<string, string>>>;
type Person = keyof typeof people;

const known = new Map<Person, Record<string, string>>();
/** Made once and asked about every endpoint. */
const headersOf = async (person: Person) => {
  const headers = known.get(person) ?? (await people[person]());
  known.set(person, headers);
  return headers;
};

/** The codes that say who may call. Others, as for a wrong password, are about what was sent. */
const refusals = ['UNAUTHENTICATED', 'WRONG_KIND_OF_USER', 'PROFILE_FROZEN', 'PROFILE_INCOMPLETE'];

const codeOf = (response: LightMyRequestResponse): unknown =>
  String(response.headers['content-type']).startsWith('application/problem+json')
    ? response.json().code
    : undefined;

/** Read off the access words anew, on purpose not through the server's own predicate. */
const expectedRefusal = ({ access }: Endpoint, person: Person): string | undefined => {
  const open = access.callers.includes('guest');
  if (person === 'guest') return open ? undefined : 'UNAUTHENTICATED';
  const kind = person.includes('recruiter') ? 'recruiter' : 'talent';
  if (!access.callers.includes(kind)) return 'WRONG_KIND_OF_USER';
  if (access.notFrozen && person.startsWith('frozen')) return 'PROFILE_FROZEN';
  if (access.complete && person.endsWith('unfinished profile')) return 'PROFILE_INCOMPLETE';
  return undefined;
};

describe.each(Object.entries(endpoints))('%s', (_name, endpoint) => {
  test.each(Object.keys(people) as Person[])(
    `${endpoint.method} ${endpoint.path} by a %s`,
    async (person) => {
      const request = ordinaryRequest(endpoint);
      const response = await testApp().app.inject({
        ...request,
        headers: { ...request.headers, ...(await headersOf(person)) },
      });
      // What was done may have been signing out or closing the account: the next call is somebody else's.
      if (endpoint.method !== 'GET' && response.statusCode < 300) known.delete(person);
      const refusal = expectedRefusal(endpoint, person);
      if (refusal) {
        expect(response.json()).toMatchObject({ code: refusal });
        expect([401, 403]).toContain(response.statusCode);
      } else {
        expect(codeOf(response)).not.toBeOneOf(refusals);
        expect(response.statusCode).toBeLessThan(500);
      }
    },
  );
});

test('every call that is more than reading says whether a frozen user may make it', () => {
  const undecided = Object.values(endpoints)
    .filter(({ method, access }) => method !== 'GET' && !access.callers.includes('guest'))
    .filter(({ access }) => access.callers.includes('talent') || access.callers.includes('recruiter'))
    .filter(({ access }: Endpoint) => access.notFrozen === (access.whileFrozen !== undefined))
    .map(({ method, path }) => `${method} ${path}`);
  expect(undecided).toEqual([]);
});

test('whoever is frozen takes nobody’s contacts along', () => {
  const exports = Object.values(endpoints).filter(({ path }) => path.endsWith('/export'));
  expect(exports.length).toBeGreaterThan(0);
  expect(exports.filter(({ access }) => !access.notFrozen)).toEqual([]);
});

test('every endpoint of the contract is served', () => {
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !testApp().app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing).toEqual([]);
});
