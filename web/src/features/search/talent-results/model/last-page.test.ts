import { expect, it } from 'vitest';
import { lastPageOf } from './last-page.ts';

it('ends where leafing ends', () => {
  expect(lastPageOf(41_667)).toBe(400);
  expect(lastPageOf(0)).toBe(1);
});
