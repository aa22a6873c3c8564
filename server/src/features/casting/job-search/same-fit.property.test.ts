import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { fillJobs } from '../../../../test/many-jobs.ts';
import { howMany } from '../../../../test/random-tests.ts';

const testApp = useTestApp();
const talents: { readonly id: number; readonly headers: { authorization: string } }[] = [];

/** Different in everything that is compared, the same each time. */
const addTalent = async (n: number) => {
  const { db, as } = testApp();
  const youngest = 14 + ((n * 11) % 40);
  const { id } = await createTalent(db, {
    talent: {
      date_of_birth: '1990-01-01',
      gender_id: 1 + (n % 3),
      playing_age_min: youngest,
      playing_age_max: youngest + 4 + ((n * 5) % 14),
      residence_city_id: 1 + ((n * 7) % 8),
      open_to_travel: n % 4 === 0,
    },
  });
  await db
    .insertInto('talent_language')
    .values(
      [1, 2, 3].map((more) => ({
        talent_id: id,
        language_id: 1 + ((n * 2 + more) % 9),
        level_id: 1 + (more % 3),
      })),
    )
    .execute();
  await db
    .insertInto('talent_skill')
    .values([0, 1, 2].map((more) => ({ talent_id: id, skill_id: 101 + ((n + more * 3) % 8) })))
    .execute();
  await db
    .insertInto('talent_work_city')
    .values({ talent_id: id, city_id: 1 + ((n * 3) % 8) })
    .execute();
  talents.push({ id, headers: await as({ id }) });
};

interface FoundJob {
  readonly id: number;
  readonly public_id: string;
  readonly recruiter_id: number;
  readonly roles: (number | null)[];
}

let jobs: FoundJob[] = [];
beforeAll(async () => {
  const { pool } = testApp();
  await fillJobs(pool, { jobs: howMany(60, 600), recruiters: 4 });
  for (let n = 0; n < 6; n += 1) await addTalent(n);
  await pool.query('update project set city_id = 1 + id % 8');
  await pool.query(`update project_character set musts = case id % 3 when 0 then '{age,place}'::text[] else '{gender}' end,
    height_min_mm = case when id % 2 = 0 then 1600 end`);
  const { rows } = await pool.query<FoundJob>(`
    select job.id, job.public_id, job.recruiter_id,
      array(select character_id from job_role where job_id = job.id order by position, character_id) as roles
    from job where status in ('open', 'paused') and opened_at is not null
      and exists (select from job_role where job_id = job.id) order by job.id`);
  jobs = rows;
});

test('talents and recruiters read the same percentage of each role, whatever it asks', async () => {
  const { app, db, as } = testApp();
  const seen = new Set<number>();
  const kinds = { alone: 0, ofCharacters: 0 };
  for (const { id, public_id, recruiter_id, roles } of jobs) {
    const sent = talents.flatMap((talent) =>
      roles.map((character_id) => ({ job_id: id, talent_id: talent.id, character_id })),
    );
    await db.insertInto('job_application').values(sent).execute();
    const list = await app.inject({
      url: `/v1/job-audition-apply/user?jobId=${id}&limit=100`,
      headers: await as({ id: recruiter_id }),
    });
    const percents = new Map<string, number>(
      list
        .json()
        .results.map(
          (one: { talent: { user_id: number }; character: { id: number } | null; match: number }) => [
            `${one.talent.user_id} ${one.character?.id ?? null}`,
            one.match,
          ],
        ),
    );
    expect(percents.size).toBe(sent.length);
    for (const { id: talentId, headers } of talents) {
      const page = (await app.inject({ url: `/v1/auditions/${public_id}`, headers })).json();
      for (const { charcter_id, match } of page.for_roles) {
        // Dropped since: nothing is compared with it.
        if (!roles.includes(charcter_id)) continue;
        expect([id, charcter_id, match.percent]).toEqual([
          id,
          charcter_id,
          percents.get(`${talentId} ${charcter_id}`),
        ]);
        seen.add(match.percent);
        kinds[charcter_id === null ? 'alone' : 'ofCharacters'] += 1;
      }
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(Math.min(kinds.alone, kinds.ofCharacters)).toBeGreaterThan(20);
});
