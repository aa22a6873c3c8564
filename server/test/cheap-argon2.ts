import * as argon2 from '@node-rs/argon2/index.js';
import { afterAll, beforeAll } from 'vitest';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let isCheap = true;

/**
 * Stands in for the library in the tests (vitest.config.ts): a password of the real cost takes 37 ms of a core,
 * and there are thousands of them. What is hashed here is checked here: the cost stands in the hash.
 */
export const hash: typeof argon2.hash = (password, options, ...more) =>
  argon2.hash(password, isCheap ? { ...options, ...cheap } : options, ...more);

export const { verify } = argon2;

/** For the tests of the cost itself. */
export function useRealPasswordCost(): void {
  beforeAll(() => {
    isCheap = false;
  });
  afterAll(() => {
    isCheap = true;
  });
}
