import { describe, expect, it } from 'vitest';
import { toViewAs } from './talent-view.ts';

describe('toViewAs', () => {
  it.each([
    ['recruiter', 'recruiter'],
    ['guest', 'guest'],
    [null, 'own'],
    ['admin', 'own'],
  ])('?view=%s is the view of %s', (text, viewer) => {
    expect(toViewAs(text)).toBe(viewer);
  });
});
