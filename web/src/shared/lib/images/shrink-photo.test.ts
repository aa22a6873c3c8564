import { expect, it } from 'vitest';
import { fitted } from './shrink-photo.ts';

it.each([
  [{ width: 8000, height: 6000 }, 4096, { width: 4096, height: 3072 }],
  [{ width: 3000, height: 9000 }, 4096, { width: 1365, height: 4096 }],
  [{ width: 800, height: 600 }, 4096, { width: 800, height: 600 }],
  [{ width: 100_000, height: 1 }, 2048, { width: 2048, height: 1 }],
])('%j fits into %d as %j', (size, edge, expected) => expect(fitted(size, edge)).toEqual(expected));
