import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { referralCredits } from '@callboard/contract/people/recruiter-profiles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from './app.ts';
import { addCredits } from './credits.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { idProofsOf } from './id-proofs.ts';
import { choose, notificationsOf, runJob, sentTo } from './notifications.ts';
import { recruiterDocumentsOf } from './recruiter-documents.ts';
import { dayFromNow } from './unlocking.ts';
import { bearer, codeIn, createVisitor, lastMessageTo, newEmail, newMobile, sessionOf } from './visitor.ts';

const testApp = useTestApp();
const papersOf = recruiterDocumentsOf(testApp);
const dayMs = 86_400_000;
const wordsTo = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).map(({ message, path }) => [message, path]);
const refsTo = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).map(({ ref }) => ref);

describe('who signs up', () => {
  test('is welcomed with the next step, and told once an address is theirs', async () => {
    const email = newEmail();
    const visitor = createVisitor(testApp());
    const joined = await visitor.register({ email });
    const { user_id } = sessionOf(joined).user;
    const otp = codeIn((await lastMessageTo(testApp(), email))?.text);
    await visitor.post('/v1/user/verify-gmail-otp', { email, otp }, bearer(joined));
    const mobile = newMobile();
    await testApp().pool.query('update account set pending_mobile = $2 where id = $1', [user_id, mobile]);
    await visitor.post('/v1/user/send-whatsapp-otp', { mobile });
    const code = codeIn((await lastMessageTo(testApp(), mobile))?.text);
    await visitor.post('/v1/user/verify-otp', { mobile, otp: code }, bearer(joined));
    expect(await refsTo(user_id)).toEqual([
      'account.welcome-talent',
      'account.email-verified-talent',
      'account.mobile-verified-talent',
    ]);
    const [welcome] = await wordsTo(user_id);
    expect(welcome).toEqual([
      expect.stringContaining('Complete your profile to be found by recruiters.'),
      '/app/talent/create',
    ]);
    // Letters only: the one that verifies the address, and the word to it that a number signs in too.
    expect(await sentTo(testApp(), email)).toHaveLength(2);
  });

  test('to cast hears how to be verified', async () => {
    const visitor = createVisitor(testApp());
    const body = { name: 'Tara Dutta', email: newEmail(), password: 'a lantern in the wings', user_type: 2 };
    const { user_id, userUniqueId } = (await visitor.post('/v1/user', body)).json();
    expect(await wordsTo(user_id)).toEqual([
      [
        expect.stringContaining(`Once you’re verified, you get ${creditsWhenVerified} credits`),
        `/recruiter/${userUniqueId}`,
      ],
    ]);
  });
});

describe('who sends papers', () => {
  const waiting = async () => {
    const recruiter = await papersOf.newRecruiter();
    await papersOf.send(recruiter, await papersOf.papers(recruiter));
    const { submission } = await papersOf.rowOf(recruiter);
    return { ...recruiter, verdict: { recruiterId: recruiter.id, submission, adminId: 5 } };
  };

  test('hears that they are verified', async () => {
    const { id, email, verdict } = await waiting();
    await testApp().services.verdicts.approve(verdict);
    expect(await refsTo(id)).toEqual(['recruiter.verified']);
    expect(await sentTo(testApp(), email)).toHaveLength(1);
  });

  test('hears why not, in the words of who looked', async () => {
    const { id, public_id, verdict } = await waiting();
    await testApp().services.verdicts.refuse(verdict, 'The **name** is another one.');
    expect(await wordsTo(id)).toEqual([
      [
        'We couldn’t verify you with your documents: The **name** is another one. You can send others any time.',
        `/recruiter/${public_id}`,
      ],
    ]);
  });
});

describe('who sends an ID proof', () => {
  const { newTalent, passport, patch, rowOf } = idProofsOf(testApp);
  test.each([
    [{ verified: true } as const, 'Your ID is verified. Recruiters'],
    [{ refused: 'The picture is dark.' }, 'verify your ID proof: The picture is dark. You can'],
  ])('hears of the verdict %s', async (verdict, words) => {
    const talent = await newTalent();
    await patch(talent, await passport(talent));
    const { submission } = await rowOf(talent);
    await testApp().services.identity.decide({ talentId: talent.id, adminId: 11, submission }, verdict);
    expect(await wordsTo(talent.id)).toEqual([[expect.stringContaining(words), '/app/talent/create']]);
  });
});

test('whoever brought somebody hears of the credits, not of whom', async () => {
  const { db, services } = testApp();
  const referrer = await createRecruiter(db);
  const { code } = await services.referrals.read(referrer.id);
  const newcomer = await createRecruiter(db, { account: { referred_by: code, first_name: 'Secretive' } });
  const verify = () =>
    db
      .transaction()
      .execute((trx) => services.verdicts.markVerified(trx, { recruiterId: newcomer.id, adminId: 5 }));
  await verify();
  await verify();
  expect(await wordsTo(referrer.id)).toEqual([
    [
      expect.stringContaining(`You get ${referralCredits} credits.`),
      '/app/recruiter/dashboard/credits-balance',
    ],
  ]);
  expect(JSON.stringify(await notificationsOf(testApp(), referrer.id))).not.toContain('Secretive');
});

test('whoever is frozen, and free again, hears of it here and by letter', async () => {
  const { db, services } = testApp();
  const talent = await createTalent(db);
  await choose(db, talent.id, 'availability', { email: 'never' });
  await db.transaction().execute((trx) => services.freezing.freeze(trx, talent.id, 'An inner note'));
  await db.transaction().execute((trx) => services.freezing.unfreeze(trx, talent.id));
  expect(await refsTo(talent.id)).toEqual(['account.frozen-talent', 'account.unfrozen-talent']);
  const letters = await sentTo(testApp(), talent.email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Your Callboard profile is frozen',
    'Your Callboard profile is active again',
  ]);
  expect(JSON.stringify(letters)).not.toContain('An inner note');
});

describe('who was looked at yesterday', () => {
  const look = (talentId: number, recruiterId: number, day: string) =>
    testApp()
      .db.insertInto('profile_view')
      .values({ talent_id: talentId, recruiter_id: recruiterId, day, times: 3 })
      .execute();
  const sumUp = () => runJob(testApp(), 'profile-views/sum-up-yesterday');

  test('hears how many it were, once a day, and by whom where it was one', async () => {
    const { db } = testApp();
    const [seen, seenByOne, unseen] = [
      await createTalent(db),
      await createTalent(db),
      await createTalent(db),
    ];
    const recruiters = [await createRecruiter(db), await createRecruiter(db), await createRecruiter(db)];
    const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const yesterday = dayFromNow(-1);
    for (const { id } of [...recruiters, frozen]) await look(seen.id, id, yesterday);
    const [first] = recruiters;
    await look(seenByOne.id, first?.id ?? 0, yesterday);
    await look(unseen.id, first?.id ?? 0, dayFromNow(0));
    await look(unseen.id, frozen.id, yesterday);
    await sumUp();
    await testApp().drain();
    await sumUp();
    expect(await wordsTo(seen.id)).toEqual([
      [expect.stringMatching(/^3 recruiters viewed your profile on \w+day \d+ \w+\.$/), '/app/dashboard'],
    ]);
    expect(await notificationsOf(testApp(), seenByOne.id)).toMatchObject([
      {
        message: expect.stringMatching(
          new RegExp(
            `^Asha Kulkarni from Lantern Casting viewed your profile on \\w+day ${Number(yesterday.slice(8))} `,
          ),
        ),
        about_account_id: first?.id,
      },
    ]);
    expect(await refsTo(unseen.id)).toEqual([]);
    // Nobody's phone rings, and no letter comes, for what is summed up after midnight.
    expect(await sentTo(testApp(), seen.email)).toEqual([]);
  });

  test('finds it in the daily letter, if there is one', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    await choose(db, talent.id, 'availability', { email: 'daily', whatsapp: true });
    await look(talent.id, (await createRecruiter(db)).id, dayFromNow(-1));
    await sumUp();
    await testApp().drain();
    await runJob(testApp(), 'notifications/send-daily-letters');
    const [letter] = await sentTo(testApp(), talent.email);
    expect(letter?.text).toContain('Asha Kulkarni from Lantern Casting viewed your profile on ');
  });
});

test('credits that end soon are told of once, and in the daily letter', async () => {
  const { db } = testApp();
  const recruiter = await createRecruiter(db);
  await addCredits(db, recruiter.id, 4, { source: 'plan', expiresAt: new Date(Date.now() + 6 * dayMs) });
  for (let day = 0; day < 3; day += 1) await runJob(testApp(), 'credits/warn-of-ending');
  expect(await wordsTo(recruiter.id)).toEqual([
    [expect.stringMatching(/^4 credits expiring on \w+day/), '/app/recruiter/dashboard/credits-balance'],
  ]);
  expect(await sentTo(testApp(), recruiter.email)).toEqual([]);
  await runJob(testApp(), 'notifications/send-daily-letters');
  expect((await sentTo(testApp(), recruiter.email)).map(({ subject }) => subject)).toEqual([
    '1 new notification on Callboard',
  ]);
});
