import type { ClosingPreview } from '@callboard/contract/casting/project-closing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countNotified, planParts, roomIn, toClosingBody } from './closing-plan.ts';

const person = (user_id: number) => ({
  user_id,
  userUniqueId: `u-${user_id}`,
  name: `T${user_id}`,
  image: null,
});
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 7 });
const part = (key: string) =>
  ids.map((user_ids) => ({
    key,
    user_ids,
    count: user_ids.length,
    people: user_ids.slice(0, 6).map(person),
    words: `Words for ${key}`,
  }));
const character = (id: number) =>
  fc.record({ people: ids, cast: fc.nat(2), wanted: fc.integer({ min: 1, max: 3 }) }).map((one) => ({
    id,
    name: `Character ${id}`,
    wanted: one.wanted,
    candidates: one.people.map((user_id, index) => ({
      ...person(user_id),
      stage: 'applied',
      is_cast: index < one.cast,
    })),
  }));
const previews: fc.Arbitrary<ClosingPreview> = fc.record({
  characters: fc.tuple(character(1), character(2)),
  parts: fc.tuple(
    part('cast').map((one) => ({ ...one, user_ids: [], people: [], count: 0 })),
    part('applications'),
    part('shares'),
  ),
});
const choices = fc.record({
  cast: fc.record({ 1: ids, 2: ids }),
  words: fc.record({ shares: fc.constant('Edited') }, { requiredKeys: [] }),
});

it('notifies everyone once, casts no more than are wanted, and sends words for whom there are people', () => {
  fc.assert(
    fc.property(previews, choices, (preview, chosen) => {
      const body = toClosingBody(preview, chosen);
      const cast = new Set(body.outcome.flatMap(({ user_id }) => user_id));
      const everyone = new Set([...cast, ...preview.parts.flatMap(({ user_ids }) => user_ids)]);
      const parts = planParts(preview, chosen);
      expect(countNotified(parts)).toBe(everyone.size);
      expect(Object.keys(body.words)).toEqual(parts.flatMap(({ key, count }) => (count > 0 ? [key] : [])));
      for (const [index, { user_id }] of body.outcome.entries()) {
        const of = preview.characters[index];
        expect(of && user_id.length <= roomIn(of)).toBe(true);
        expect(user_id.every((id) => of?.candidates.some((one) => one.user_id === id && !one.is_cast))).toBe(
          true,
        );
      }
      for (const { people, count } of parts) expect(people.length).toBeLessThanOrEqual(count);
    }),
  );
});
