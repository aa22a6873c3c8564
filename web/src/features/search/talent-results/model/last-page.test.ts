import { expect, it } from 'vitest';
import { lastPageOf } from './last-page.ts';

it('stops at the last page that can be opened', () => {
  expect(lastPageOf(41_667)).toBe(400);
  expect(lastPageOf(0)).toBe(1);
});
