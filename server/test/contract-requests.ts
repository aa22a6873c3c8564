import type { Endpoint } from '@callboard/contract/endpoint';
import fc from 'fast-check';
import { samplesOf } from './contract-samples.ts';

export interface ContractRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload?: string;
  readonly headers: Record<string, string>;
}

/** Text that has broken other people's servers. */
const nastyText = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(40),
  'NaN',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  '%00',
  "'; drop table account; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'ﷺ'.repeat(30),
  'नमस्ते',
  '__proto__',
  'x'.repeat(5000),
);
const junk = fc.oneof(fc.jsonValue(), nastyText, fc.string({ unit: 'binary' }));
const junkRecord = fc.dictionary(fc.oneof(fc.string({ minLength: 1 }), nastyText), junk, { maxKeys: 4 });

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const valuesFor = (schema: Endpoint['params']) =>
  schema
    ? fc.oneof(
        { weight: 3, arbitrary: samplesOf(schema).map(asRecord) },
        {
          weight: 2,
          arbitrary: fc.tuple(samplesOf(schema).map(asRecord), junkRecord).map(([good, bad]) => {
            const names = Object.keys(good);
            const spoiled = Object.values(bad)[0];
            return names[0] ? { ...good, [names[0]]: spoiled, ...bad } : bad;
          }),
        },
      )
    : fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: junkRecord });

const toText = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // encodeURIComponent throws on half a surrogate pair; such bytes are sent as they are.
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
};

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => toText(params[name] ?? '1') || '1');

const toQuery = (query: Record<string, unknown>) => {
  const pairs = Object.entries(query).map(([name, value]) => `${toText(name)}=${toText(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const bodies = (endpoint: Endpoint) =>
  fc.oneof(
    { weight: 6, arbitrary: valuesFor(endpoint.body).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":', 'null', '[]', '{"__proto__":{"x":1}}') },
  );

/** Requests to an endpoint: good ones, spoiled ones and nonsense. */
export const requestsTo = (endpoint: Endpoint): fc.Arbitrary<ContractRequest> =>
  fc
    .record({
      params: valuesFor(endpoint.params),
      query: valuesFor(endpoint.query),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : bodies(endpoint),
      contentType: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x'),
        },
      ),
    })
    .map(({ params, query, body, contentType }) => ({
      method: endpoint.method,
      url: `${fillPath(endpoint.path, params)}${toQuery(query)}`,
      headers: body === undefined ? {} : { 'content-type': contentType },
      ...(body !== undefined && { payload: body }),
    }));

/** One ordinary request, for tests that only ask who may make it. */
export const ordinaryRequest = (endpoint: Endpoint): ContractRequest => {
  const pick = (schema: Endpoint['params']) =>
    schema ? asRecord(fc.sample(samplesOf(schema), { numRuns: 1, seed: 7 })[0]) : {};
  return {
    method: endpoint.method,
    url: `${fillPath(endpoint.path, pick(endpoint.params))}${toQuery(pick(endpoint.query))}`,
    headers: endpoint.body ? { 'content-type': 'application/json' } : {},
    ...(endpoint.body && { payload: JSON.stringify(pick(endpoint.body)) }),
  };
};
