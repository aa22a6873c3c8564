import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { applyFor, createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const hidden = { talent: { show_to_recruiters: false } };

const read = async (talentId: number, reader: { readonly id: number }) => {
  const { app, as, db } = testApp();
  const { public_id } = await db
    .selectFrom('account')
    .select('public_id')
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
  const url = `/v1/user/without/${public_id}`;
  return (await app.inject({ url, headers: await as(reader) })).statusCode;
};

test('a hidden talent is read by the team of the job they applied to, and by nobody else', async () => {
  const { db } = testApp();
  const team = await createTeamProject(db);
  const talent = await createTalent(db, hidden);
  const readers = [team.owner, team.associate, team.viewer];
  expect(await Promise.all(readers.map((reader) => read(talent.id, reader)))).toEqual([404, 404, 404]);
  await applyFor(db, team, team.characters[0], { talent_id: talent.id });
  expect(await Promise.all(readers.map((reader) => read(talent.id, reader)))).toEqual([200, 200, 200]);
  expect(await read(talent.id, await createRecruiter(db))).toBe(404);
  expect(await read(talent.id, await createTalent(db))).toBe(404);
  expect(await read(talent.id, (await createTeamProject(db)).owner)).toBe(404);
});

test('no longer once they withdrew, or the colleague was removed', async () => {
  const { db } = testApp();
  const team = await createTeamProject(db);
  const talent = await createTalent(db, hidden);
  await applyFor(db, team, team.characters[0], { talent_id: talent.id });
  await db.deleteFrom('project_member').where('account_id', '=', team.viewer.id).execute();
  expect(await read(talent.id, team.viewer)).toBe(404);
  await db
    .updateTable('job_application')
    .set({ status: 'withdrawn' })
    .where('talent_id', '=', talent.id)
    .execute();
  expect(await read(talent.id, team.owner)).toBe(404);
});

test('of a share only who said they are interested', async () => {
  const { db } = testApp();
  const team = await createTeamProject(db);
  const shareAs = async (status: 'shared' | 'read' | 'interested' | 'declined') => {
    const { id } = await createTalent(db, hidden);
    await shareWith(db, team.characters[0], { talent_id: id, status });
    return read(id, team.owner);
  };
  expect(await shareAs('shared')).toBe(404);
  expect(await shareAs('read')).toBe(404);
  expect(await shareAs('interested')).toBe(200);
  expect(await shareAs('declined')).toBe(404);
});
