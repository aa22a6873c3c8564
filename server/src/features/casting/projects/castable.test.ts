import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { findCharacterRequirements, lockCastableCharacter } from './index.ts';

const testApp = useTestApp();

test('everyone on a project searches for its characters; only its owner unlocks for them', async () => {
  const { db } = testApp();
  const team = await createTeam(testApp());
  const { characterId } = team;
  const people = [team.owner, team.associate, team.viewer, team.removed, team.stranger];
  const mayUse = async ({ id: recruiterId }: { id: number }) => [
    (await findCharacterRequirements(db, { characterId, recruiterId })) !== undefined,
    (await lockCastableCharacter(db, recruiterId, characterId)) !== undefined,
  ];
  expect(await Promise.all(people.map(mayUse))).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
    [false, false],
  ]);
});
