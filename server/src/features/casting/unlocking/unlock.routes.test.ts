import { lowBalance } from '@callboard/contract/billing/credits';
import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { addCredits, readMismatches } from '../../../../test/credits.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createFullTalent, unlock as unlockByHouse } from '../../../../test/full-talent.ts';
import { dayFromNow, useUnlocking } from '../../../../test/unlocking.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';

const { testApp, recruiterWith, unlock, entriesOf, unlocksOf, questionsOf, eventsAbout } = useUnlocking();
const days = { start_date: dayFromNow(10), end_date: dayFromNow(14) };
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

describe('POST /v1/recruiter-unlocked', () => {
  test('200: one credit, the unlock for a character, and the contact details', async () => {
    const { db, app } = testApp();
    const { id, headers } = await recruiterWith(3);
    const talent = await createFullTalent(db);
    const character = await createCharacter(db, { id });
    const profile = `/v1/user/get-talenter/${talent.id}`;
    expect((await app.inject({ url: profile, headers })).statusCode).toBe(404);

    const response = await unlock(headers, { talentId: talent.id, characterId: character.id });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        talentId: talent.id,
        isUnlocked: true,
        unlocked_at: expect.any(String),
        available_id: null,
        credits: 2,
      },
    ]);
    const entries = await entriesOf(id);
    expect(entries.at(-1)).toMatchObject({ change_type: 3, credits: -1, balance: 2 });
    expect(await unlocksOf(id)).toMatchObject([
      {
        talent_id: talent.id,
        character_id: character.id,
        was_away: false,
        credit_entry_id: entries.at(-1)?.id,
      },
    ]);
    expect((await app.inject({ url: profile, headers })).json()).toMatchObject({
      mobile_number: talent.mobile,
      email: talent.secrets.email,
    });
    expect(await readMismatches(db)).toEqual([]);
  });

  test('shows in the search right away, on the card and by the filter', async () => {
    const { db, app } = testApp();
    const { headers } = await recruiterWith(1);
    const talent = await createFullTalent(db, { account: { first_name: 'Zubeida', last_name: 'Findable' } });
    await applyAllChanges(db);
    const find = async (unlocked: boolean) => {
      const answer = await app.inject({
        url: `/v1/talenter/find-talents?userName=Findable&unlocked=${unlocked}`,
        headers,
      });
      return answer
        .json()
        .results.map((card: { user_id: number; isRecruiterUnlocked: boolean }) => [
          card.user_id,
          card.isRecruiterUnlocked,
        ]);
    };
    expect([await find(true), await find(false)]).toEqual([[], [[talent.id, false]]]);
    await unlock(headers, { talentId: talent.id });
    expect([await find(true), await find(false)]).toEqual([[[talent.id, true]], []]);
  });

  test('twice: the same answer, charged once', async () => {
    const { id, headers } = await recruiterWith(1);
    const talent = await createTalent(testApp().db);
    const first = await unlock(headers, { talentId: talent.id });
    const again = await unlock(headers, { talentId: talent.id });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await entriesOf(id)).map(({ credits }) => credits)).toEqual([1, -1]);
  });

  test('an unlocked talent costs nothing again, even without credits, hidden or closed', async () => {
    const { db } = testApp();
    const { id, headers } = await recruiterWith(0);
    for (const changes of [
      {},
      { talent: { show_to_recruiters: false } },
      frozen,
      { account: { closed_at: new Date() } },
    ]) {
      const talent = await createTalent(db, changes);
      await unlockByHouse(db, { id }, talent);
      const response = await unlock(headers, { talentId: talent.id });
      expect([response.statusCode, response.json().credits]).toEqual([200, 0]);
    }
    expect(await entriesOf(id)).toEqual([]);
  });

  test('50 times at once: one charge, one unlock, one question, 50 equal answers', async () => {
    const { id, headers } = await recruiterWith(9);
    const talent = await createTalent(testApp().db);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => unlock(headers, { talentId: talent.id, ...days })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ credits: 8, available_id: expect.any(Number) });
    expect((await entriesOf(id)).map(({ credits }) => credits)).toEqual([9, -1]);
    expect(await unlocksOf(id)).toHaveLength(1);
    expect(await questionsOf(id)).toHaveLength(1);
    expect((await eventsAbout(id)).map(({ type }) => type)).toEqual(['talent.unlocked']);
    expect(await readMismatches(testApp().db)).toEqual([]);
  });

  test('concurrent unlocks with few credits: 402 once they are used up', async () => {
    const { db } = testApp();
    const { id, headers } = await recruiterWith(3);
    const talents = [];
    for (let index = 0; index < 12; index += 1) talents.push(await createTalent(db));
    const answers = await Promise.all(talents.map((talent) => unlock(headers, { talentId: talent.id })));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(3).fill(200), ...Array(9).fill(402)]);
    expect(await unlocksOf(id)).toHaveLength(3);
    expect((await entriesOf(id)).at(-1)?.balance).toBe(0);
  });

  describe('with days', () => {
    test('sends one check, also to a talent unlocked before', async () => {
      const { id, headers } = await recruiterWith(2);
      const talent = await createTalent(testApp().db);
      const plain = await unlock(headers, { talentId: talent.id });
      const asked = await unlock(headers, { talentId: talent.id, ...days });
      const again = await unlock(headers, { talentId: talent.id, ...days });
      expect([asked.json().credits, again.json()]).toEqual([1, asked.json()]);
      expect(asked.json().unlocked_at).toBe(plain.json().unlocked_at);
      const questions = await questionsOf(id);
      expect(questions).toMatchObject([
        {
          id: asked.json().available_id,
          starts_on: days.start_date,
          ends_on: days.end_date,
          status: 'asked',
        },
      ]);
      expect((await eventsAbout(id)).map(({ type }) => type)).toEqual([
        'talent.unlocked',
        'availability.asked',
      ]);
    });

    test('unlocks a talent who blocked the recruiter, without a check', async () => {
      const { db } = testApp();
      const { id, headers } = await recruiterWith(2);
      const talent = await createTalent(db);
      await db.insertInto('blocked_contact').values({ account_id: talent.id, blocked_id: id }).execute();
      for (let times = 0; times < 2; times += 1) {
        const response = await unlock(headers, { talentId: talent.id, ...days });
        expect(response.json()).toMatchObject({ isUnlocked: true, available_id: null, credits: 1 });
      }
      expect(await questionsOf(id)).toEqual([]);
    });

    test('records that the talent had been away', async () => {
      const { id, headers } = await recruiterWith(2);
      const away = new Date(Date.now() - 91 * 86_400_000);
      const talent = await createTalent(testApp().db, { account: { last_active_at: away } });
      await unlock(headers, { talentId: talent.id, ...days });
      expect(await unlocksOf(id)).toMatchObject([{ was_away: true }]);
    });
  });

  test('notifies of low credits once per drop', async () => {
    const { db } = testApp();
    const { id, headers } = await recruiterWith(lowBalance + 1);
    const more = async () => unlock(headers, { talentId: (await createTalent(db)).id });
    await more();
    await more();
    const lows = async () => (await eventsAbout(id)).filter(({ type }) => type === 'credits.low');
    expect(await lows()).toMatchObject([{ payload: { recruiterId: id, credits: lowBalance } }]);
    await addCredits(db, id, 3);
    await more();
    await more();
    expect(await lows()).toHaveLength(2);
  });
});
