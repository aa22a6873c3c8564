import { expect, test } from 'vitest';
import { readAddress } from './job-address.policy.ts';

test.each([
  ['mumbai-web-series', 'mumbai-web-series'],
  ['web-series-mumbai', 'mumbai-web-series'],
  ['Bombay-ads', 'mumbai-commercial'],
  ['remote-commercial', 'remote-commercial'],
  ['female-mumbai', 'mumbai-female'],
  ['self-tape-theatre', 'theatre-self-tape'],
  ['self-tape-female-theatre-mumbai', 'mumbai-theatre-female-self-tape'],
  ['non-binary', 'non-binary'],
  ['new-delhi-movies', 'delhi-feature-film'],
])('%s is %s', (address, written) => {
  expect(readAddress(address).searchParam).toBe(written);
  expect(readAddress(written)).toEqual(readAddress(address));
});

test('says what it means', () => {
  expect(readAddress('mumbai-web-series-female-self-tape')).toMatchObject({
    city: { name: 'Mumbai' },
    project_type: { name: 'Web series' },
    gender: { name: 'Female' },
    audition_kind: 'self_tape',
    remote: false,
  });
});

test.each([
  'nonsense',
  'mumbai-',
  '-',
  'mumbai-mumbai',
  'mumbai-pune',
  'web',
  'mumbai--theatre',
  'a-'.repeat(59),
])('%s means nothing', (address) => {
  expect(() => readAddress(address)).toThrow();
});
