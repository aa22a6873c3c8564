import type { getLineUp } from '@callboard/contract/casting/line-ups';
import type { Result } from '@callboard/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { createFace } from '../../../../test/landing-factories.ts';
import { createTeamProject, type TeamProject } from '../../../../test/project-outcomes.ts';
import { createLineUp } from './line-up.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
type Person = { readonly id: number } | 'guest';

const get = async (team: TeamProject, talents: string | undefined, person: Person = team.owner) =>
  testApp().app.inject({
    url: `/v1/recruiter-project/${team.project.id}/line-up${talents === undefined ? '' : `?talents=${talents}`}`,
    headers: person === 'guest' ? {} : await testApp().as(person),
  });
const read = async (team: TeamProject, ids: readonly number[] = [], person?: Person) =>
  (await get(team, ids.length > 0 ? ids.join(',') : undefined, person)).json<Result<typeof getLineUp>>();

interface Tall {
  readonly mm?: number;
  /** The database keeps measurements of adults only. */
  readonly hasBody?: boolean;
  readonly talent?: object;
  readonly account?: object;
}

const stand = async (team: TeamProject, character: number, name: string, tall: Tall = {}) => {
  const { mm = 1650, hasBody = true, talent = {}, account = {} } = tall;
  const face = await createFace(db(), {
    account: { first_name: name, last_name: 'Rao', ...account },
    talent,
  });
  if (hasBody)
    await db()
      .insertInto('talent_body')
      .values({ talent_id: face.id, height_mm: mm, bust_or_chest_mm: 880, waist_mm: 700, hips_mm: 950 })
      .execute();
  await db()
    .insertInto('character_shortlist')
    .values({ character_id: team.characters[character] ?? 0, talent_id: face.id, position: 1 })
    .execute();
  return face;
};

async function filled() {
  const team = await createTeamProject(db());
  await db()
    .updateTable('project')
    .set({ shoot_starts_on: '2031-01-10', shoot_ends_on: '2031-01-14' })
    .where('id', '=', team.project.id)
    .execute();
  await db()
    .updateTable('project_character')
    .set({ works_from: '2031-01-12', works_to: '2031-01-13' })
    .where('id', '=', team.characters[1] ?? 0)
    .execute();
  const fee = { fee_rupees: 45_000, fee_per: 'day' };
  const asha = await stand(team, 0, 'Asha', { talent: fee });
  const kabir = await stand(team, 1, 'Kabir', { mm: 1783 });
  const bina = await stand(team, 0, 'Bina');
  return { team, asha, kabir, bina };
}

const keepDays = (accountId: number, from: string, to: string, isBooking = false) =>
  testApp().pool.query(
    `insert into unavailable_dates (account_id, days, is_booking) values ($1, daterange($2, $3, '[]'), $4)`,
    [accountId, from, to, isBooking],
  );

describe('GET /v1/recruiter-project/{id}/line-up', () => {
  test('200: in the order asked, with what decides about them; everyone else waits in the wings', async () => {
    const { team, asha, kabir, bina } = await filled();
    await unlock(db(), team.owner, asha);
    await keepDays(asha.id, '2031-01-11', '2031-01-11');
    await keepDays(asha.id, '2031-01-14', '2031-01-20', true);
    const lineUp = await read(team, [kabir.id, asha.id]);
    expect(lineUp).toMatchObject({ project_id: team.project.id, role: 'owner', wings_total: 1 });
    expect(lineUp.standing.map(({ user_id }) => user_id)).toEqual([kabir.id, asha.id]);
    expect(lineUp.standing[1]).toEqual({
      user_id: asha.id,
      userUniqueId: asha.public_id,
      name: 'Asha Rao',
      public_name: 'Asha R.',
      image: expect.stringContaining('media/'),
      placeholder: expect.any(String),
      current_residence: expect.any(String),
      screen_min_age: 24,
      screen_max_age: 32,
      isRecruiterUnlocked: true,
      is_visible: true,
      character: { id: team.characters[0], name: 'Meera' },
      stage: 'shortlisted',
      is_under_18: false,
      height_cm: 165,
      build: { chest_cm: 88, waist_cm: 70, hips_cm: 95 },
      languages: [],
      usual_fee: { rupees: 45_000, per: 'day', note: null },
      days: [
        { date: '2031-01-10', state: 'free' },
        { date: '2031-01-11', state: 'unavailable' },
        { date: '2031-01-12', state: 'free' },
        { date: '2031-01-13', state: 'free' },
        { date: '2031-01-14', state: 'unavailable' },
      ],
      full_length: null,
    });
    expect(lineUp.standing[0]).toMatchObject({
      height_cm: 178.3,
      days: [
        { date: '2031-01-12', state: 'unknown' },
        { date: '2031-01-13', state: 'unknown' },
      ],
    });
    expect(lineUp.wings.map(({ user_id, character }) => [user_id, character?.name])).toEqual([
      [bina.id, 'Meera'],
    ]);
  });

  test('200: without anyone, all wait in the wings, by character', async () => {
    const { team, asha, kabir, bina } = await filled();
    const { standing, wings, pairings } = await read(team);
    expect([standing, pairings]).toEqual([[], []]);
    expect(wings.map(({ user_id }) => user_id)).toEqual([asha.id, bina.id, kabir.id]);
  });

  test('200: within a character as its shortlist is ordered', async () => {
    const { team, asha, kabir, bina } = await filled();
    await db()
      .updateTable('character_shortlist')
      .set({ position: 2 })
      .where('talent_id', '=', asha.id)
      .execute();
    const { wings } = await read(team);
    expect(wings.map(({ user_id }) => user_id)).toEqual([bina.id, asha.id, kabir.id]);
  });

  test('measurements of minors, and anything of a hidden profile, are told nobody', async () => {
    const { team } = await filled();
    const minor = await stand(team, 0, 'Mini', { hasBody: false, talent: { date_of_birth: '2015-01-01' } });
    const unknown = await stand(team, 0, 'Una', { hasBody: false, talent: { date_of_birth: null } });
    const hidden = await stand(team, 0, 'Hina', {
      talent: { show_to_recruiters: false, fee_rupees: 9_000, fee_per: 'day' },
    });
    const { standing } = await read(team, [minor.id, unknown.id, hidden.id]);
    expect(standing.map(({ height_cm, build, is_under_18 }) => [height_cm, build, is_under_18])).toEqual([
      [null, null, true],
      [null, null, true],
      [null, null, false],
    ]);
    expect(standing[2]).toMatchObject({ is_visible: false, usual_fee: null, languages: [] });
  });

  test('a frozen recruiter reads no fees; a colleague reads calendars of what was unlocked for them', async () => {
    const { team, asha } = await filled();
    await unlock(db(), team.owner, asha);
    const [forViewer] = (await read(team, [asha.id], team.viewer)).standing;
    expect(forViewer?.days?.every(({ state }) => state === 'unknown')).toBe(true);
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', team.owner.id)
      .execute();
    const [forFrozen] = (await read(team, [asha.id])).standing;
    expect(forFrozen).toMatchObject({ usual_fee: null, height_cm: 165 });
  });

  test('404: a stranger to the project refuses the whole, and so does a project of others', async () => {
    const { team, asha } = await filled();
    const stranger = await createTalent(db());
    const gone = await stand(team, 0, 'Gone', { account: { closed_at: new Date() } });
    expect((await get(team, `${asha.id},${stranger.id}`)).statusCode).toBe(404);
    expect((await get(team, `${asha.id},${gone.id}`)).statusCode).toBe(404);
    expect((await get(team, String(asha.id), await createRecruiter(db()))).statusCode).toBe(404);
    const other = await createTeamProject(db());
    expect((await get(other, String(asha.id))).statusCode).toBe(404);
  });

  test('400: seven, twice the same, or no numbers', async () => {
    const { team } = await filled();
    for (const talents of ['1,2,3,4,5,6,7', '1,1', 'x', '', '0', '99999999999']) {
      const answer = await get(team, talents);
      expect([talents, answer.statusCode]).toEqual([talents, 400]);
    }
  });

  test('401 and 403', async () => {
    const { team } = await filled();
    expect((await get(team, undefined, 'guest')).statusCode).toBe(401);
    expect((await get(team, undefined, await createTalent(db()))).statusCode).toBe(403);
  });

  test('six statements at most, however many are considered', async () => {
    const { team, asha, kabir } = await filled();
    await unlock(db(), team.owner, asha);
    for (let many = 0; many < 8; many += 1) await stand(team, many % 3, `Many ${many}`);
    const actor = {
      kind: 'recruiter',
      accountId: team.owner.id,
      sessionId: 'one',
      frozen: false,
      complete: true,
      verified: true,
    } as const;
    const statements = await countStatements(testApp(), (counted) =>
      createLineUp({ db: counted, photoUrl: async (key) => key }).read(actor, team.project.id, [
        asha.id,
        kabir.id,
      ]),
    );
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(6);
  });
});
