import { describe, expect, test } from 'vitest';
import { createTalent } from '../../../../test/factories.ts';
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
