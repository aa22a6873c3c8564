import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findWalk,
  firstPlaceOf,
  forgetWalks,
  keepWalk,
  type ListedTalents,
  markSeen,
  pageOfPlace,
  readWalkState,
  takeReturn,
  talentAt,
  walkLength,
} from './talent-walk.ts';

const search = '/find-talents?gender=1';

const listed = (page: number, { total = 60, perPage = 24 } = {}): ListedTalents => ({
  walk: search,
  page,
  perPage,
  total,
  lastPage: Math.ceil(total / perPage),
  talents: Array.from({ length: Math.min(perPage, total - firstPlaceOf(page, perPage)) }, (_, at) => {
    const place = firstPlaceOf(page, perPage) + at;
    return { user_id: place, userUniqueId: `u-${place}`, name: `Talent ${place}` };
  }),
});

const walk = () => {
  const found = findWalk(search);
  if (!found) throw new Error('No walk is known');
  return found;
};

beforeEach(forgetWalks);

describe('walking through a list', () => {
  it('knows whom its pages hold, and who is on a page not read yet', () => {
    keepWalk('findTalents', listed(1));
    expect(talentAt(walk(), 23)?.userUniqueId).toBe('u-23');
    expect(talentAt(walk(), 24)).toBeUndefined();
    keepWalk('findTalents', listed(2));
    expect(talentAt(walk(), 24)?.userUniqueId).toBe('u-24');
    expect(talentAt(walk(), 23)?.userUniqueId).toBe('u-23');
  });

  it('begins anew when the list has changed', () => {
    keepWalk('findTalents', listed(1));
    keepWalk('findTalents', listed(2, { total: 50 }));
    expect(talentAt(walk(), 3)).toBeUndefined();
    expect(walkLength(walk())).toBe(50);
  });

  it('ends with the last page that can be opened', () => {
    keepWalk('findTalents', { ...listed(1, { total: 50_000 }), lastPage: 400 });
    expect(walkLength(walk())).toBe(9600);
  });

  it('returns once to whom one looked at last', () => {
    keepWalk('findTalents', listed(1));
    markSeen(search, 2, 'u-2');
    markSeen(search, 30, 'u-30');
    expect(takeReturn(search)).toEqual({ place: 30, userUniqueId: 'u-30', perPage: 24 });
    takeReturn(search, { isOver: true });
    expect(takeReturn(search)).toBeUndefined();
  });

  it('keeps the last lists only, and outlasts the page', () => {
    for (const gender of [1, 2, 3, 4, 5, 6])
      keepWalk('findTalents', { ...listed(1), walk: `/find-talents?gender=${gender}` });
    expect(findWalk('/find-talents?gender=1')).toBeUndefined();
    expect(window.sessionStorage.getItem('callboard-walks')).toContain('gender=6');
    forgetWalks();
    expect(findWalk('/find-talents?gender=6')).toBeUndefined();
    expect(window.sessionStorage.getItem('callboard-walks')).toBe('[]');
  });

  it('finds every place on its page', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 1, max: 100 }), (place, perPage) => {
        const page = pageOfPlace(place, perPage);
        const at = place - firstPlaceOf(page, perPage);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(perPage);
      }),
    );
  });

  it('reads only what a link from a list carries', () => {
    expect(readWalkState({ walk: search, place: 3 })).toEqual({ walk: search, place: 3 });
    for (const other of [null, undefined, 'x', {}, { walk: search }, { walk: 1, place: 2 }])
      expect(readWalkState(other)).toBeUndefined();
  });
});
