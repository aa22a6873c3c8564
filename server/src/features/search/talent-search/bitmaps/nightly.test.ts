import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { addJob } from '../../../../platform/jobs/jobs.queries.ts';
import { facet, shown } from '../facets.ts';
import { applyAllChanges } from './applier.ts';

const testApp = useTestApp();
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await testApp().pool.query<T>(text, values)).rows;
const yearsAgo = (years: number, days = 0) => {
  const day = new Date(Date.now() - days * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};
const has = async (talentId: number, one: number) => {
  const [row] = await query<{ yes: boolean }>(
    'select facets @> array[$2::integer] as yes from talent_search where talent_id = $1',
    [talentId, one],
  );
  return row?.yes;
};
const night = async () => {
  await addJob(testApp().db, { name: 'search/nightly', payload: {} });
  await testApp().drain();
  await applyAllChanges(testApp().db);
};

describe('every night', () => {
  let talent: { id: number };
  beforeAll(async () => {
    talent = await createTalent(testApp().db, {
      account: { first_name: 'Zubeida' },
      talent: { date_of_birth: '1990-01-01', passport_valid_until: '2999-01-01' },
    });
    await applyAllChanges(testApp().db);
  });

  /** Bypasses the triggers, as if only the date had changed. */
  const silently = async (text: string, values: unknown[]) => {
    const client = await testApp().pool.connect();
    await client.query('begin');
    await client.query(`select set_config('callboard.search_later', 'on', true)`);
    await client.query(text, values);
    await client.query('commit');
    client.release();
  };

  test('finds people who turned 18, and ignores expired passports', async () => {
    const child = await createTalent(testApp().db, { talent: { date_of_birth: yearsAgo(17) } });
    await applyAllChanges(testApp().db);
    expect(await has(child.id, shown)).toBe(false);
    await silently('update talent set date_of_birth = $2 where account_id = $1', [child.id, yearsAgo(18, 1)]);
    await silently('update talent set passport_valid_until = current_date - 2 where account_id = $1', [
      talent.id,
    ]);
    expect(await has(talent.id, facet('passport', 1))).toBe(true);
    await night();
    expect(await has(child.id, shown)).toBe(true);
    expect(await has(talent.id, facet('passport', 1))).toBe(false);
  });

  test('deletes unused words and past days', async () => {
    const words = () => query(`select word from name_word where word = 'zubeida'`);
    expect(await words()).toHaveLength(1);
    await query(`update account set first_name = 'Asha' where id = $1`, [talent.id]);
    await applyAllChanges(testApp().db);
    await query(`insert into facet_bits values ($1, 0, repeat('1', 8192)::bit(8192))`, [
      facet('unavailable', 5),
    ]);
    await night();
    expect(await words()).toEqual([]);
    expect(await query('select facet from facet_bits where facet = $1', [facet('unavailable', 5)])).toEqual(
      [],
    );
  });
});
