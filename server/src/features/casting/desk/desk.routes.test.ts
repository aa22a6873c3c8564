import { RecruiterDesk } from '@callboard/contract/casting/desk';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { addCredits } from '../../../../test/credits.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { createFace, createOpenJob } from '../../../../test/landing-factories.ts';
import { dayFromNow } from '../../../../test/unlocking.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';
import { createDesk } from './desk.service.ts';

const testApp = useTestApp();
type Person = { readonly id: number };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const get = async (recruiter: Person, headers?: Record<string, string>) =>
  testApp().app.inject({
    url: `/v1/recruiter/${recruiter.id}/desk`,
    headers: headers ?? (await testApp().as(recruiter)),
  });
const read = async (recruiter: Person) => RecruiterDesk.parse((await get(recruiter)).json());

const join = (projectId: number, colleague: Person, role: 'associate' | 'viewer') =>
  testApp()
    .db.insertInto('project_member')
    .values({ project_id: projectId, account_id: colleague.id, role })
    .execute();

interface Application {
  readonly job: Person;
  readonly talent: Person;
  readonly character?: Person;
  readonly status?: string;
  readonly hours?: number;
}

const apply = ({ job, talent, character, status = 'applied', hours = 1 }: Application) =>
  testApp()
    .db.insertInto('job_application')
    .values({
      job_id: job.id,
      talent_id: talent.id,
      character_id: character?.id ?? null,
      status,
      created_at: hoursAgo(hours),
    })
    .execute();

const share = (character: Person, talent: Person, status: 'shared' | 'interested' | 'declined', hours = 1) =>
  testApp()
    .db.insertInto('project_share')
    .values({
      character_id: character.id,
      talent_id: talent.id,
      status,
      shared_at: hoursAgo(100),
      ...(status !== 'shared' && { read_at: hoursAgo(hours), answered_at: hoursAgo(hours) }),
    })
    .execute();

const reply = (recruiter: Person, talent: Person, change: object = {}) =>
  testApp()
    .db.insertInto('availability_question')
    .values({
      recruiter_id: recruiter.id,
      talent_id: talent.id,
      starts_on: dayFromNow(20),
      ends_on: dayFromNow(22),
      status: 'available',
      asked_at: hoursAgo(50),
      settled_at: hoursAgo(2),
      ...change,
    })
    .execute();

async function given() {
  const { db } = testApp();
  const recruiter = await createRecruiter(db);
  const meera = await createCharacter(db, recruiter, {
    project: { title: 'Monsoon Line' },
    character: { name: 'Meera' },
  });
  const job = await createOpenJob(db, recruiter.id, { project_id: meera.project_id, title: 'Lead' });
  return { db, recruiter, meera, job };
}

describe('GET /v1/recruiter/{id}/desk', () => {
  test('of a new recruiter is empty and says that they are not verified', async () => {
    expect(await read(await createRecruiter(testApp().db))).toEqual({
      tasks: [],
      unread_messages: 0,
      verification: 'none',
      auditions: [],
      news: { applications: 0, replies: 0, messages: 0, new_matches: 0, faces: [] },
      credits: { left: 0, expiring: 0, next_expiry: null },
    });
  });

  test('has applications nobody opened, by character, the latest faces first', async () => {
    const { db, recruiter, meera, job } = await given();
    for (let hours = 30; hours > 23; hours -= 1) {
      await apply({ job, character: meera, hours, talent: await createTalent(db) });
    }
    const latest = await createFace(db, { account: { first_name: 'Pallavi', last_name: 'Rao' } });
    await apply({ job, character: meera, talent: latest });
    await apply({ job, character: meera, talent: await createTalent(db), status: 'viewed', hours: 3 });
    await apply({
      job,
      character: meera,
      talent: await createTalent(db, { account: { closed_at: new Date() } }),
      hours: 5,
    });
    const own = await createOpenJob(db, recruiter.id, { title: 'Dancers' });
    await apply({ job: own, talent: latest, hours: 2 });
    const { tasks, news } = await read(recruiter);
    expect(tasks).toMatchObject([
      {
        kind: 'applications',
        project: { id: meera.project_id, title: 'Monsoon Line' },
        character: { id: meera.id, name: 'Meera' },
        // Whoever left since stays in sight.
        count: 9,
        talent: null,
        detail: { job: 'Lead' },
        by: null,
      },
      { kind: 'applications', project: null, character: null, count: 1, detail: { job: 'Dancers' } },
    ]);
    expect(tasks[0]?.faces).toHaveLength(5);
    expect(tasks[0]?.faces[0]).toEqual({
      name: 'Pallavi Rao',
      image: await testApp().services.photoUrl(`media/${latest.public_id}.webp`),
    });
    expect(Date.parse(tasks[0]?.since ?? '')).toBeLessThan(hoursAgo(29).getTime());
    expect(news.applications).toBe(4);
    expect(news.faces.map(({ userUniqueId }) => userUniqueId)).toContain(latest.public_id);
    expect(new Set(news.faces.map(({ userUniqueId }) => userUniqueId)).size).toBe(news.faces.length);
  });

  test('has who is interested in a project they were sent, until somebody takes them further', async () => {
    const { db, recruiter, meera, job } = await given();
    await share(meera, await createTalent(db), 'interested', 30);
    await share(meera, await createTalent(db), 'shared');
    await share(meera, await createTalent(db), 'declined');
    const further = await createTalent(db);
    await share(meera, further, 'interested');
    await apply({ job, character: meera, talent: further, status: 'audition' });
    const { tasks, news } = await read(recruiter);
    expect(tasks).toMatchObject([{ kind: 'share_answers', count: 1, character: { name: 'Meera' } }]);
    expect(news.replies).toBe(2);
  });

  test('has availability replies until the profile is opened or the dates are over', async () => {
    const { db, recruiter, meera } = await given();
    const [yes, seen, over, old] = [
      await createTalent(db, { account: { first_name: 'Harpreet', last_name: 'Gill' } }),
      await createTalent(db),
      await createTalent(db),
      await createTalent(db),
    ];
    for (const talent of [yes, seen, over, old]) await unlock(db, recruiter, talent);
    await db.updateTable('unlock').set({ character_id: meera.id }).where('talent_id', '=', yes.id).execute();
    await reply(recruiter, yes);
    await reply(recruiter, seen, { status: 'not_available' });
    await db
      .insertInto('profile_view')
      .values({ talent_id: seen.id, recruiter_id: recruiter.id, last_at: new Date() })
      .execute();
    await reply(recruiter, over, { starts_on: dayFromNow(-3), ends_on: dayFromNow(-1) });
    await reply(recruiter, old, { settled_at: hoursAgo(8 * 24) });
    const { tasks, news } = await read(recruiter);
    expect(tasks).toMatchObject([
      {
        kind: 'availability_answers',
        project: { title: 'Monsoon Line' },
        character: { name: 'Meera' },
        count: 1,
        talent: { user_id: yes.id, userUniqueId: yes.public_id, name: 'Harpreet Gill' },
        detail: { answer: 'available', starts_on: dayFromNow(20), ends_on: dayFromNow(22) },
      },
    ]);
    expect(news.replies).toBe(3);
  });

  test('is also about projects of others: for an associate, not for a viewer or who was removed', async () => {
    const { db, recruiter, meera, job } = await given();
    await apply({ job, character: meera, talent: await createTalent(db) });
    await share(meera, await createTalent(db), 'interested');
    const [associate, viewer, removed] = [
      await createRecruiter(db),
      await createRecruiter(db),
      await createRecruiter(db),
    ];
    await join(meera.project_id, associate, 'associate');
    await join(meera.project_id, viewer, 'viewer');
    await join(meera.project_id, removed, 'associate');
    await db.deleteFrom('project_member').where('account_id', '=', removed.id).execute();
    const kinds = async (person: Person) => (await read(person)).tasks.map(({ kind }) => kind).toSorted();
    expect(await kinds(recruiter)).toEqual(['applications', 'share_answers']);
    expect(await kinds(associate)).toEqual(['applications', 'share_answers']);
    expect(await kinds(viewer)).toEqual([]);
    expect(await kinds(removed)).toEqual([]);
    expect((await read(associate)).news).toMatchObject({ applications: 1, replies: 1 });
  });

  test('says nothing of a closed project', async () => {
    const { db, recruiter, meera, job } = await given();
    await apply({ job, character: meera, talent: await createTalent(db) });
    await share(meera, await createTalent(db), 'interested');
    await db
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', meera.project_id)
      .execute();
    expect((await read(recruiter)).tasks).toEqual([]);
  });

  test('has unread and new messages, credits and the state of the verification', async () => {
    const { db } = testApp();
    const recruiter = await createRecruiter(db);
    const talent = await createTalent(db);
    const { id: conversation_id } = await db
      .insertInto('conversation')
      .values({ recruiter_id: recruiter.id, talent_id: talent.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const sender of [talent, talent, recruiter]) {
      await db
        .insertInto('message')
        .values({ conversation_id, sender_id: sender.id, client_id: crypto.randomUUID(), text: 'Namaste' })
        .execute();
    }
    await addCredits(db, recruiter.id, 12);
    const desk = await read(recruiter);
    expect(desk).toMatchObject({ unread_messages: 2, news: { messages: 2 }, credits: { left: 12 } });
    await db
      .updateTable('recruiter')
      .set({ verified_at: new Date() })
      .where('account_id', '=', recruiter.id)
      .execute();
    expect((await read(recruiter)).verification).toBe('verified');
  });

  test('counts who was published since yesterday in saved searches; a broken one finds nobody', async () => {
    const { db } = testApp();
    const recruiter = await createRecruiter(db);
    const saved = { recruiter_id: recruiter.id, sort: 'match' };
    await db
      .insertInto('saved_search')
      .values([
        { ...saved, name: 'Nonbinary', filters: '{"gender":"3"}' },
        { ...saved, name: 'Broken', filters: '{"starSign":"leo"}' },
      ])
      .execute();
    const grown = { date_of_birth: '1990-01-01', gender_id: 3, playing_age_min: 20, playing_age_max: 30 };
    await createTalent(db, { talent: { ...grown, completed_at: hoursAgo(2) } });
    await createTalent(db, { talent: { ...grown, completed_at: hoursAgo(50) } });
    await applyAllChanges(db);
    expect((await read(recruiter)).news.new_matches).toBe(1);
  });

  test('is the recruiter’s own, also while frozen', async () => {
    const { db } = testApp();
    const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await get(frozen)).statusCode).toBe(200);
    expect((await get(frozen, await testApp().as(await createRecruiter(db)))).statusCode).toBe(404);
    expect((await get(frozen, await testApp().as(await createTalent(db)))).statusCode).toBe(403);
    expect((await get(frozen, {})).statusCode).toBe(401);
    expect((await get({ id: 0 }, await testApp().as(frozen))).statusCode).toBe(400);
  });
});

test('takes as many statements for many projects as for none', async () => {
  const { db, services } = testApp();
  const readWith = (recruiter: Person) =>
    countStatements(testApp(), (counted) => createDesk({ ...services, db: counted }).read(recruiter.id));
  const forNone = await readWith(await createRecruiter(db));
  const { recruiter, meera, job } = await given();
  await apply({ job, character: meera, talent: await createTalent(db) });
  for (let at = 0; at < 4; at += 1) {
    const other = await createCharacter(db, recruiter);
    await share(other, await createTalent(db), 'interested');
    const talent = await createTalent(db);
    await unlock(db, recruiter, talent);
    await reply(recruiter, talent);
  }
  expect(await readWith(recruiter)).toBe(forNone);
});
