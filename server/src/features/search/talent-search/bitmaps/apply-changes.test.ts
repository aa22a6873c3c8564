import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../../test/factories.ts';
import { dumpBits, fillSearch } from '../../../../../test/search-cast.ts';
import { facet, facetGroups, shown } from '../facets.ts';
import { applyAllChanges, rebuildSearch, startApplier } from '../index.ts';
import { applyChanges } from './apply-changes.ts';
import { renewAllCuts } from './renew-cuts.ts';

const database = useTestDatabase();
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await database().pool.query<T>(text, values)).rows;

const people = 300;
beforeAll(() => fillSearch(database(), people));

const has = async (talentId: number, one: number) => {
  const rows = await query<{ bit: number }>(
    `select get_bit(bits, talent_no & 8191) as bit
     from talent_search join facet_bits on chunk = talent_no >> 13 where talent_id = $1 and facet = $2`,
    [talentId, one],
  );
  return rows[0]?.bit === 1;
};
const someTalents = async (many: number) => {
  const rows = await query<{ id: number }>(
    `select account_id as id from talent join public_talent using (account_id) order by md5(account_id::text) limit $1`,
    [many],
  );
  return rows.map(({ id }) => id);
};
const waiting = async () => (await query<{ n: number }>('select count(*) as n from search_change'))[0]?.n;

describe('changes reach the bitmaps', () => {
  test('the groups of facets are those of the database', async () => {
    const rows = await query<{ code: number; name: string }>('select code, name from facet_group');
    expect(Object.fromEntries(rows.map(({ code, name }) => [name, code]))).toEqual(facetGroups);
  });

  test('a new skill, another height, a day off and a freeze', async () => {
    const [one = 0, other = 0] = await someTalents(2);
    await query('delete from talent_role where talent_id = $1', [one]);
    await query('insert into talent_role (talent_id, role_id) values ($1, 3)', [one]);
    await query('update talent_body set height_mm = 1701 where talent_id = $1', [one]);
    await query('update account set frozen_at = now(), frozen_reason = $2 where id = $1', [other, 'Test']);
    await applyAllChanges(database().db);
    expect(await has(one, facet('role', 3))).toBe(true);
    expect(await has(one, facet('height_from', 170))).toBe(true);
    expect(await has(one, facet('height_from', 171))).toBe(false);
    expect(await has(other, shown)).toBe(false);
    await query('update account set frozen_at = null, frozen_reason = null where id = $1', [other]);
    await query('update talent_body set height_mm = 1684 where talent_id = $1', [one]);
    await applyAllChanges(database().db);
    expect(await has(one, facet('height_from', 168))).toBe(true);
    expect(await has(one, facet('height_from', 169))).toBe(false);
    expect(await has(other, shown)).toBe(true);
  });

  test('adds new talents, and removes every bit of erased ones', async () => {
    const { id } = await createTalent(database().db, { talent: { date_of_birth: '1990-01-01' } });
    await applyAllChanges(database().db);
    expect(await has(id, shown)).toBe(true);
    const [row] = await query<{ talent_no: number }>(
      'select talent_no from talent_search where talent_id = $1',
      [id],
    );
    await query('delete from talent where account_id = $1', [id]);
    await applyAllChanges(database().db);
    const left = await query(
      `select facet from facet_bits where chunk = $1::integer >> 13 and get_bit(bits, $1::integer & 8191) = 1`,
      [row?.talent_no],
    );
    expect(left).toEqual([]);
  });

  test('recruiters and unsearchable fields queue no changes', async () => {
    await applyAllChanges(database().db);
    const { id } = await createRecruiter(database().db);
    await query(`update account set password_hash = 'x' where id = $1`, [id]);
    const [talent] = await someTalents(1);
    await query(`update account set password_hash = 'x' where id = $1`, [talent]);
    expect(await waiting()).toBe(0);
  });

  test('applies changes after a failure', async () => {
    const [one = 0] = await someTalents(1);
    await query(
      'insert into talent_achievement (talent_id, achievement_id) values ($1, 5) on conflict do nothing',
      [one],
    );
    await query('delete from talent_achievement where talent_id = $1 and achievement_id <> 5', [one]);
    await query(
      `alter table facet_bits add constraint broken check (facet < 26000000 or facet >= 27000000) not valid`,
    );
    await expect(applyChanges(database().db)).rejects.toThrow('broken');
    expect(await waiting()).toBeGreaterThan(0);
    await query('alter table facet_bits drop constraint broken');
    await applyAllChanges(database().db);
    expect(await has(one, facet('achievement', 5))).toBe(true);
  });

  test('concurrent changes during a rebuild end in the same bitmaps as a rebuild', async () => {
    const { db, pool } = database();
    const talents = await someTalents(40);
    const errors: unknown[] = [];
    const appliers = [1, 2, 3].map(() =>
      startApplier({ db, intervalMs: 1, onError: (error) => errors.push(error) }),
    );
    const change = async (step: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // Several talents in one transaction, in varying order.
        for (const at of [step * 7, step * 3, step * 11]) {
          const id = talents[at % talents.length];
          await client.query('update talent_body set height_mm = 1500 + $2 where talent_id = $1', [
            id,
            step % 400,
          ]);
          await client.query('delete from talent_role where talent_id = $1 and role_id = $2', [
            id,
            (step % 25) + 1,
          ]);
          await client.query(
            'insert into talent_role (talent_id, role_id) values ($1, $2) on conflict do nothing',
            [id, ((step * 5) % 25) + 1],
          );
        }
        await client.query(step % 9 === 0 ? 'rollback' : 'commit');
      } catch (error) {
        await client.query('rollback');
        // Two writers may deadlock, which is theirs to retry.
        if (!String(error).includes('deadlock')) throw error;
      } finally {
        client.release();
      }
    };
    const hands = [0, 1, 2].map(async (hand) => {
      for (let step = hand; step < 120; step += 3) await change(step);
    });
    await Promise.all([...hands, rebuildSearch(db, () => undefined)]);
    await Promise.all(appliers.map((applier) => applier.stop()));
    expect(errors).toEqual([]);
    await applyAllChanges(db);
    await renewAllCuts(db);
    const applied = await dumpBits(database());
    await rebuildSearch(db, () => undefined);
    expect(applied).toEqual(await dumpBits(database()));
  });
});
