import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { namesIn, useSearchPeople } from '../../../../test/search-people.ts';

const { testApp, people, find, count, addRecruiter, addCharacter } = useSearchPeople();

describe('searching for a character', () => {
  test('ranks by fit, gives reasons, and marks shortlisted talents', async () => {
    const characterId = await addCharacter(people.recruiter.id);
    await testApp().pool.query(
      'insert into character_shortlist (character_id, talent_id, position) values ($1, $2, 1)',
      [characterId, people.priya.id],
    );
    const { results } = (
      await find({ characterId, recruiterId: people.recruiter.id }, people.recruiter.headers)
    ).json();
    expect(results.map(({ name }: { name: string }) => name)).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
      'Vikram Rathore',
    ]);
    const [ananya, priya, vikram] = results;
    expect(ananya.match).toBe(100);
    expect(priya.match).toBeLessThan(100);
    expect(vikram.match).toBeLessThan(priya.match);
    expect(ananya.reasons.every(({ fits }: { fits: boolean }) => fits)).toBe(true);
    const off = priya.reasons
      .filter(({ fits }: { fits: boolean }) => !fits)
      .map(({ text }: { text: string }) => text);
    expect(off).toContain('157 cm, 3 cm under');
    expect(off.some((text: string) => /^speaks .*, but only basic$/.test(text))).toBe(true);
    expect([ananya.isShortlisted, priya.isShortlisted]).toEqual([false, true]);
  });

  test('404 on the field for a foreign, dropped or unknown character', async () => {
    const other = await addRecruiter();
    const foreign = await addCharacter(other.id);
    const dropped = await addCharacter(people.recruiter.id);
    await testApp().pool.query(`update project_character set status = 'dropped' where id = $1`, [dropped]);
    const deleted = await addCharacter(people.recruiter.id);
    await testApp().pool.query('delete from project_character where id = $1', [deleted]);
    for (const characterId of [foreign, dropped, deleted, 2_000_000_000]) {
      for (const url of [find, count]) {
        const answer = await url({ characterId }, people.recruiter.headers);
        expect([answer.statusCode, answer.json().errors]).toEqual([
          404,
          [{ field: 'characterId', message: 'Not found' }],
        ]);
      }
    }
  });

  test('cannot act as another recruiter', async () => {
    const other = await addRecruiter();
    const answer = await find({ recruiterId: other.id }, people.recruiter.headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      404,
      [{ field: 'recruiterId', message: 'Not found' }],
    ]);
    expect((await find({ recruiterId: people.recruiter.id }, people.recruiter.headers)).statusCode).toBe(200);
  });
});

describe('what a recruiter has seen and said', () => {
  const seeing = async () => {
    const { db } = testApp();
    const recruiter = await addRecruiter();
    const { id } = recruiter;
    const headers = await testApp().as(recruiter);
    const meera = await createCharacter(db, { id });
    const everyone: { user_id: number }[] = (await find({ limit: '100' }, headers)).json().results;
    const [seen = 0, refused = 0] = everyone.map(({ user_id }) => user_id);
    await db.insertInto('profile_view').values({ talent_id: seen, recruiter_id: id }).execute();
    await db
      .insertInto('character_not_for')
      .values({ character_id: meera.id, talent_id: refused, marked_by: id })
      .execute();
    await db
      .insertInto('talent_note')
      .values({ recruiter_id: id, talent_id: refused, note: 'Only evenings' })
      .execute();
    const idsOf = async (query: Record<string, string | number>) =>
      (await find({ limit: '100', ...query }, headers))
        .json<{ results: { user_id: number }[] }>()
        .results.map(({ user_id }) => user_id);
    return { headers, meera: meera.id, seen, refused, everyone, idsOf };
  };

  test('cards say it, for the reader and the character alone', async () => {
    const { headers, meera, seen, refused } = await seeing();
    const cardsOf = async (query: Record<string, string | number>, reader = headers) => {
      const { results } = (await find({ limit: '100', ...query }, reader)).json();
      return new Map<number, object>(results.map((card: { user_id: number }) => [card.user_id, card]));
    };
    const cards = await cardsOf({ characterId: meera });
    const nothing = { seen_at: null, not_for_part: false, has_note: false };
    expect(cards.get(seen)).toMatchObject({ ...nothing, seen_at: expect.any(String) });
    expect(cards.get(refused)).toMatchObject({ ...nothing, not_for_part: true, has_note: true });
    expect((await cardsOf({})).get(refused)).toMatchObject({ not_for_part: false, has_note: true });
    const other = await createRecruiter(testApp().db);
    const theirs = await cardsOf({}, await testApp().as(other));
    expect([theirs.get(seen), theirs.get(refused)]).toMatchObject([nothing, nothing]);
  });

  test('hideSeen and hideNotFor leave them out, and say how many come back without', async () => {
    const { headers, meera, seen, refused, everyone, idsOf } = await seeing();
    const hidden = await idsOf({ hideSeen: 'true', hideNotFor: 'true', characterId: meera });
    expect(hidden).toHaveLength(everyone.length - 2);
    expect(hidden).not.toContain(seen);
    expect(hidden).not.toContain(refused);
    expect(await idsOf({ hideNotFor: 'true' })).toHaveLength(everyone.length);
    const query = { hideSeen: 'true', hideNotFor: 'true', characterId: meera, filterDrops: 'true' };
    expect((await find(query, headers)).json().filterDrops).toEqual([
      { filter: 'hideSeen', count: everyone.length - 1 },
      { filter: 'hideNotFor', count: everyone.length - 1 },
    ]);
    expect((await find({ hideSeen: 'true' }, {})).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
  });
});

describe('searching by unlocks and applications', () => {
  const addJob = async (recruiterId: number) => {
    const { rows } = await testApp().pool.query(
      `insert into job (recruiter_id, title, description, project_type_id) values ($1, 'A part', 'Text', 1) returning id`,
      [recruiterId],
    );
    return rows[0].id as number;
  };

  test('jobApply: who applied and did not withdraw', async () => {
    const jobApply = await addJob(people.recruiter.id);
    await testApp().pool.query(
      `insert into job_application (job_id, talent_id, status) values ($1, $2, 'applied'), ($1, $3, 'withdrawn')`,
      [jobApply, people.ananya.id, people.vikram.id],
    );
    expect(namesIn(await find({ jobApply }, people.recruiter.headers))).toEqual(['Ananya Rao']);
    const other = await addRecruiter();
    expect((await find({ jobApply }, other.headers)).json()).toMatchObject({
      status: 404,
      errors: [{ field: 'jobApply' }],
    });
  });

  test('jobApply: a job of a project is its team’s, as long as they are on it', async () => {
    const { pool } = testApp();
    const [poster, colleague] = [await addRecruiter(), await addRecruiter()];
    const jobApply = await addJob(poster.id);
    const { rows } = await pool.query(
      `insert into project (recruiter_id, title, project_type_id, status) values ($1, 'Monsoon Line', 1, 'open')
       returning id`,
      [people.recruiter.id],
    );
    await pool.query('update job set project_id = $1 where id = $2', [rows[0].id, jobApply]);
    await pool.query(`insert into project_member (project_id, account_id, role) values ($1, $2, 'viewer')`, [
      rows[0].id,
      colleague.id,
    ]);
    await pool.query('insert into job_application (job_id, talent_id) values ($1, $2)', [
      jobApply,
      people.ananya.id,
    ]);
    for (const { headers } of [people.recruiter, colleague])
      expect(namesIn(await find({ jobApply }, headers))).toEqual(['Ananya Rao']);
    expect((await find({ jobApply }, poster.headers)).statusCode).toBe(404);
  });

  test('unlocked, or not yet', async () => {
    const own = await addRecruiter();
    await testApp().pool.query('insert into unlock (recruiter_id, talent_id) values ($1, $2)', [
      own.id,
      people.vikram.id,
    ]);
    const unlocked = await find({ unlocked: 'true' }, own.headers);
    expect(unlocked.json().results).toMatchObject([{ name: 'Vikram Rathore', isRecruiterUnlocked: true }]);
    expect(namesIn(await find({ unlocked: 'false', sort: 'name' }, own.headers))).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
    ]);
  });

  test('similar talents, the closest first, also for guests', async () => {
    const similarTo = people.ananya.public_id;
    for (const headers of [people.recruiter.headers, {}]) {
      const { results } = (await find({ similarTo }, headers)).json();
      expect(results.map(({ user_id }: { user_id: number }) => user_id)).toEqual([
        people.priya.id,
        people.vikram.id,
      ]);
      expect(results[0].match).toBeGreaterThan(results[1].match);
    }
    const hidden = await createTalent(testApp().db, { talent: { show_to_recruiters: false } });
    const answer = await find({ similarTo: hidden.public_id });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      404,
      [{ field: 'similarTo', message: 'Not found' }],
    ]);
  });
});
