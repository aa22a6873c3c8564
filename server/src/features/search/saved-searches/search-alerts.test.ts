import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { applyAllChanges } from '../talent-search/index.ts';

const testApp = useTestApp();
const path = '/v1/findTalent-saveSearch';

const publish = async () => {
  await createTalent(testApp().db, { talent: { date_of_birth: '1990-01-01', gender_id: 3 } });
  await applyAllChanges(testApp().db);
};
const morning = async () => {
  await addJob(testApp().db, { name: 'saved-searches/alerts', payload: {} });
  await testApp().drain();
};
const age = (id: number, hours: number) =>
  testApp().pool.query(
    `update saved_search set alerted_at = alerted_at - make_interval(hours => $2) where id = $1`,
    [id, hours],
  );
const heard = async (recruiterId: number) => {
  const { rows } = await testApp().pool.query<{ message: string; path: string }>(
    'select message, path from notification where account_id = $1 order by id',
    [recruiterId],
  );
  return rows;
};

async function searchWith(alert: string) {
  const recruiter = await createRecruiter(testApp().db);
  const headers = await testApp().as(recruiter);
  const response = await testApp().app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: { name: 'Non-binary', filters: { gender: '3' }, alert },
  });
  return { recruiterId: recruiter.id, headers, ...response.json<{ id: number; alert: string }>() };
}

describe('alerts of saved searches', () => {
  test('a daily one tells of new talents once, and not before the day is over', async () => {
    const { id, recruiterId, alert } = await searchWith('daily');
    expect(alert).toBe('daily');
    await age(id, 24);
    await publish();
    await morning();
    expect(await heard(recruiterId)).toEqual([
      { message: expect.stringContaining('1 new talent'), path: `/find-talents?saved=${id}` },
    ]);
    await publish();
    await morning();
    expect(await heard(recruiterId)).toHaveLength(1);
    await age(id, 24);
    await morning();
    expect(await heard(recruiterId)).toHaveLength(2);
  });

  test('a weekly one waits for its week, and says nothing when no one is new', async () => {
    const { id, recruiterId } = await searchWith('weekly');
    await publish();
    await age(id, 48);
    await morning();
    expect(await heard(recruiterId)).toEqual([]);
    await age(id, 24 * 5);
    await morning();
    expect(await heard(recruiterId)).toHaveLength(1);
    await age(id, 24 * 7);
    await testApp().pool.query(`update talent_search set listed_at = now() - interval '60 days'`);
    await morning();
    expect(await heard(recruiterId)).toHaveLength(1);
  });

  test('none is silent, and can be turned on later', async () => {
    const { id, recruiterId, headers } = await searchWith('none');
    await age(id, 24 * 30);
    await publish();
    await morning();
    expect(await heard(recruiterId)).toEqual([]);
    const changed = await testApp().app.inject({
      method: 'PATCH',
      url: `${path}/${id}`,
      headers,
      payload: { alert: 'daily' },
    });
    expect(changed.json()).toMatchObject({ alert: 'daily' });
    await morning();
    expect(await heard(recruiterId)).toEqual([]);
  });
});
