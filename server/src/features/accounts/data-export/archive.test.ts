import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { addCredits } from '../../../../test/credits.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { storePhoto } from '../../people/media/index.ts';

const testApp = useTestApp();

type Archive = ReturnType<typeof readZip>;

async function exportOf(person: { id: number }): Promise<Archive> {
  const { app, as, drain } = testApp();
  const request = { url: `/v1/user/${person.id}/data-export`, headers: await as(person) };
  await app.inject({ method: 'POST', ...request });
  await drain();
  const { download_url } = (await app.inject(request)).json();
  return readZip((await app.inject(download_url)).rawPayload);
}

const json = (archive: Archive, file: string) => JSON.parse(archive.get(file)?.toString() ?? 'null');
const wholeText = (archive: Archive) =>
  [...archive.values()].map((bytes) => bytes.toString('latin1')).join('\n');

const talentCanary = { mobile: '+919811400001', password_hash: '$argon2id$talent-canary' };
const recruiterCanary = { mobile: '+919811400002', password_hash: '$argon2id$recruiter-canary' };
const otherCanary = { mobile: '+919811400003', email: 'other-canary@callboard.test' };

let talent: Awaited<ReturnType<typeof createTalent>>;
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
let portrait: Buffer;
let ofTalent: Archive;
let ofRecruiter: Archive;

const addPortrait = async () => {
  const { db, services } = testApp();
  portrait = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a3152a' } })
    .jpeg()
    .toBuffer();
  const { id } = await db
    .insertInto('media_asset')
    .values({ owner_id: talent.id, kind: 'photo', ...(await storePhoto(services.storage, portrait)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gallery_item')
    .values({ talent_id: talent.id, asset_id: id, is_cover: true, caption: 'Headshot', position: 0 })
    .execute();
};

const addWork = async () => {
  const { db } = testApp();
  const { id: project_type_id } = await db.selectFrom('project_type').select('id').executeTakeFirstOrThrow();
  const { id: language_id } = await db
    .selectFrom('language')
    .select('id')
    .where('name', '=', 'Hindi')
    .executeTakeFirstOrThrow();
  const { id: level_id } = await db.selectFrom('language_level').select('id').executeTakeFirstOrThrow();
  await db.insertInto('talent_language').values({ talent_id: talent.id, language_id, level_id }).execute();
  await db.insertInto('talent_body').values({ talent_id: talent.id, height_mm: 1650 }).execute();
  await db
    .insertInto('past_work')
    .values({ talent_id: talent.id, title: 'Signal at Dusk', year: 2024 })
    .execute();
  await sql`insert into unavailable_dates (account_id, days) values (${talent.id}, '[2026-12-01,2026-12-04)')`.execute(
    db,
  );
  const job = await db
    .insertInto('job')
    .values({
      recruiter_id: recruiter.id,
      title: 'Dancer in a song',
      description: 'Two days in Pune',
      project_type_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stranger = await createTalent(db, { account: otherCanary });
  for (const [talent_id, note] of [
    [talent.id, 'My own note'],
    [stranger.id, 'A note of somebody else'],
  ] as const) {
    await db.insertInto('job_application').values({ job_id: job.id, talent_id, note }).execute();
  }
  const meera = await createCharacter(db, recruiter);
  await db
    .insertInto('character_shortlist')
    .values({ character_id: meera.id, talent_id: talent.id, note: 'Real Kathak' })
    .execute();
  const filters = JSON.stringify({ skills: '102' });
  await db
    .insertInto('saved_search')
    .values({ recruiter_id: recruiter.id, name: 'Dancers', filters, sort: 'match' })
    .execute();
  await db
    .insertInto('search_link')
    .values({ id: 'x'.repeat(22), filters, sort: 'match', created_by: talent.id })
    .execute();
  await db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
  const asked = { starts_on: '2099-02-01', ends_on: '2099-02-03' };
  await db
    .insertInto('availability_question')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id, ...asked })
    .execute();
  await addCredits(db, recruiter.id, 10);
  await db.insertInto('contact_reveal').values({ talent_id: talent.id, viewer_id: recruiter.id }).execute();
  await db
    .insertInto('private_view')
    .values({ account_id: talent.id, admin_id: 3, what: 'id_front' })
    .execute();
  await db.insertInto('profile_view').values({ talent_id: talent.id, recruiter_id: recruiter.id }).execute();
};

const talk = async () => {
  const { db } = testApp();
  const { id: conversation_id } = await db
    .insertInto('conversation')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sender_id, text] of [
    [recruiter.id, 'Are you free on Friday?'],
    [talent.id, 'Yes, all day'],
  ] as const) {
    await db
      .insertInto('message')
      .values({ conversation_id, sender_id, client_id: crypto.randomUUID(), text })
      .execute();
  }
  await testApp().outbox.queue(db, {
    channel: 'mail',
    recipient: talent.email ?? '',
    subject: 'Welcome',
    text: 'Hello',
  });
  await testApp().outbox.queue(db, {
    channel: 'mail',
    recipient: talent.email ?? '',
    subject: '424242 is your code',
    text: '424242',
    sensitive: true,
  });
};

beforeAll(async () => {
  const { db } = testApp();
  talent = await createTalent(db, {
    account: { ...talentCanary, first_name: 'Pallavi', last_name: 'Rao', frozen_reason: null },
    talent: { about: 'I dance every morning.', manager_email: 'manager@callboard.test' },
  });
  recruiter = await createRecruiter(db, {
    account: { ...recruiterCanary, first_name: 'Priyanka', last_name: 'Hegde' },
  });
  await addPortrait();
  await addWork();
  await talk();
  ofTalent = await exportOf(talent);
  ofRecruiter = await exportOf(recruiter);
});

describe('the archive of a talent', () => {
  test('holds what we know of them, in words', () => {
    expect(json(ofTalent, 'account.json')).toMatchObject({
      first_name: 'Pallavi',
      email: talent.email,
      mobile: talentCanary.mobile,
      connected_sign_ins: [],
    });
    expect(json(ofTalent, 'profile.json')).toMatchObject({
      about: 'I dance every morning.',
      manager_email: 'manager@callboard.test',
      body: { height_mm: 1650 },
      languages: [{ language: 'Hindi', level: expect.any(String) }],
    });
    expect(json(ofTalent, 'past-work.json')).toMatchObject([{ title: 'Signal at Dusk', year: 2024 }]);
    expect(json(ofTalent, 'unavailable-dates.json')).toMatchObject([
      { first_day: '2026-12-01', last_day: '2026-12-03' },
    ]);
    expect(json(ofTalent, 'notifications.json')).toContainEqual(expect.objectContaining({ topic: 'offers' }));
    expect(json(ofTalent, 'sessions.json')).toMatchObject([{ user_agent: 'Tests', ip_address: '127.0.0.1' }]);
    expect(json(ofTalent, 'search-links.json')).toMatchObject([{ filters: { skills: '102' } }]);
    expect(json(ofTalent, 'letters-from-us.json')).toMatchObject([{ subject: 'Welcome' }]);
    expect(json(ofTalent, 'applications.json')).toMatchObject([
      { job: 'Dancer in a song', company: 'Lantern Casting', note: 'My own note', status: 'applied' },
    ]);
  });

  test('holds both sides of a talk and who looked at their contact', () => {
    expect(json(ofTalent, 'messages.json')).toMatchObject([
      {
        with: 'Priyanka Hegde',
        company: 'Lantern Casting',
        messages: [
          { from: 'them', text: 'Are you free on Friday?' },
          { from: 'you', text: 'Yes, all day' },
        ],
      },
    ]);
    expect(json(ofTalent, 'who-saw-my-contact.json')).toMatchObject({
      unlocked_by: [{ first_name: 'Priyanka', company: 'Lantern Casting' }],
      asked_about_days_by: [{ company: 'Lantern Casting', last_day: '2099-02-03' }],
      looked_at_by: [{ first_name: 'Priyanka', somebody_from_callboard: false }],
      id_proof_seen_by_callboard: [{ what: 'id_front' }],
    });
    expect(json(ofTalent, 'who-looked.json')).toMatchObject([{ company: 'Lantern Casting', times: 1 }]);
    expect(json(ofTalent, 'id-proof.json')).toBeNull();
  });

  test('holds the pictures as they were given, with the right ending', () => {
    expect(json(ofTalent, 'pictures.json')).toMatchObject([
      { file: 'pictures/001.jpg', caption: 'Headshot', is_cover: true, width: 900, height: 1200 },
    ]);
    expect(ofTalent.get('pictures/001.jpg')?.equals(portrait)).toBe(true);
  });

  test('says what is in it', () => {
    const readme = ofTalent.get('README.txt')?.toString() ?? '';
    for (const file of [...ofTalent.keys()].filter((name) => name.endsWith('.json')))
      expect(readme).toContain(file);
  });
});

describe('the archive of a recruiter', () => {
  test('holds their profile, projects, jobs and unlocks', () => {
    expect(json(ofRecruiter, 'profile.json')).toMatchObject({ company: 'Lantern Casting' });
    expect(json(ofRecruiter, 'projects.json')).toMatchObject([
      {
        title: 'Monsoon Line',
        characters: [{ name: 'Meera', shortlist: [{ first_name: 'Pallavi', note: 'Real Kathak' }] }],
      },
    ]);
    expect(json(ofRecruiter, 'saved-searches.json')).toMatchObject([
      { name: 'Dancers', filters: { skills: '102' } },
    ]);
    expect(json(ofRecruiter, 'jobs.json')).toMatchObject([{ title: 'Dancer in a song', applications: 2 }]);
    expect(json(ofRecruiter, 'unlocked-profiles.json')).toMatchObject([
      { first_name: 'Pallavi', asked: [{ first_day: '2099-02-01', status: 'asked' }] },
    ]);
    expect(json(ofRecruiter, 'credits.json')).toMatchObject({
      left: [{ source: 'bonus', credits: 10, expires_at: null }],
      ledger: [{ change: 'bonus', credits: 10, balance: 10 }],
    });
    expect(json(ofRecruiter, 'profiles-seen.json')).toMatchObject([{ first_name: 'Pallavi', times: 1 }]);
    expect(json(ofRecruiter, 'unavailable-dates.json')).toEqual([]);
    expect(json(ofRecruiter, 'messages.json')).toMatchObject([{ with: 'Pallavi Rao', company: null }]);
  });
});

describe('no archive', () => {
  test.each([
    ['talent', () => ofTalent, [recruiterCanary.mobile, () => recruiter.email]],
    ['recruiter', () => ofRecruiter, [talentCanary.mobile, () => talent.email]],
  ] as const)('of a %s holds contact data of anybody else', (_kind, archive, theirs) => {
    const text = wholeText(archive());
    const foreign = [
      ...theirs.map((word) => (typeof word === 'string' ? word : (word() ?? ''))),
      otherCanary.mobile,
      otherCanary.email,
      'A note of somebody else',
    ];
    expect(foreign.filter((word) => text.includes(word))).toEqual([]);
  });

  test('holds a hash, a token or a code', async () => {
    const tokens = await testApp().db.selectFrom('refresh_token').select('token_hash').execute();
    const text = wholeText(ofTalent) + wholeText(ofRecruiter);
    const secrets = [
      'argon2',
      'canary',
      '424242',
      ...tokens.flatMap(({ token_hash }) => [token_hash.toString('hex'), token_hash.toString('base64')]),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('holds mail to an address that was never shown to be theirs', async () => {
    const { db, outbox } = testApp();
    const email = 'victim@callboard.test';
    const impostor = await createTalent(db, { account: { email, email_verified_at: null } });
    await outbox.queue(db, {
      channel: 'mail',
      recipient: email,
      subject: 'For the real owner',
      text: 'Secret',
    });
    expect(json(await exportOf(impostor), 'letters-from-us.json')).toEqual([]);
  });
});
