import type { Insertable } from 'kysely';
import type { Job, JobMediaRequest, JobQuestion } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { TestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { createFace, createOpenJob } from './landing-factories.ts';

type Person = { readonly id: number };

const hourMs = 3_600_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hourMs);

export const askQuestion = async (
  db: Database,
  job_id: number,
  changes: Partial<Insertable<JobQuestion>> = {},
) =>
  db
    .insertInto('job_question')
    .values({ job_id, kind: 'text', body: 'Can you ride a scooter?', ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();

export const requestMedia = async (
  db: Database,
  job_id: number,
  changes: Partial<Insertable<JobMediaRequest>> = {},
) =>
  db
    .insertInto('job_media_request')
    .values({ job_id, kind: 'tape', label: 'Scene 4', ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();

interface Sent {
  readonly job: number;
  readonly talent: Person;
  readonly character?: number;
  readonly status?: string;
  /** Days since the present step began, and since it was sent. */
  readonly since?: number;
  readonly sent?: number;
}

/** An application with its timeline, as if it had been sent and moved by hand. */
export async function putApplication(db: Database, given: Sent): Promise<number> {
  const { job, talent, character = null, status = 'applied', since = 0, sent = since } = given;
  const [created_at, step_since] = [daysAgo(sent), daysAgo(since)];
  const { id } = await db
    .insertInto('job_application')
    .values({
      job_id: job,
      talent_id: talent.id,
      character_id: character,
      status,
      created_at,
      updated_at: step_since,
      step_since,
      ...(status !== 'applied' && { viewed_at: step_since }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps = [{ to_status: 'applied', made_by: 'talent', happened_at: created_at }];
  if (status !== 'applied')
    steps.push({
      to_status: status,
      made_by: status === 'withdrawn' ? 'talent' : status === 'role_closed' ? 'callboard' : 'team',
      happened_at: step_since,
    });
  for (const step of steps)
    await db
      .insertInto('application_event')
      .values({ application_id: id, ...step })
      .execute();
  return id;
}

/** The calls about applications, as one person makes them. */
export const applicationCalls = (testApp: () => TestApp) => {
  const path = '/v1/job-audition-apply';
  const call = async (
    person: Person | undefined,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
  ) =>
    testApp().app.inject({
      method,
      url,
      headers: person ? await testApp().as(person) : {},
      ...(payload && { payload }),
    });
  return {
    apply: (person: Person | undefined, payload: object) => call(person, 'POST', path, payload),
    move: (person: Person | undefined, id: number, payload: object) =>
      call(person, 'PATCH', `${path}/${id}`, payload),
    moveAll: (person: Person | undefined, payload: object) => call(person, 'POST', `${path}/bulk`, payload),
    read: (person: Person | undefined, id: number) => call(person, 'GET', `${path}/${id}`),
    list: (person: Person | undefined, query = '') => call(person, 'GET', `${path}/user${query}`),
  };
};

/** A recruiter with an open job, and a talent with a photo. */
export async function postedJob(db: Database, changes: Partial<Insertable<Job>> = {}) {
  const recruiter = await createRecruiter(db, { account: { first_name: 'Tara', last_name: 'Dutta' } });
  const job = await createOpenJob(db, recruiter.id, changes);
  return { recruiter, job };
}

export const someone = (db: Database) => createFace(db, { agrees: false, checked: false });
export const manyTalents = async (db: Database, count: number) => {
  const talents: Person[] = [];
  for (let index = 0; index < count; index += 1) talents.push(await createTalent(db));
  return talents;
};
