import { type Consent, consentTopics, consentWording } from '@callboard/contract/accounts/consents';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const grownUp = { talent: { date_of_birth: '1994-03-02' } };
const thisYear = new Date().getUTCFullYear();
const unfinished = { talent: { date_of_birth: null, completed_at: null } };
const frozen = { frozen_at: new Date(), frozen_reason: 'Test' };

interface Said {
  readonly topic: string;
  readonly given: unknown;
}
const newTalent = async (changes: Parameters<typeof createTalent>[1] = grownUp) => {
  const { id } = await createTalent(testApp().db, changes);
  return { id, headers: await testApp().as({ id }) };
};
/** Nine years old, without a guardian. */
const newChild = async () => {
  const talent = await newTalent(unfinished);
  await testApp()
    .db.updateTable('talent')
    .set({ date_of_birth: `${thisYear - 9}-01-05` })
    .where('account_id', '=', talent.id)
    .execute();
  return talent;
};
type Talent = Awaited<ReturnType<typeof newTalent>>;
const say = ({ id, headers }: Talent, payload: Said) =>
  testApp().app.inject({ method: 'POST', url: `/v1/talenter/${id}/consents`, headers, payload });
const read = ({ id, headers }: Talent) =>
  testApp().app.inject({ url: `/v1/talenter/${id}/consents`, headers });
const flagsOf = ({ id }: Talent) =>
  testApp()
    .db.selectFrom('talent')
    .select(['is_open_to_nudity', 'is_open_to_love_making', 'is_shown_in_castings', 'completed_at'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
const addGuardian = ({ id }: Talent) =>
  testApp()
    .db.insertInto('guardian')
    .values({ talent_id: id, name: 'Sunita Rao', relation: 'mother' })
    .execute();
const messageOf = (response: { json: <T>() => T }) =>
  response.json<{ errors?: { field: string; message: string }[] }>().errors?.[0];

describe('GET /v1/talenter/{id}/consents', () => {
  test('whoever said nothing agreed to nothing', async () => {
    const response = await read(await newTalent());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      standing: consentTopics.map((topic) => ({ topic, given: false, changed_at: null })),
      log: [],
    });
  });

  test('shows every word, newest first, as it was read when it was said', async () => {
    const talent = await newTalent();
    await say(talent, { topic: 'nudity', given: true });
    await say(talent, { topic: 'nudity', given: false });
    const { standing, log } = (await read(talent)).json();
    expect(log).toEqual([
      { topic: 'nudity', given: false, wording: consentWording.nudity, at: expect.any(String) },
      { topic: 'nudity', given: true, wording: consentWording.nudity, at: expect.any(String) },
    ]);
    expect(standing[0]).toEqual({ topic: 'nudity', given: false, changed_at: log[0].at });
  });

  test('is nobody else’s: another talent, a recruiter, a guest', async () => {
    const { id } = await newTalent();
    const other = await newTalent();
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read({ id, headers: other.headers })).statusCode).toBe(404);
    expect((await read({ id, headers: recruiter })).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await testApp().app.inject(`/v1/talenter/${id}/consents`)).statusCode).toBe(401);
  });
});

describe('POST /v1/talenter/{id}/consents', () => {
  test.each([
    ['nudity', 'is_open_to_nudity'],
    ['love_making', 'is_open_to_love_making'],
    ['shown_in_castings', 'is_shown_in_castings'],
  ] as const)('%s is given and taken back, and the profile follows at once', async (topic, flag) => {
    const talent = await newTalent();
    const given = (await say(talent, { topic, given: true })).json<{ standing: Consent[] }>();
    expect(given.standing.filter((one) => one.given).map((one) => one.topic)).toEqual([topic]);
    expect((await flagsOf(talent))[flag]).toBe(true);
    const taken = (await say(talent, { topic, given: false })).json<{ standing: Consent[] }>();
    expect(taken.standing.some((one) => one.given)).toBe(false);
    expect((await flagsOf(talent))[flag]).toBe(false);
  });

  test('saying the same again adds nothing, also when nothing was ever said', async () => {
    const talent = await newTalent();
    const entries = () => countRows(testApp(), 'consent_event', 'talent_id = $1', talent.id);
    await say(talent, { topic: 'nudity', given: false });
    expect(await entries()).toBe(0);
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(talent, { topic: 'nudity', given: true })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await entries()).toBe(1);
    const events = await countRows(
      testApp(),
      'event_log',
      `type = 'consent.changed' and payload->>'talentId' = $1`,
      String(talent.id),
    );
    expect(events).toBe(1);
  });

  test('comfort with scenes is for adults, in words for a child and for somebody of unknown age', async () => {
    const minor = await newChild();
    const unknown = await newTalent(unfinished);
    for (const topic of ['nudity', 'love_making']) {
      const response = await say(minor, { topic, given: true });
      expect(response.statusCode).toBe(400);
      expect(messageOf(response)).toEqual({ field: 'topic', message: 'This is for adults only' });
      expect(messageOf(await say(unknown, { topic, given: true }))?.message).toContain('date of birth');
    }
    expect(await flagsOf(minor)).toMatchObject({ is_open_to_nudity: false, is_open_to_love_making: false });
  });

  test('a guardian agrees for a child once it is known who that is, and for nobody else', async () => {
    const minor = await newChild();
    const guardian = { topic: 'guardian', given: true };
    expect(messageOf(await say(minor, guardian))?.message).toContain('guardian’s name and relation');
    await addGuardian(minor);
    expect((await say(minor, guardian)).statusCode).toBe(200);
    const adult = await newTalent();
    await addGuardian(adult);
    expect(messageOf(await say(adult, guardian))?.message).toContain(
      'Only someone under 18 needs a guardian',
    );
  });

  test('a guardian who takes the consent back takes the child’s profile down', async () => {
    const minor = await newChild();
    await addGuardian(minor);
    await say(minor, { topic: 'guardian', given: true });
    const publish = testApp().db.updateTable('talent').where('account_id', '=', minor.id);
    await publish.set({ completed_at: new Date() }).execute();
    expect((await say(minor, { topic: 'guardian', given: false })).statusCode).toBe(200);
    expect((await flagsOf(minor)).completed_at).toBeNull();
    await expect(publish.set({ completed_at: new Date() }).execute()).rejects.toThrow(
      'guardian who consents',
    );
  });

  test('under a freeze nothing is given, and everything can be taken back', async () => {
    const talent = await newTalent();
    await say(talent, { topic: 'nudity', given: true });
    await testApp().db.updateTable('account').set(frozen).where('id', '=', talent.id).execute();
    expect((await say(talent, { topic: 'love_making', given: true })).json()).toMatchObject({
      code: 'PROFILE_FROZEN',
    });
    expect((await say(talent, { topic: 'nudity', given: false })).statusCode).toBe(200);
    expect((await flagsOf(talent)).is_open_to_nudity).toBe(false);
  });

  test('is refused with the field at fault, to strangers and to guests', async () => {
    const talent = await newTalent();
    const other = await newTalent();
    expect(messageOf(await say(talent, { topic: 'everything', given: true }))?.field).toBe('topic');
    expect(messageOf(await say(talent, { topic: 'nudity', given: 'yes' }))?.field).toBe('given');
    const entry = { topic: 'nudity', given: true };
    expect((await say({ id: talent.id, headers: other.headers }, entry)).statusCode).toBe(404);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await say({ id: talent.id, headers: recruiter }, entry)).statusCode).toBe(403);
    expect((await say({ id: talent.id, headers: { authorization: '' } }, entry)).statusCode).toBe(401);
    expect(await flagsOf(talent)).toMatchObject({ is_open_to_nudity: false });
  });
});

describe('the database itself', () => {
  const query = (text: string, values: readonly unknown[]) => testApp().pool.query(text, [...values]);
  const consent = 'insert into consent_event (talent_id, topic, given, wording) values ($1, $2, $3, $4)';

  test('lets no consent to scenes in for a child or somebody of unknown age', async () => {
    for (const { id } of [await newChild(), await newTalent(unfinished)]) {
      await expect(query(consent, [id, 'nudity', true, 'x'])).rejects.toThrow('adults only');
      await expect(query(consent, [id, 'love_making', true, 'x'])).rejects.toThrow('adults only');
    }
  });

  test('sets no flag that nobody consented to, and none outlives its consent', async () => {
    const { id } = await newTalent();
    const set = 'update talent set is_shown_in_castings = $2 where account_id = $1';
    await expect(query(set, [id, true])).rejects.toThrow('Nobody consented');
    await query(consent, [id, 'shown_in_castings', true, 'x']);
    await query(set, [id, true]);
    await query(consent, [id, 'shown_in_castings', false, 'x']);
    expect(await flagsOf({ id, headers: { authorization: '' } })).toMatchObject({
      is_shown_in_castings: false,
    });
  });

  test('changes and deletes no word that was said', async () => {
    const { id } = await newTalent();
    await query(consent, [id, 'nudity', true, 'x']);
    await expect(query('update consent_event set given = false where talent_id = $1', [id])).rejects.toThrow(
      'append-only',
    );
    await expect(query('delete from consent_event where talent_id = $1', [id])).rejects.toThrow(
      'append-only',
    );
  });
});
