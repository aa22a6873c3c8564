import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { scenariosOf } from '../../../../test/scenarios.ts';

const testApp = useTestApp();
const { filled, page, create, choose } = scenariosOf(testApp);

interface Step {
  readonly by: 0 | 1;
  readonly character: number;
  readonly who: number;
  /** Looks at the page first, or still sees it as it was when they last looked. */
  readonly looks: boolean;
}

const step = fc.record({
  by: fc.constantFrom(0, 1),
  character: fc.integer({ min: 0, max: 2 }),
  who: fc.integer({ min: 0, max: 4 }),
  looks: fc.boolean(),
}) satisfies fc.Arbitrary<Step>;

test('two colleagues choose at the same time: every choice stands or is told, in any order', async () => {
  const { team, projectId, ananya, neha, priya, vikram } = await filled();
  const people = [ananya, neha, priya, vikram, null];
  const writers = [team.owner, team.associate];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const { id } = await create(team.owner, projectId, { name: 'Race' });
      const expected = new Map<number, number | null>();
      const seen = [0, 0];
      const read = async (by: number) => {
        const scenario = (await page(writers[by] ?? team.owner, projectId)).scenarios.find(
          (one) => one.id === id,
        );
        seen[by] = scenario?.revision ?? 0;
      };
      for (const { by, character, who, looks } of steps) {
        if (looks) await read(by);
        const character_id = team.characters[character] ?? 0;
        const user_id = people[who] ?? null;
        const answer = await choose(writers[by] ?? team.owner, id, {
          character_id,
          user_id,
          base_revision: seen[by],
        });
        expect(answer.statusCode).toBe(200);
        const { conflicts } = answer.json();
        // Told with what stands there, or written: nothing in between.
        if (conflicts.length > 0)
          expect(conflicts[0]?.theirs ?? null).toBe(expected.get(character_id) ?? null);
        else expected.set(character_id, user_id);
      }
      const scenario = (await page(team.owner, projectId)).scenarios.find((one) => one.id === id);
      const stands = new Map(scenario?.choices.map(({ character_id, user_id }) => [character_id, user_id]));
      for (const [character_id, user_id] of expected) expect(stands.get(character_id) ?? null).toBe(user_id);
      await testApp().db.deleteFrom('scenario').where('id', '=', id).execute();
    }),
    { numRuns: howMany(12, 300) },
  );
});

test('choices of different characters sent at once are all kept', async () => {
  const { team, projectId, meera, driver, ananya, vikram } = await filled();
  const { id } = await create(team.owner, projectId);
  const answers = await Promise.all([
    choose(team.owner, id, { character_id: meera, user_id: ananya, base_revision: 0 }),
    choose(team.associate, id, { character_id: driver, user_id: vikram, base_revision: 0 }),
  ]);
  expect(answers.map((answer) => answer.json().conflicts)).toEqual([[], []]);
  expect((await page(team.owner, projectId)).scenarios[0]).toMatchObject({ revision: 2, choices: [{}, {}] });
});
