import { todayInIndia } from '@callboard/contract/people/ages';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  createFace,
  createOpenJob,
  createParts,
  createProject,
  createPublicProject,
  createVerifiedRecruiter,
  type FaceChanges,
  nobody,
} from '../../../../test/landing-factories.ts';
import { createCastings } from './castings.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const get = (search = '', headers = {}) => testApp().app.inject({ url: `/v1/castings${search}`, headers });
const read = async (search = '') => (await get(search)).json();
const titles = async (search = '') =>
  (await read(search)).results.map(({ title }: { title: string }) => title);
const tomorrow = () => todayInIndia(new Date(Date.now() + 86_400_000));
const closed = { status: 'closed', closed_at: new Date() } as const;

const createAgreed = async (changes: FaceChanges = {}) => {
  const face = await createFace(db(), changes);
  await agreeToBeShown(db(), face.id);
  return face;
};

type Changes = Parameters<typeof createPublicProject>[2];

/** A closed project of this recruiter, with one who agreed in it. */
async function createCasting(recruiterId: number, changes: Changes = {}, player: FaceChanges = {}) {
  const project = await createPublicProject(db(), recruiterId, { ...closed, ...changes });
  const talent = await createAgreed(player);
  await createParts(db(), project.id, [{ name: 'Meera', castBy: talent.id }]);
  return { project, talent };
}

// Consents cannot be deleted row by row.
afterEach(() => nobody(testApp().pool));

describe('GET /v1/castings', () => {
  test('200: a project with those who agreed, as guests may know them', async () => {
    const recruiter = await createVerifiedRecruiter(db(), { first_name: 'Priyanka', last_name: 'Hegde' });
    const { project, talent } = await createCasting(recruiter.id, {
      production_house: 'Lantern Pictures',
      director: 'Vaidehi Sathe',
      announced_on: '2025-03-01',
    });
    const shy = await createFace(db());
    await createParts(db(), project.id, [{ name: 'The clerk', castBy: shy.id }, { name: 'Open' }]);
    const answer = await get();
    expect(answer.json()).toMatchObject({
      results: [
        {
          title: 'Monsoon Line',
          production_house: 'Lantern Pictures',
          director: 'Vaidehi Sathe',
          languages: [],
          poster: null,
          year: 2025,
          cast: [
            { userUniqueId: talent.public_id, name: 'Asha K.', character: 'Meera', picture: { width: 384 } },
          ],
          roles_cast: 1,
          more: 0,
          not_shown: { count: null, is_few: true },
          recruiter: { userUniqueId: recruiter.public_id, name: 'Priyanka Hegde' },
        },
      ],
      totalResults: 1,
      casting_now: [],
      totals: { projects: 1, roles: 1, open_jobs: 0 },
      years: [{ year: 2025, projects: 1, roles: 1 }],
    });
    for (const secret of ['Kulkarni', 'The clerk', shy.public_id, '1996-04-02'])
      expect(answer.body).not.toContain(secret);
  });

  test('who takes the consent back, hides, or is frozen is gone at once, and so is the project without them', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const { talent } = await createCasting(id);
    expect(await titles()).toEqual(['Monsoon Line']);
    const hide = (shown: boolean) =>
      db()
        .updateTable('talent')
        .set({ show_to_recruiters: shown })
        .where('account_id', '=', talent.id)
        .execute();
    await hide(false);
    expect(await titles()).toEqual([]);
    await hide(true);
    const freeze = (at: Date | null) =>
      db()
        .updateTable('account')
        .set({ frozen_at: at, frozen_reason: at && 'Test' })
        .where('id', '=', talent.id)
        .execute();
    await freeze(new Date());
    expect(await titles()).toEqual([]);
    await freeze(null);
    expect(await titles()).toEqual(['Monsoon Line']);
    const withdrawn = { topic: 'shown_in_castings', given: false, wording: 'Shown when cast' };
    await db()
      .insertInto('consent_event')
      .values({ talent_id: talent.id, ...withdrawn })
      .execute();
    expect(await read()).toMatchObject({
      results: [],
      totals: { projects: 0, roles: 0 },
      types: [],
      years: [],
    });
  });

  test('never someone under 18', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const born = todayInIndia(new Date(Date.now() - 17 * 365 * 86_400_000));
    await createCasting(id, {}, { talent: { date_of_birth: born } });
    expect(await titles()).toEqual([]);
  });

  test('not before the day of announcement, nor what is not public, a draft, or of someone unverified or frozen', async () => {
    const verified = await createVerifiedRecruiter(db());
    const frozen = await createVerifiedRecruiter(db(), { frozen_at: new Date(), frozen_reason: 'Test' });
    const unverified = await createRecruiter(db());
    await createCasting(verified.id, { title: 'Told today', announced_on: todayInIndia() });
    await createCasting(verified.id, { title: 'Tomorrow', announced_on: tomorrow() });
    await createCasting(verified.id, { title: 'Private', is_public: false });
    await createCasting(verified.id, { title: 'Draft', status: 'draft', closed_at: null });
    await createCasting(unverified.id, { title: 'Unverified' });
    await createCasting(frozen.id, { title: 'Frozen' });
    expect(await titles()).toEqual(['Told today']);
  });

  test('who cast it is found by name and company only where the page names them', async () => {
    const shown = await createVerifiedRecruiter(db(), { last_name: 'Hegde' });
    const hidden = await createVerifiedRecruiter(db(), { last_name: 'Hegde' });
    await createCasting(shown.id, { title: 'Of somebody public' });
    await createCasting(hidden.id, { title: 'Of somebody hidden' });
    const ofHidden = db().updateTable('recruiter').where('account_id', '=', hidden.id);
    await ofHidden.set({ is_public: false, company: 'Hidden Casting' }).execute();
    expect(await titles('?text=hegde')).toEqual(['Of somebody public']);
    expect(await titles('?text=lantern')).toEqual(['Of somebody public']);
    expect(await titles('?text=hidden%20casting')).toEqual([]);
    expect(await titles('?text=somebody%20hidden')).toEqual(['Of somebody hidden']);
  });

  test('filters by type, year and what can be read on the page; the numbers stay those of all', async () => {
    const recruiter = await createVerifiedRecruiter(db(), { first_name: 'Priyanka', last_name: 'Hegde' });
    await createCasting(recruiter.id, {
      title: 'Nuvvu Vaste',
      project_type_id: 2,
      announced_on: '2024-05-01',
      director: 'K. Sharada',
    });
    const changes = { title: 'Gully No. 6', announced_on: '2026-02-01', production_house: '100% Films' };
    const { project } = await createCasting(recruiter.id, changes, { account: { first_name: 'Rehan' } });
    const hidden = await createFace(db(), { account: { first_name: 'Hiddenname' } });
    await createParts(db(), project.id, [{ name: 'Secretrole', castBy: hidden.id }]);
    expect(await titles()).toEqual(['Gully No. 6', 'Nuvvu Vaste']);
    for (const [search, found] of [
      ['type=2', ['Nuvvu Vaste']],
      ['year=2026', ['Gully No. 6']],
      ['year=2023', []],
      ['text=gully', ['Gully No. 6']],
      ['text=sharada', ['Nuvvu Vaste']],
      ['text=100%25', ['Gully No. 6']],
      ['text=rehan%20k.', ['Gully No. 6']],
      ['text=meera', ['Gully No. 6', 'Nuvvu Vaste']],
      ['text=priyanka%20hegde', ['Gully No. 6', 'Nuvvu Vaste']],
      // A surname guests do not read, and people and roles that are not shown.
      ['text=kulkarni', []],
      ['text=hiddenname', []],
      ['text=secretrole', []],
    ] as const)
      expect([search, await titles(`?${search}`)]).toEqual([search, found]);
    expect(await read('?year=2024&type=2')).toMatchObject({
      totalResults: 1,
      totals: { projects: 2, roles: 2 },
      types: [{ count: 1 }, { count: 1 }],
      years: [{ year: 2026 }, { year: 2024 }],
    });
  });

  test('what casts now: open jobs of public projects, with those cast once they are announced', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const create = async (title: string, changes: Changes = {}) => {
      const project = await createProject(db(), id, { is_public: true, title, ...changes });
      const talent = await createAgreed();
      const [, nani, clerk] = await createParts(db(), project.id, [
        { name: 'Meera', castBy: talent.id },
        { name: 'Nani' },
        { name: 'Clerk' },
      ]);
      const job = await createOpenJob(db(), id, { project_id: project.id });
      await db()
        .insertInto('job_character')
        .values([nani, clerk].map((part) => ({ job_id: job.id, character_id: part?.id ?? 0 })))
        .execute();
      return job;
    };
    const told = await create('Told', { announced_on: todayInIndia() });
    await create('Not yet', { announced_on: tomorrow() });
    await create('Private', { is_public: false });
    const paused = await create('Paused job');
    await db().updateTable('job').set({ status: 'paused' }).where('id', '=', paused.id).execute();
    await createOpenJob(db(), id, { title: 'Of no project' });
    const { casting_now, totals } = await read();
    expect(casting_now).toMatchObject([
      { title: 'Not yet', roles_open: 2, cast: [], roles_cast: 0 },
      { title: 'Told', roles_open: 2, jobs: 1, jobUniqueId: told.public_id, roles_cast: 1 },
    ]);
    expect(casting_now[1].cast).toMatchObject([{ character: 'Meera', name: 'Asha K.' }]);
    expect(totals.open_jobs).toBe(4);
  });

  test('asked for again each time; 304 for who has it; 400 by the field', async () => {
    const { headers } = await get();
    expect(headers['cache-control']).toBe('public, no-cache');
    expect((await get('', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    for (const [search, field] of [
      ['?type=x', 'type'],
      ['?year=1999', 'year'],
      ['?text=', 'text'],
      ['?limit=101', 'limit'],
      ['?city=1', 'city'],
    ] as const)
      expect((await get(search)).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('takes as many statements for a full page as for one project', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const count = () =>
      countStatements(testApp(), (counted) =>
        createCastings({ db: counted, photoUrl: async (key) => key }).list({ page: 1, limit: 12 }),
      );
    await createCasting(id);
    const one = await count();
    for (let made = 0; made < 5; made += 1) await createCasting(id, { title: `Project ${made}` });
    expect(await count()).toBe(one);
    expect(one).toBe(6);
  });
});
