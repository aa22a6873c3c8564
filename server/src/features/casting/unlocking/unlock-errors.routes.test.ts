import { describe, expect, test } from 'vitest';
import { closedProject, createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { dayFromNow, useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith, unlock, entriesOf, unlocksOf, questionsOf, creditsOf } = useUnlocking();
const days = { start_date: dayFromNow(10), end_date: dayFromNow(14) };
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
const nobody = 2_000_000_000;
type Recruiter = Awaited<ReturnType<typeof recruiterWith>>;

/** A refused unlock leaves nothing behind. */
const nothingHappened = async (recruiter: Recruiter, credits: number) => {
  expect(await unlocksOf(recruiter.id)).toEqual([]);
  expect(await questionsOf(recruiter.id)).toEqual([]);
  expect((await entriesOf(recruiter.id)).filter(({ change_type }) => change_type === 3)).toEqual([]);
  expect(await creditsOf(recruiter)).toBe(credits);
};

describe('POST /v1/recruiter-unlocked refuses', () => {
  test('402 without credits', async () => {
    const recruiter = await recruiterWith(0);
    const { headers } = recruiter;
    const talent = await createTalent(testApp().db);
    const response = await unlock(headers, { talentId: talent.id, ...days });
    expect([response.statusCode, response.json().code]).toEqual([402, 'NO_CREDITS']);
    await nothingHappened(recruiter, 0);
  });

  test.each([
    ['hidden', { talent: { show_to_recruiters: false } }],
    ['closed', { account: { closed_at: new Date() } }],
    ['frozen', frozen],
    ['unfinished', { talent: { completed_at: null, last_activity_page: 2 } }],
  ])('404 a talent who is %s', async (_state, changes) => {
    const recruiter = await recruiterWith(2);
    const { headers } = recruiter;
    const talent = await createTalent(testApp().db, changes);
    const response = await unlock(headers, { talentId: talent.id });
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    await nothingHappened(recruiter, 2);
  });

  test('404 oneself, another recruiter and nobody', async () => {
    const recruiter = await recruiterWith(2);
    const { id, headers } = recruiter;
    const other = await createRecruiter(testApp().db);
    for (const talentId of [id, other.id, nobody]) {
      expect((await unlock(headers, { talentId })).statusCode).toBe(404);
    }
    await nothingHappened(recruiter, 2);
  });

  test('404 on the field: a character that is foreign, dropped, closed or unknown', async () => {
    const { db } = testApp();
    const recruiter = await recruiterWith(2);
    const { id, headers } = recruiter;
    const talent = await createTalent(db);
    const foreign = await createCharacter(db, await createRecruiter(db));
    const dropped = await createCharacter(db, { id }, { character: { status: 'dropped' } });
    const over = await createCharacter(db, { id }, { project: closedProject });
    for (const characterId of [foreign.id, dropped.id, over.id, nobody]) {
      const response = await unlock(headers, { talentId: talent.id, characterId });
      expect([response.statusCode, response.json().errors?.[0]?.field]).toEqual([404, 'characterId']);
    }
    await nothingHappened(recruiter, 2);
  });

  test.each([-1, 0, 1.5, '7', null, nobody * 2])('400 talentId %j', async (talentId) => {
    const { headers } = await recruiterWith(0);
    const response = await unlock(headers, { talentId });
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'talentId']);
  });

  test('401 a guest, 403 a talent and a frozen recruiter', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    const cold = await recruiterWith(2, frozen);
    expect((await unlock({}, { talentId: talent.id })).json().code).toBe('UNAUTHENTICATED');
    const asTalent = await testApp().as(talent);
    expect((await unlock(asTalent, { talentId: talent.id })).json().code).toBe('WRONG_KIND_OF_USER');
    const response = await unlock(cold.headers, { talentId: talent.id });
    expect([response.statusCode, response.json().code]).toEqual([403, 'PROFILE_FROZEN']);
    await nothingHappened(cold, 2);
  });

  test.each([
    ['in the past', { start_date: dayFromNow(-1), end_date: dayFromNow(3) }, 'start_date'],
    ['the wrong way round', { start_date: dayFromNow(5), end_date: dayFromNow(3) }, 'end_date'],
    ['without an end', { start_date: dayFromNow(5) }, 'end_date'],
    ['without a start', { end_date: dayFromNow(5) }, 'start_date'],
    ['for longer than a year', { start_date: dayFromNow(5), end_date: dayFromNow(400) }, 'end_date'],
    ['that are none', { start_date: '2027-02-30', end_date: '2027-03-01' }, 'start_date'],
  ])('400 days %s', async (_what, wrong, field) => {
    const recruiter = await recruiterWith(2);
    const { headers } = recruiter;
    const talent = await createTalent(testApp().db);
    const response = await unlock(headers, { talentId: talent.id, ...wrong });
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field]);
    await nothingHappened(recruiter, 2);
  });
});
