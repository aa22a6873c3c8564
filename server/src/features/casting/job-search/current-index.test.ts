import { beforeAll, describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { joinTestDatabase, useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { guest } from '../../../platform/http/actor.ts';
import { createCurrentIndex } from './current-index.ts';
import type { JobWishes } from './index-of-jobs/group-bits.ts';
import { createJobSearch, type JobSearch } from './job-search.service.ts';

const database = useTestDatabase();
let nodes: readonly JobSearch[] = [];
let recruiter: { id: number };
beforeAll(async () => {
  const other = joinTestDatabase(database());
  const photoUrl = async (key: string) => key;
  nodes = [database(), other].map((node) => createJobSearch({ ...node, photoUrl }));
  recruiter = await createRecruiter(database().db, { recruiter: { company: 'Banyan' } });
  return () => other.pool.end().then(() => other.statements.end());
});

/** What both nodes find, each asked by itself. */
const found = async (wishes: Partial<JobWishes> = {}) => {
  const all = { activeJobs: true, ...wishes };
  const answers = await Promise.all(
    nodes.map(async (node) => {
      const { ids } = await node.findIds(guest, all, { limit: 100, offset: 0 });
      expect((await node.count(guest, all)).count).toBe(ids.length);
      return ids;
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  return answers[0];
};

const set = (table: string, changes: string, id: number, key = 'id') =>
  database().pool.query(`update ${table} set ${changes} where ${key} = $1`, [id]);

test('two nodes know of every change as soon as it is there', async () => {
  const { db, pool } = database();
  expect(await found()).toEqual([]);
  const job = await createOpenJob(db, recruiter.id, { title: 'Harmonium', city_id: 1 });
  expect(await found()).toEqual([job.id]);

  await set('job', `title = 'Sarangi', gender_id = 2`, job.id);
  expect(await found({ text: 'harmon' })).toEqual([]);
  expect(await found({ text: 'सारंगी' })).toEqual([job.id]);
  expect(await found({ gender_id: [1] })).toEqual([]);

  await pool.query(`insert into job_other_city (job_id, city_id, position) values ($1, 2, 0)`, [job.id]);
  expect(await found({ location_id: [2] })).toEqual([job.id]);

  await set('recruiter', `company = 'Comet'`, recruiter.id, 'account_id');
  await set('account', `last_name = 'Deshpande'`, recruiter.id);
  expect(await found({ text: 'comet deshp' })).toEqual([job.id]);

  const part = await createCharacter(db, recruiter, { project: { title: 'Monsoon' } });
  await pool.query('insert into job_character (job_id, character_id) values ($1, $2)', [job.id, part.id]);
  await set('job', `project_id = ${part.project_id}`, job.id);
  expect(await found({ gender_id: [1], text: 'monsoon' })).toEqual([job.id]);
  await set('project_character', 'gender_id = 2, playing_age_min = 40', part.id);
  expect(await found({ gender_id: [1] })).toEqual([]);
  expect(await found({ gender_id: [2], max_age: 30 })).toEqual([]);
  await set('project', `title = 'Winter'`, part.project_id);
  expect(await found({ text: 'winter' })).toEqual([job.id]);

  await set('account', `frozen_at = now(), frozen_reason = 'Test'`, recruiter.id);
  expect(await found({ activeJobs: false })).toEqual([]);
  await set('account', 'frozen_at = null, frozen_reason = null', recruiter.id);
  await set('job', `status = 'paused'`, job.id);
  expect([await found(), await found({ activeJobs: false })]).toEqual([[], [job.id]]);
  await set('job', `status = 'in_review'`, job.id);
  expect(await found({ activeJobs: false })).toEqual([]);
  await pool.query('delete from job where id = $1', [job.id]);
  expect(await found({ activeJobs: false })).toEqual([]);
});

test('few changes are put into the index in use, very many make another one', async () => {
  const { db } = database();
  const current = createCurrentIndex(database(), 3);
  const open = async (many: number) => {
    const made = [];
    for (let more = 0; more < many; more += 1) made.push(await createOpenJob(db, recruiter.id));
    return made.map(({ id }) => id);
  };
  const first = await current();
  const few = await open(3);
  const second = await current();
  expect(second.index).toBe(first.index);
  const many = await open(4 + second.index.places);
  const third = await current();
  expect(third.index).not.toBe(first.index);
  for (const id of [...few, ...many]) expect(third.index.placeOf(id)).toBeDefined();
  await database().pool.query(`update job set status = 'closed' where status = 'open'`);
});

describe('what is not over yet', () => {
  test('a change that is not committed is not there, also while others are', async () => {
    const { db, pool } = database();
    const [first, second] = [await createOpenJob(db, recruiter.id), await createOpenJob(db, recruiter.id)];
    const waiting = await pool.connect();
    await waiting.query('begin');
    await waiting.query(`update job set status = 'closed' where id = $1`, [first.id]);
    expect(await found()).toEqual([second.id, first.id]);
    await set('job', `status = 'closed'`, second.id);
    expect(await found()).toEqual([first.id]);
    await waiting.query('commit');
    waiting.release();
    expect(await found()).toEqual([]);
  });

  test('a deadline that passes closes a job that both have in memory', async () => {
    const { db, pool } = database();
    const { rows } = await pool.query(`select clock_timestamp() + interval '400 ms' as at`);
    const [at] = rows.map((row) => row.at);
    const closing = await createOpenJob(db, recruiter.id, { closes_at: at, closes_zone: 'Asia/Kolkata' });
    for (const node of nodes) await node.warm();
    await expect
      .poll(async () => (await pool.query('select now() > $1 as over', [at])).rows[0].over)
      .toBe(true);
    expect(await found()).not.toContain(closing.id);
    expect(await found({ activeJobs: false })).toContain(closing.id);
  });
});
