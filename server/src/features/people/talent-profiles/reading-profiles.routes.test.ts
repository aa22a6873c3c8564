import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';
import { countReading, type ProfileReader, readingLimits } from './read-talent.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const readsOf = (ref: number | string) => [
  `/v1/user/get-talenter/${ref}`,
  `/v1/user/without/${ref}`,
  `/v1/user/guest/${ref}`,
  `/v1/user/find-talents/gallary-pastwork/${ref}`,
  `/v1/image-upload/${ref}`,
  `/v1/skill-and-education/${ref}`,
  `/v1/talenter-physical-description/${ref}`,
];
const codesOf = async (urls: readonly string[], headers: Headers) => {
  const answers = await Promise.all(urls.map((url) => testApp().app.inject({ url, headers })));
  return answers.map(({ statusCode }) => statusCode);
};
const verified = { recruiter: { verified_at: new Date() } };
const viewsOf = async (talent: { id: number }) => {
  const rows = await testApp()
    .db.selectFrom('profile_view')
    .select(['recruiter_id', 'times'])
    .where('talent_id', '=', talent.id)
    .execute();
  return rows;
};

test('guests behind one proxy are counted each at their own address', async () => {
  const { app, db, pool } = testApp();
  const { public_id } = await createFullTalent(db);
  await pool.query('truncate rate_limit');
  for (const address of ['198.18.0.1', '198.18.0.2']) {
    for (const url of [`/v1/user/guest/${public_id}`, `/v1/image-upload/${public_id}`]) {
      const answer = await app.inject({ url, headers: { 'x-forwarded-for': address } });
      expect(answer.statusCode).toBe(200);
    }
  }
  const { rows } = await pool.query('select taken from rate_limit');
  // The profile and the count of profiles, for each.
  expect(rows).toHaveLength(4);
});

describe('counting through numbers', () => {
  test('finds no one, as a guest, a talent or a recruiter, verified or not', async () => {
    const { as, db, pool } = testApp();
    for (let made = 0; made < 3; made++) await createFullTalent(db);
    const viewers = {
      guest: {},
      talent: await as(await createTalent(db)),
      recruiter: await as(await createRecruiter(db)),
      verified: await as(await createRecruiter(db, verified)),
    };
    const own = await pool.query<{ last: number }>('select max(id) as last from account');
    const numbers = Array.from({ length: own.rows[0]?.last ?? 0 }, (_, at) => at + 1);
    for (const [name, headers] of Object.entries(viewers)) {
      const found = new Set<number>();
      for (const number of numbers) {
        for (const code of await codesOf(readsOf(number), headers)) found.add(code);
      }
      // A talent reads their own profile by account number.
      expect([name, found.has(200)]).toEqual([name, name === 'talent']);
    }
  });

  test('is no matter for the id in the address of a profile', async () => {
    const { as, db } = testApp();
    const { public_id } = await createFullTalent(db);
    const recruiter = await as(await createRecruiter(db));
    const talent = await as(await createTalent(db));
    expect(await codesOf(readsOf(public_id), {})).toEqual([401, 401, 200, 200, 200, 401, 401]);
    expect(await codesOf(readsOf(public_id), talent)).toEqual([404, 200, 200, 200, 200, 404, 404]);
    expect(await codesOf(readsOf(public_id), recruiter)).toEqual([404, 200, 200, 200, 200, 200, 200]);
  });

  test('opens one’s own profile, whom one unlocked, wrote with, or who applied', async () => {
    const { as, db, pool } = testApp();
    const talent = await createFullTalent(db);
    const [, ...byNumber] = readsOf(talent.id).filter((url) => !url.includes('/guest/'));
    expect(await codesOf(byNumber, await as(talent))).toEqual([200, 200, 200, 200, 200]);

    const unlocker = await createRecruiter(db);
    await unlock(db, unlocker, talent);
    const [writer, employer, left] = [
      await createRecruiter(db),
      await createRecruiter(db),
      await createRecruiter(db),
    ];
    await pool.query('insert into conversation (recruiter_id, talent_id) values ($1, $2)', [
      writer.id,
      talent.id,
    ]);
    for (const [{ id }, status] of [
      [employer, 'applied'],
      [left, 'withdrawn'],
    ] as const) {
      await pool.query(
        `with job as (
           insert into job (recruiter_id, title, description, project_type_id)
           values ($1, 'A part', 'Text', 1) returning id)
         insert into job_application (job_id, talent_id, status) select id, $2, $3 from job`,
        [id, talent.id, status],
      );
    }
    for (const one of [unlocker, writer, employer]) {
      expect(await codesOf(byNumber, await as(one))).toEqual([200, 200, 200, 200, 200]);
    }
    expect(await codesOf(byNumber, await as(left))).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('reading many profiles', () => {
  const ip = '127.0.0.1';
  /** Uses up almost the whole daily limit. */
  const readUpTo = async (reader: ProfileReader, left: number) => {
    const { limits } = testApp().services;
    const { max } = readingLimits[reader.kind];
    for (let at = 1; at <= max - left; at++) await countReading(limits, reader, -at);
  };
  const withoutContact = (ref: string, headers: Headers) =>
    testApp().app.inject({ url: `/v1/user/without/${ref}`, headers });

  test('429 with Retry-After for one profile too many; those read before stay open', async () => {
    const { as, db } = testApp();
    const { id: accountId } = await createRecruiter(db);
    const headers = await as({ id: accountId });
    await readUpTo({ kind: 'recruiter', accountId, ip }, 2);
    const [one, two, three] = [
      await createFullTalent(db),
      await createFullTalent(db),
      await createFullTalent(db),
    ];
    for (const { public_id } of [one, one, two, two, one]) {
      expect((await withoutContact(public_id, headers)).statusCode).toBe(200);
    }
    for (let again = 0; again < 2; again++) {
      const over = await withoutContact(three.public_id, headers);
      expect([over.statusCode, over.json().code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await codesOf(readsOf(three.public_id), headers)).toEqual([404, 429, 429, 429, 429, 429, 429]);
    expect((await withoutContact(two.public_id, headers)).statusCode).toBe(200);
    expect(await viewsOf(three)).toEqual([]);
    await unlock(db, { id: accountId }, three);
    expect((await withoutContact(three.public_id, headers)).statusCode).toBe(200);
  });

  test.each([
    ['talent', createTalent, {}],
    ['verifiedRecruiter', createRecruiter, verified],
  ] as const)('a %s has a measure of their own', async (kind, create, changes) => {
    const { as, db } = testApp();
    const { id: accountId } = await create(db, changes);
    const headers = await as({ id: accountId });
    await readUpTo({ kind, accountId, ip: '203.0.113.9' }, 1);
    expect((await withoutContact((await createFullTalent(db)).public_id, headers)).statusCode).toBe(200);
    expect((await withoutContact((await createFullTalent(db)).public_id, headers)).statusCode).toBe(429);
  });

  test('guests behind one address share theirs; other addresses and members go on', async () => {
    const { app, as, db } = testApp();
    const remoteAddress = '198.51.100.7';
    await readUpTo({ kind: 'guest', ip: remoteAddress }, 1);
    const [one, two] = [await createFullTalent(db), await createFullTalent(db)];
    const read = (public_id: string, from: string, headers: Headers = {}) =>
      app.inject({ url: `/v1/user/guest/${public_id}`, remoteAddress: from, headers });
    expect((await read(one.public_id, remoteAddress)).statusCode).toBe(200);
    expect((await read(two.public_id, remoteAddress)).statusCode).toBe(429);
    expect((await read(two.public_id, '198.51.100.8')).statusCode).toBe(200);
    const member = await as(await createTalent(db));
    expect((await read(two.public_id, remoteAddress, member)).statusCode).toBe(200);
  });

  test('a day allows a casting director several hundred, and a guest fewer', () => {
    expect(readingLimits.verifiedRecruiter.max).toBeGreaterThanOrEqual(500);
    expect(readingLimits.guest.max).toBeLessThan(readingLimits.recruiter.max);
  });
});

describe('a recruiter who reads a profile', () => {
  test('is written down by the server, once, whatever the browser says', async () => {
    const { app, as, db } = testApp();
    const talent = await createFullTalent(db);
    const recruiter = await createRecruiter(db);
    const headers = await as(recruiter);
    for (const url of readsOf(talent.public_id)) await app.inject({ url, headers });
    const response = await app.inject({
      method: 'POST',
      url: '/v1/recruiter-view',
      headers,
      payload: { talentId: talent.id },
    });
    expect(response.statusCode).toBe(204);
    expect(await viewsOf(talent)).toEqual([{ recruiter_id: recruiter.id, times: 1 }]);
  });

  test.each(['without', 'guest', 'find-talents/gallary-pastwork'])('through %s alone, too', async (path) => {
    const { app, as, db } = testApp();
    const talent = await createFullTalent(db);
    const recruiter = await createRecruiter(db);
    await app.inject({ url: `/v1/user/${path}/${talent.public_id}`, headers: await as(recruiter) });
    expect(await viewsOf(talent)).toEqual([{ recruiter_id: recruiter.id, times: 1 }]);
  });

  test('no one else is: not a guest, not a talent, not a caller who got a 404', async () => {
    const { app, as, db } = testApp();
    const talent = await createFullTalent(db);
    const headers = await as(await createRecruiter(db));
    for (const url of readsOf(talent.id)) await app.inject({ url, headers });
    for (const others of [{}, await as(talent), await as(await createTalent(db))]) {
      for (const url of readsOf(talent.public_id)) await app.inject({ url, headers: others });
    }
    expect(await viewsOf(talent)).toEqual([]);
  });
});
