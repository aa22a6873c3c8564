import { type Condition, conditions } from '@callboard/contract/casting/project-values';
import fc from 'fast-check';
import type { CharacterRequirements } from '../src/features/casting/projects/index.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });

const some = (name: string, ids: fc.Arbitrary<number>, most: number) =>
  fc.uniqueArray(ids, { maxLength: most }).map((all) => all.map((id) => ({ id, name: `${name} ${id}` })));

export const levelNames = ['', 'Basic', 'Conversational', 'Fluent', 'Native'];

/** Characters as people write them: often with little, now and then with everything there is. */
export const someRequirements: fc.Arbitrary<CharacterRequirements> = fc
  .record({
    genderId: maybe(fc.constantFrom(1, 2, 3)),
    ageMin: maybe(fc.integer({ min: 0, max: 60 })),
    years: maybe(fc.nat({ max: 30 })),
    heightMinMm: maybe(fc.integer({ min: 1400, max: 1650 })),
    heightMaxMm: maybe(fc.integer({ min: 1651, max: 1900 })),
    looks: some('Look', fc.integer({ min: 1, max: 10 }), 3),
    languages: fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 })), {
        maxLength: 10,
        selector: ([id]) => id,
      })
      .map((all) =>
        all.map(([id, levelId]) => ({
          id,
          name: `Language ${id}`,
          levelId,
          levelName: levelNames[levelId] ?? '',
        })),
      ),
    skills: some('Skill', fc.integer({ min: 1, max: 400 }), 20),
    cities: some('City', fc.integer({ min: 1, max: 10 }), 3),
    // Few meet every language and skill at once.
    musts: fc.oneof(
      { weight: 2, arbitrary: fc.subarray<Condition>(['gender', 'age', 'height', 'place']) },
      { weight: 1, arbitrary: fc.subarray([...conditions]) },
    ),
  })
  .map(({ years, ...asked }) => ({
    ...asked,
    characterId: 1,
    name: 'Meera',
    genderName: asked.genderId === null ? null : `Gender ${asked.genderId}`,
    ageMax: years === null ? null : (asked.ageMin ?? 20) + years,
    shootFrom: null,
    shootTo: null,
  }));
