import {
  Email,
  IndianMobile,
  LinkToken,
  NewPassword,
  OneTimeCode,
} from '@callboard/contract/accounts/credentials';
import { Instant } from '@callboard/contract/scalars';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { samplesOf } from './contract-samples.ts';

test.each(
  Object.entries({
    Email,
    IndianMobile,
    OneTimeCode,
    NewPassword,
    LinkToken,
    Instant,
    date: z.iso.date(),
    uuid: z.uuid(),
    url: z.url(),
  }),
)('most samples of %s are good, and some are not text of its form', (_name, schema) => {
  const samples = fc.sample(samplesOf(schema), { numRuns: 200, seed: 1 });
  const good = samples.filter((sample) => schema.safeParse(sample).success).length;
  expect(good).toBeGreaterThan(120);
});
