import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { putApplication, someone } from '../../../../test/applications.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';
import { listOwnApplications } from './my-jobs.queries.ts';
import { findOwn } from './own.queries.ts';
import { findRole } from './role.queries.ts';

const testApp = useTestApp();
const db = () => testApp().db;

const shoot = { shoot_starts_on: '2030-01-01', shoot_ends_on: '2030-03-31' };
const ofJob = { works_from: '2030-02-01', works_to: '2030-02-10' };

test.each([
  ['of the character', { works_from: '2030-02-03', works_to: null }, ofJob, ['2030-02-03', '2030-02-03']],
  ['else of the job', {}, ofJob, ['2030-02-01', '2030-02-10']],
  ['else of the shoot', {}, {}, ['2030-01-01', '2030-03-31']],
])('the days of the work, %s, are the same wherever they are read', async (_which, part, job, days) => {
  const team = await createTeamProject(db());
  const [character = 0] = team.characters;
  await db().updateTable('project').set(shoot).where('id', '=', team.project.id).execute();
  if (Object.keys(part).length > 0)
    await db().updateTable('project_character').set(part).where('id', '=', character).execute();
  if (Object.keys(job).length > 0)
    await db().updateTable('job').set(job).where('id', '=', team.job.id).execute();
  const talent = await someone(db());
  const id = await putApplication(db(), { job: team.job.id, talent, character });
  const role = await findRole(db(), team.job.id, character);
  const own = await findOwn(db(), talent.id, id);
  const [listed] = (await listOwnApplications(db(), talent.id, { stage: undefined, limit: 1, offset: 0 }))
    .rows;
  const { rows } = await sql<{ works_from: string; works_to: string }>`
    select works_from, works_to from job_role where job_id = ${team.job.id}`.execute(db());
  expect([
    [role?.starts_on, role?.ends_on],
    [own?.works_from, own?.works_to],
    [listed?.starts_on, listed?.ends_on],
    [rows[0]?.works_from, rows[0]?.works_to],
  ]).toEqual([days, days, days, days]);
});

test('unpaid work has no fee, whatever the character says', async () => {
  const team = await createTeamProject(db());
  const [character = 0] = team.characters;
  const fee = { fee_paise: 500_000, fee_per: 'day' };
  await db().updateTable('project_character').set(fee).where('id', '=', character).execute();
  const talent = await someone(db());
  const id = await putApplication(db(), { job: team.job.id, talent, character });
  const feeOf = async () => {
    const own = await findOwn(db(), talent.id, id);
    return [own?.fee_paise, own?.fee_per];
  };
  expect(await feeOf()).toEqual([500_000, 'day']);
  const unpaid = { is_unpaid: true, fee_paise: null };
  await db().updateTable('job').set(unpaid).where('id', '=', team.job.id).execute();
  expect(await feeOf()).toEqual([null, null]);
});
