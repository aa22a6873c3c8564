import { todayInIndia } from '@callboard/contract/people/ages';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { addCredits } from '../../../../test/credits.ts';
import { dumpDatabase } from '../../../../test/dump-database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent, type Secrets, unlock } from '../../../../test/full-talent.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { upload } from '../../../../test/uploads.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';

const testApp = useTestApp();
type Talent = Awaited<ReturnType<typeof createFullTalent>>;
type Headers = Record<string, string>;

const contact: (keyof Secrets)[] = [
  'mobile',
  'email',
  'managerEmail',
  'managerMobile',
  'managerName',
  'handle',
];
const everything: (keyof Secrets)[] = [
  ...contact,
  'surname',
  'dateOfBirth',
  'passport',
  'reason',
  'idNumber',
  'fee',
  'feeNote',
];
const fee: (keyof Secrets)[] = ['fee', 'feeNote'];

const recruiter = async (changes = {}) => createRecruiter(testApp().db, changes);
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

/** What each viewer may read of a talent; everything else is a leak. */
const viewers: Record<string, { headers: (talent: Talent) => Promise<Headers>; mayRead: (keyof Secrets)[] }> =
  {
    guest: { headers: async () => ({}), mayRead: [] },
    'another talent': { headers: async () => testApp().as(await createTalent(testApp().db)), mayRead: [] },
    'a frozen talent': {
      headers: async () => testApp().as(await createTalent(testApp().db, frozen)),
      mayRead: [],
    },
    'a recruiter who has not unlocked': {
      headers: async () => testApp().as(await recruiter()),
      mayRead: ['surname', ...fee],
    },
    'a frozen recruiter': {
      headers: async () => testApp().as(await recruiter(frozen)),
      mayRead: ['surname'],
    },
    'a frozen recruiter who unlocked': {
      headers: async (talent) => {
        const viewer = await recruiter(frozen);
        await unlock(testApp().db, viewer, talent);
        return testApp().as(viewer);
      },
      mayRead: [...contact, 'surname'],
    },
    'a recruiter who unlocked somebody else': {
      headers: async () => {
        const viewer = await recruiter();
        await unlock(testApp().db, viewer, await createFullTalent(testApp().db));
        return testApp().as(viewer);
      },
      mayRead: ['surname', ...fee],
    },
    'a recruiter who unlocked': {
      headers: async (talent) => {
        const viewer = await recruiter();
        await unlock(testApp().db, viewer, talent);
        return testApp().as(viewer);
      },
      mayRead: [...contact, 'surname', ...fee],
    },
    'the talent': {
      headers: (talent) => testApp().as(talent),
      mayRead: [...contact, 'surname', 'dateOfBirth', 'passport', 'reason', ...fee],
    },
  };

const talents = {
  'in the open': {},
  hidden: { talent: { show_to_recruiters: false } },
  frozen,
  unfinished: { talent: { completed_at: null, last_activity_page: 3 } },
} as const;

const pathsOf = (talent: Talent) =>
  [talent.id, talent.public_id].flatMap((ref) => [
    `/v1/user/get-talenter/${ref}`,
    `/v1/user/without/${ref}`,
    `/v1/user/guest/${ref}`,
    `/v1/user/recruiter-uniqueId/${ref}`,
    `/v1/user/find-talents/gallary-pastwork/${ref}`,
    `/v1/users/${ref}`,
    `/v1/talenter/${ref}`,
    `/v1/skill-and-education/${ref}`,
    `/v1/talenter-physical-description/${ref}`,
    `/v1/image-upload/${ref}`,
    `/v1/talenter/${ref}/consents`,
    `/v1/talenter/${ref}/dashboard`,
    `/v1/user/${ref}`,
    `/v1/user/${ref}/unavailable-dates`,
  ]);

const listsOf = (talent: Talent) => [
  '/v1/users',
  '/v1/talenter/find-talents?limit=100',
  '/v1/talenter/find-talents?limit=100&sort=active',
  `/v1/talenter/find-talents?similarTo=${talent.public_id}`,
  '/v1/talenter/findTalent-count?facets=gender,language,skills',
  `/v1/recruiter-unlocked/recruiter-view?talentId=${talent.id}&recruiterId=1`,
];

const readEverything = async (talent: Talent, headers: Headers) => {
  await applyAllChanges(testApp().db);
  const paths = [...pathsOf(talent), ...listsOf(talent)];
  const answers = await Promise.all(paths.map((url) => testApp().app.inject({ url, headers })));
  return answers.map(({ body, headers: visible }) => body + JSON.stringify(visible)).join('\n');
};

describe.each(Object.entries(talents))('of a talent who is %s', (_state, changes) => {
  test.each(Object.entries(viewers))(
    '%s reads what is theirs to read and no more',
    async (_viewer, viewer) => {
      const talent = await createFullTalent(testApp().db, changes);
      const seen = await readEverything(talent, await viewer.headers(talent));
      const leaks = everything.filter(
        (name) => !viewer.mayRead.includes(name) && seen.includes(talent.secrets[name]),
      );
      expect(leaks).toEqual([]);
    },
  );
});

test('the search finds what is there: the talent reads every one of their own', async () => {
  const talent = await createFullTalent(testApp().db);
  const { headers, mayRead } = viewers['the talent'] ?? { headers: async () => ({}), mayRead: [] };
  const seen = await readEverything(talent, await headers(talent));
  expect(mayRead.filter((name) => !seen.includes(talent.secrets[name]))).toEqual([]);
});

/** Every value in a response, with its field name. */
const valuesIn = (answer: unknown, name = ''): [name: string, value: unknown][] => {
  if (typeof answer !== 'object' || answer === null) return [[name, answer]];
  return Object.entries(answer).flatMap(([key, value]) =>
    valuesIn(value, Array.isArray(answer) ? name : key),
  );
};

describe('the true age', () => {
  const years = 97;
  const born = `${Number(todayInIndia().slice(0, 4)) - years}-01-01`;

  /** Every request about a talent, including lists, files and conversations. */
  const requestsAbout = (talent: Talent, viewerId: number) => [
    ...pathsOf(talent),
    ...listsOf(talent),
    `/v1/talenter/find-talents?minAge=20&maxAge=40&limit=100`,
    `/v1/recruiter-unlocked/unlock_talents?recruiter_id=${viewerId}&limit=100`,
    `/v1/recruiter-unlocked/unlock_talents/export?recruiter_id=${viewerId}&form=csv`,
    `/v1/recruiter-unlocked/unlock_talents/export?recruiter_id=${viewerId}&form=vcard`,
    `/v1/recruiter-unlocked/recruiter-view?talentId=${talent.id}&recruiterId=${viewerId}`,
    '/v1/weavy-chat',
    `/v1/talenter/${talent.id}/comp-card`,
    `/cards/talent/${talent.public_id}.png`,
  ];

  test('and the birth date are in no answer but the talent’s own, unlocked or not', async () => {
    const { app, as, db } = testApp();
    const talent = await createFullTalent(db, {
      talent: { date_of_birth: born, playing_age_min: 24, playing_age_max: 32 },
    });
    await applyAllChanges(db);
    const [locked, unlocked] = [await recruiter(), await recruiter()];
    await unlock(db, unlocked, talent);
    const hits = async (viewerId: number, headers: Headers) => {
      const found: string[] = [];
      for (const url of requestsAbout(talent, viewerId)) {
        const { body, statusCode } = await app.inject({ url, headers });
        if (body.includes(born)) found.push(`${url}: birth date`);
        if (statusCode !== 200 || !body.startsWith('{')) continue;
        const visible = valuesIn(JSON.parse(body)).filter(
          ([name, value]) =>
            /^(age|dob|date_of_birth|birth.*)$/i.test(name) || (!/id$/i.test(name) && value === years),
        );
        found.push(...visible.map(([name]) => `${url}: ${name}`));
        if (new RegExp(`\\b${years}\\b`).test(JSON.parse(body).content ?? '')) found.push(`${url}: file`);
      }
      return found;
    };
    expect(await hits(unlocked.id, await as(unlocked))).toEqual([]);
    expect(await hits(locked.id, await as(locked))).toEqual([]);
    const other = await createTalent(db);
    expect(await hits(other.id, await as(other))).toEqual([]);
    expect(await hits(0, {})).toEqual([]);
    const own = await hits(talent.id, await as(talent));
    expect(own).toContain(`/v1/user/get-talenter/${talent.id}: age`);
    expect(own).toContain(`/v1/user/get-talenter/${talent.id}: date_of_birth`);
  });

  test('cannot be searched for: ages are those that are played', async () => {
    const { app, as, db } = testApp();
    const talent = await createFullTalent(db, {
      talent: { date_of_birth: born, playing_age_min: 24, playing_age_max: 32 },
    });
    await applyAllChanges(db);
    const viewer = await as(await recruiter({ recruiter: { verified_at: new Date() } }));
    const finds = async (ages: string, headers: Headers) => {
      const { body } = await app.inject({ url: `/v1/talenter/find-talents?limit=100&${ages}`, headers });
      return body.includes(talent.public_id);
    };
    for (const headers of [{}, viewer]) {
      expect(await finds('minAge=24&maxAge=32', headers)).toBe(true);
      expect(await finds(`minAge=${years}&maxAge=${years}`, headers)).toBe(false);
      expect(await finds(`minAge=33`, headers)).toBe(false);
    }
  });
});

describe('contact data', () => {
  const lines: string[] = [];
  let watched: TestApp;
  beforeAll(async () => {
    watched = await createTestApp({
      logger: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    });
  });
  afterAll(() => watched.close());

  /** Every request a recruiter can make around unlocking this talent. */
  const requestEverything = async (recruiterId: number, talentId: number, headers: Headers) => {
    const unlocked = `/v1/recruiter-unlocked/unlock_talents`;
    const history = '/v1/recruiter-balance-history';
    const letter = { talentId, subject: 'Hello', message: 'Call me' };
    const answers = [
      await watched.app.inject({ method: 'POST', url: '/v1/recruiter/send-email', headers, payload: letter }),
    ];
    for (const url of [
      `${unlocked}?recruiter_id=${recruiterId}&limit=100`,
      `${unlocked}/export?recruiter_id=${recruiterId}&form=csv`,
      `${unlocked}/export?recruiter_id=${recruiterId}&form=vcard`,
      `${history}/balance-unlocked-count?recruiterId=${recruiterId}`,
      `${history}/balance-history/list?recruiterId=${recruiterId}`,
      `${history}/balance-history/export?recruiterId=${recruiterId}`,
      `/v1/recruiter/recruiter-unlock-balance/${recruiterId}`,
      `/v1/recruiter-unlocked/recruiter-view?talentId=${talentId}&recruiterId=${recruiterId}`,
      `/v1/user/get-talenter/${talentId}`,
      `/v1/user/without/${talentId}`,
    ])
      answers.push(await watched.app.inject({ url, headers }));
    return answers.map(({ body, headers: visible }) => body + JSON.stringify(visible)).join('\n');
  };

  const whatWasWritten = async () => {
    await watched.drain();
    const mails = await watched.db.selectFrom('outbox_message').select(['subject', 'text', 'html']).execute();
    const events = await watched.db.selectFrom('event_log').selectAll().execute();
    const { rows: jobs } = await watched.pool.query('select payload from graphile_worker._private_jobs');
    return JSON.stringify({ mails, events, jobs }) + lines.join('\n');
  };

  test('is in no answer before the unlock, at once after it, and in no mail, event, job or log ever', async () => {
    const { app, db } = watched;
    const talent = await createFullTalent(db, { talent: { manager_gets_mail: true } });
    const otherPerson = await createFullTalent(db);
    const viewer = await createRecruiter(db);
    const headers = await watched.as(viewer);
    const unlockFor = (talentId: number) =>
      app.inject({
        method: 'POST',
        url: '/v1/recruiter-unlocked',
        headers,
        payload: { talentId, start_date: '2099-01-01', end_date: '2099-01-02' },
      });
    const leaks = (text: string) => contact.filter((name) => text.includes(talent.secrets[name]));

    const refused = await unlockFor(talent.id);
    expect(refused.json().code).toBe('NO_CREDITS');
    await addCredits(db, viewer.id, 2);
    await unlockFor(otherPerson.id);
    const before = refused.body + (await requestEverything(viewer.id, talent.id, headers));
    expect([leaks(before), leaks(await whatWasWritten())]).toEqual([[], []]);

    const answer = await unlockFor(talent.id);
    expect(answer.statusCode).toBe(200);
    expect(leaks(answer.body)).toEqual([]);
    expect(leaks(await requestEverything(viewer.id, talent.id, headers))).toEqual(contact);
    const written = await whatWasWritten();
    expect(written).toContain('Lantern Casting is checking your availability');
    expect(leaks(written)).toEqual([]);
  });
});

describe('an ID number', () => {
  const lines: string[] = [];
  let watched: TestApp;
  beforeAll(async () => {
    watched = await createTestApp({
      logger: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    });
  });
  afterAll(() => watched.close());

  /** The value itself and its usual encodings. */
  const formsOf = (text: string) => [
    text,
    text.toLowerCase(),
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ];

  test('leaves no trace: not in a log, a mail, a job, an event, a table, an answer or the archive', async () => {
    const { app, db, services, drain } = watched;
    const numbers = { kept: 'Z7659876', refused: 'QQ7659876', aadhaar: '234567890124' };
    const talent = await createTalent(db, { talent: { completed_at: null } });
    const headers = await watched.as(talent);
    const answers: string[] = [];
    const send = async (proof_id_number: string) => {
      const proof_img = await upload(watched, headers, await aPicture().webp().toBuffer());
      const payload = { proof_type: 4, proof_id_number, proof_img };
      const response = await app.inject({
        method: 'PATCH',
        url: `/v1/talenter/${talent.id}`,
        headers,
        payload,
      });
      answers.push(response.body);
      return response.statusCode;
    };
    expect(await send(numbers.refused)).toBe(400);
    expect(await send(numbers.aadhaar)).toBe(400);
    const { put } = services.storage;
    services.storage.put = () => Promise.reject(new Error('No space left on device'));
    expect(await send(numbers.kept)).toBe(500);
    services.storage.put = put;
    expect(await send(numbers.kept)).toBe(200);
    const who = { talentId: talent.id, adminId: 1 };
    const { number, submission } = await services.identity.openForAdmin.number(who);
    expect(number).toBe(numbers.kept);
    await services.identity.decide({ ...who, submission }, { refused: 'Blurred' });
    const archive = `/v1/user/${talent.id}/data-export`;
    await app.inject({ method: 'POST', url: archive, headers });
    await drain();
    const { download_url } = (await app.inject({ url: archive, headers })).json();
    const zip = await app.inject(download_url);
    const packed = [...readZip(zip.rawPayload)].map(([name, bytes]) => name + bytes.toString('latin1'));
    expect(packed.some((text) => text.startsWith('id-proof.json') && text.includes(' 9876'))).toBe(true);

    expect(lines.join('\n')).toContain('No space left on device');
    const places = { answers, log: lines, archive: packed, database: [await dumpDatabase(db)] };
    const hits = Object.entries(places).flatMap(([place, texts]) =>
      Object.values(numbers)
        .flatMap(formsOf)
        .filter((form) => texts.some((text) => text.includes(form)))
        .map((form) => `${place}: ${form}`),
    );
    expect(hits).toEqual([]);
  });
});
