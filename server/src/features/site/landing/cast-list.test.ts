import { todayInIndia } from '@callboard/contract/people/ages';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  castAs,
  createFace,
  createOpenJob,
  createParts,
  createPublicProject,
  createVerifiedRecruiter,
  nobody,
} from '../../../../test/landing-factories.ts';
import { createLandingService } from './landing.service.ts';

const database = useTestDatabase();
const db = () => database().db;
const read = async () => (await createLandingService({ db: db(), photoUrl: async (key) => key }).read()).data;

const tomorrow = () => todayInIndia(new Date(Date.now() + 86_400_000));

// Consents cannot be deleted row by row.
afterEach(() => nobody(database().pool));

describe('the cast list', () => {
  const castOf = async (projectId: number, count: number) => {
    const people = [];
    for (let number = 0; number < count; number++) {
      const face = await createFace(db(), { account: { first_name: `Player${number}` } });
      await agreeToBeShown(db(), face.id);
      people.push(face);
    }
    await createParts(
      db(),
      projectId,
      people.map(({ id }, number) => ({ name: `Part ${number}`, castBy: id })),
    );
  };

  test('shows four who were cast and one part that is open, with its call', async () => {
    const recruiter = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), recruiter.id, {
      city_id: 1,
      shoot_starts_on: '2027-01-12',
      shoot_ends_on: '2027-03-20',
    });
    await castOf(project.id, 5);
    const [, singer] = await createParts(db(), project.id, [{ name: 'The drummer' }, { name: 'The singer' }]);
    const job = await createOpenJob(db(), recruiter.id, { project_id: project.id });
    await db()
      .insertInto('job_character')
      .values({ job_id: job.id, character_id: singer?.id ?? 0 })
      .execute();
    const { cast_list } = await read();
    expect(cast_list).toMatchObject({
      title: 'Monsoon Line',
      city: 'Mumbai',
      shoot_starts_on: '2027-01-12',
      shoot_ends_on: '2027-03-20',
      status: 'open',
    });
    expect(
      cast_list?.parts.map(({ character, talent, job_id }) => [character, talent?.name, job_id]),
    ).toEqual([
      ['Part 0', 'Player0 K.', null],
      ['Part 1', 'Player1 K.', null],
      ['Part 2', 'Player2 K.', null],
      ['Part 3', 'Player3 K.', null],
      ['The singer', undefined, job.public_id],
    ]);
  });

  test('an open part without an open call has no call to answer', async () => {
    const recruiter = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), recruiter.id);
    await castOf(project.id, 1);
    const [singer] = await createParts(db(), project.id, [{ name: 'The singer' }]);
    const job = await createOpenJob(db(), recruiter.id, { project_id: project.id, status: 'paused' });
    await db()
      .insertInto('job_character')
      .values({ job_id: job.id, character_id: singer?.id ?? 0 })
      .execute();
    expect((await read()).cast_list?.parts.at(-1)).toEqual({
      character: 'The singer',
      talent: null,
      job_id: null,
    });
  });

  test('shows only those who agreed to be shown, and nobody once they take it back', async () => {
    const recruiter = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), recruiter.id);
    await castOf(project.id, 1);
    const shy = await createFace(db());
    await createParts(db(), project.id, [{ name: 'The shy one', castBy: shy.id }]);
    expect((await read()).cast_list?.parts.map(({ character }) => character)).toEqual(['Part 0']);
    await agreeToBeShown(db(), shy.id);
    expect((await read()).cast_list?.parts).toHaveLength(2);
    await database().pool.query(
      `insert into consent_event (talent_id, topic, given, wording)
       select talent_id, topic, false, wording from consent_event where topic = 'shown_in_castings'`,
    );
    expect((await read()).cast_list).toBeNull();
  });

  test('prefers a project with a part to give, then more faces, then the newer one', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const full = await createPublicProject(db(), id, { title: 'Full' });
    await castOf(full.id, 4);
    expect((await read()).cast_list?.title).toBe('Full');
    const small = await createPublicProject(db(), id, { title: 'Small' });
    await castOf(small.id, 1);
    await createParts(db(), small.id, [{ name: 'Open' }]);
    expect((await read()).cast_list?.title).toBe('Small');
    const larger = await createPublicProject(db(), id, { title: 'Larger' });
    await castOf(larger.id, 2);
    await createParts(db(), larger.id, [{ name: 'Open' }]);
    expect((await read()).cast_list?.title).toBe('Larger');
    const newer = await createPublicProject(db(), id, { title: 'Newer' });
    await castOf(newer.id, 2);
    await createParts(db(), newer.id, [{ name: 'Open' }]);
    expect((await read()).cast_list?.title).toBe('Newer');
  });

  test('a closed project shows no open part', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const closed = await createPublicProject(db(), id, { status: 'closed', closed_at: new Date() });
    await castOf(closed.id, 1);
    await createParts(db(), closed.id, [{ name: 'Open' }]);
    expect((await read()).cast_list).toMatchObject({ status: 'closed', parts: [{ character: 'Part 0' }] });
  });

  test('is never a draft, nor of somebody unverified or frozen', async () => {
    const verified = await createVerifiedRecruiter(db());
    const unverified = await createRecruiter(db());
    const frozen = await createVerifiedRecruiter(db(), { frozen_at: new Date(), frozen_reason: 'Test' });
    const projects = [
      await createPublicProject(db(), verified.id, { status: 'draft' }),
      await createPublicProject(db(), unverified.id),
      await createPublicProject(db(), frozen.id),
    ];
    for (const { id } of projects) await castOf(id, 1);
    expect((await read()).cast_list).toBeNull();
  });

  test.each([
    ['of a project that is not public', { is_public: false }],
    ['of a paused project', { status: 'paused' }],
    ['before the day of announcement', { announced_on: tomorrow() }],
    ['of a closed one before it', { announced_on: tomorrow(), status: 'closed', closed_at: new Date() }],
  ])('is never %s', async (_what, changes) => {
    const { id } = await createVerifiedRecruiter(db());
    const secret = await createPublicProject(db(), id, { title: 'Secret', ...changes });
    await castOf(secret.id, 2);
    expect((await read()).cast_list).toBeNull();
    const told = await createPublicProject(db(), id, { title: 'Told', announced_on: todayInIndia() });
    await castOf(told.id, 1);
    expect((await read()).cast_list?.title).toBe('Told');
  });

  test.each([{ is_public: false }, { announced_on: tomorrow() }])(
    'is gone at once when the project says so: %o',
    async (change) => {
      const { id } = await createVerifiedRecruiter(db());
      const project = await createPublicProject(db(), id);
      await castOf(project.id, 1);
      const landing = createLandingService({ db: db(), photoUrl: async (key) => key });
      expect((await landing.read()).data.cast_list).not.toBeNull();
      await db().updateTable('project').set(change).where('id', '=', project.id).execute();
      expect((await landing.read()).data.cast_list).toBeNull();
    },
  );
});

describe('cast_last_month', () => {
  /** The fifteenth of a month this many months ago, in India. */
  const middleOf = (monthsAgo: number) => {
    const india = new Date(Date.now() + 5.5 * 3600 * 1000);
    return new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - monthsAgo, 15));
  };

  test('counts people, not parts, and only those of the month before this one', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), id);
    const [twice, once, early, now] = [
      await createFace(db()),
      await createFace(db()),
      await createFace(db()),
      await createFace(db()),
    ];
    await createParts(db(), project.id, [
      { name: 'A', castBy: twice.id, castAt: middleOf(1) },
      { name: 'B', castBy: twice.id, castAt: middleOf(1) },
      { name: 'C', castBy: once.id, castAt: middleOf(1) },
      { name: 'D', castBy: early.id, castAt: middleOf(2) },
      { name: 'E', castBy: now.id },
    ]);
    expect((await read()).counts.cast_last_month).toBe(2);
  });

  test('counts someone once who plays several characters with others', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), id);
    const [first, second] = [await createFace(db()), await createFace(db())];
    const [crowd] = await createParts(db(), project.id, [
      { name: 'Crowd', castBy: first.id, castAt: middleOf(1) },
      { name: 'Driver', castBy: first.id, castAt: middleOf(1) },
    ]);
    await castAs(db(), crowd?.id ?? 0, second.id, middleOf(1));
    expect((await read()).counts.cast_last_month).toBe(2);
  });

  test('leaves out whoever is cast where the public does not read of it', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const cast = async (changes: Parameters<typeof createPublicProject>[2]) => {
      const project = await createPublicProject(db(), id, changes);
      const { id: castBy } = await createFace(db());
      await createParts(db(), project.id, [{ name: 'A', castBy, castAt: middleOf(1) }]);
    };
    await cast({ is_public: false });
    await cast({ announced_on: tomorrow() });
    expect((await read()).counts.cast_last_month).toBeNull();
    await cast({ announced_on: todayInIndia() });
    expect((await read()).counts.cast_last_month).toBe(1);
  });
});
