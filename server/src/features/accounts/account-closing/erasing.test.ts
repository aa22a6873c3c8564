import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import { dumpDatabase } from '../../../../test/dump-database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import { eraseDueJob } from './erasing.service.ts';

const testApp = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Runs the nightly job. */
const eraseDue = async () => {
  await addJob(testApp().db, { name: eraseDueJob, payload: {} });
  await testApp().drain();
};

const stillFound = async (words: readonly string[]) => {
  const everything = await dumpDatabase(testApp().db);
  return words.filter((word) => everything.includes(word));
};

const storePicture = async (owner: number) => {
  const { db, services } = testApp();
  const keys = ['originals', 'media', 'media', 'media'].map((area) => makeKey(area, 'webp'));
  for (const key of keys) await services.storage.put(key, Buffer.from('picture'), 'image/webp');
  const [original_key = '', card_key, page_key, full_key] = keys;
  const { id } = await db
    .insertInto('media_asset')
    .values({
      owner_id: owner,
      kind: 'photo',
      content_type: 'image/webp',
      bytes: 7,
      width: 10,
      height: 10,
      ...{ original_key, card_key, page_key, full_key },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, keys };
};

const someProjectType = async () =>
  (await testApp().db.selectFrom('project_type').select('id').executeTakeFirstOrThrow()).id;

/** A talent and a recruiter who worked together, each with unique texts. */
async function twoWhoWorkedTogether(closing: 'talent' | 'recruiter', closedAt: Date) {
  const { db } = testApp();
  const mark = `${closing}${Date.now()}`;
  const closed = (kind: string) => (kind === closing ? { closed_at: closedAt } : {});
  const talent = await createTalent(db, {
    account: {
      first_name: `T-first-${mark}`,
      email: `t-${mark}@callboard.test`,
      mobile: closing === 'talent' ? '+919811300001' : '+919811300003',
      password_hash: `T-hash-${mark}`,
      closing_reason: `T-reason-${mark}`,
      ...closed('talent'),
    },
    talent: {
      about: `T-about-${mark}`,
      manager_email: `t-manager-${mark}@callboard.test`,
      manager_gets_mail: true,
    },
  });
  const recruiter = await createRecruiter(db, {
    account: {
      last_name: `R-last-${mark}`,
      email: `r-${mark}@callboard.test`,
      mobile: closing === 'recruiter' ? '+919811300002' : '+919811300004',
      ...closed('recruiter'),
    },
    recruiter: { company: `R-company-${mark}`, bio: `R-bio-${mark}`, website: `https://r-${mark}.example` },
  });
  const project_type_id = await someProjectType();
  const project = await db
    .insertInto('project')
    .values({
      recruiter_id: recruiter.id,
      title: 'Monsoon Line',
      project_type_id,
      synopsis: `R-synopsis-${mark}`,
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = await db
    .insertInto('job')
    .values({
      recruiter_id: recruiter.id,
      project_id: project.id,
      title: 'Lead',
      description: `R-call-me-${mark}`,
      project_type_id,
      status: 'open',
      opened_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('job_application')
    .values({ job_id: job.id, talent_id: talent.id, note: `T-note-${mark}`, status: 'viewed' })
    .execute();
  const conversation = await db
    .insertInto('conversation')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sender, text] of [
    [recruiter.id, `R-message-${mark}`],
    [talent.id, `T-message-${mark}`],
  ] as const) {
    await db
      .insertInto('message')
      .values({ conversation_id: conversation.id, sender_id: sender, client_id: crypto.randomUUID(), text })
      .execute();
  }
  await db
    .insertInto('past_work')
    .values({ talent_id: talent.id, title: `T-work-${mark}` })
    .execute();
  await testApp().outbox.queue(db, {
    channel: 'mail',
    recipient: talent.email ?? '',
    subject: `T-mail-${mark}`,
    text: 'Hello',
  });
  return { talent, recruiter, mark };
}

/** An ID proof with files, unavailable dates and a profile visit. */
const addPrivateThings = async (talentId: number, recruiterId: number) => {
  const { db, services } = testApp();
  const [front_key, back_key] = [makeKey('identity', 'bin'), makeKey('identity', 'bin')];
  for (const key of [front_key, back_key]) {
    await services.storage.put(key, Buffer.from('sealed'), 'application/octet-stream');
  }
  await db
    .insertInto('id_proof')
    .values({
      talent_id: talentId,
      proof_type_id: 4,
      number_sealed: Buffer.alloc(40),
      number_masked: 'T-•••• 4321',
      uploads: [],
      front_key,
      back_key,
    })
    .execute();
  await db
    .insertInto('unavailable_dates')
    .values({ account_id: talentId, days: '[2099-01-10,2099-01-15)', reason: 'T-surgery' })
    .execute();
  await db.insertInto('profile_view').values({ talent_id: talentId, recruiter_id: recruiterId }).execute();
  return [front_key, back_key];
};

describe('the nightly erasing', () => {
  test('takes out everything of a talent, files too, and leaves the other side theirs', async () => {
    const { db, services } = testApp();
    const { talent, recruiter, mark } = await twoWhoWorkedTogether('talent', daysAgo(31));
    const mine = await storePicture(talent.id);
    const theirs = await storePicture(recruiter.id);
    await db
      .insertInto('gallery_item')
      .values({
        talent_id: talent.id,
        asset_id: mine.id,
        is_cover: true,
        position: 0,
        caption: `T-caption-${mark}`,
      })
      .execute();
    const proofKeys = await addPrivateThings(talent.id, recruiter.id);
    await eraseDue();

    for (const key of proofKeys) expect(await services.storage.inspect(key)).toBeUndefined();
    expect(await countRows(testApp(), 'id_proof', 'talent_id = $1', talent.id)).toBe(0);
    expect(await countRows(testApp(), 'profile_view', 'talent_id = $1', talent.id)).toBe(0);
    expect(
      await stillFound(['T-', talent.email ?? '', '+919811300001', `t-manager-${mark}`, `T-hash-${mark}`]),
    ).toEqual([]);
    const kept = ['R-last', 'R-message', 'R-company', 'R-call-me'].map((word) => `${word}-${mark}`);
    expect(await stillFound(kept)).toEqual(kept);
    for (const key of mine.keys) expect(await services.storage.inspect(key)).toBeUndefined();
    for (const key of theirs.keys) expect(await services.storage.inspect(key)).toBeDefined();

    const account = await db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', talent.id)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({
      first_name: 'Former',
      last_name: 'member',
      email: `${talent.public_id}@erased.invalid`,
      mobile: null,
      password_hash: null,
      erased_at: expect.any(Date),
    });
    const application = await db
      .selectFrom('job_application')
      .select(['status', 'note'])
      .where('talent_id', '=', talent.id)
      .executeTakeFirstOrThrow();
    expect(application).toEqual({ status: 'withdrawn', note: null });
    expect(
      await db.selectFrom('erasure').selectAll().where('account_public_id', '=', talent.public_id).execute(),
    ).toHaveLength(1);
  });

  test('takes out everything of a recruiter and answers who applied', async () => {
    const { db } = testApp();
    const { talent, recruiter, mark } = await twoWhoWorkedTogether('recruiter', daysAgo(31));
    await eraseDue();
    const gone = ['R-last', 'R-company', 'R-bio', 'R-synopsis', 'R-call-me', 'R-message', '//r', '"r'];
    expect(await stillFound(gone.map((word) => `${word}-${mark}`))).toEqual([]);
    const kept = ['T-first', 'T-about', 'T-message', 'T-note', 'T-mail'].map((word) => `${word}-${mark}`);
    expect(await stillFound(kept)).toEqual(kept);
    const job = await db
      .selectFrom('job')
      .innerJoin('job_application', 'job_application.job_id', 'job.id')
      .select(['job.status', 'job_application.status as application'])
      .where('job.recruiter_id', '=', recruiter.id)
      .where('talent_id', '=', talent.id)
      .executeTakeFirstOrThrow();
    expect(job).toEqual({ status: 'closed', application: 'role_closed' });
  });

  test('leaves those alone who may still come back, and those who never left', async () => {
    const { db } = testApp();
    const waiting = await createTalent(db, { account: { closed_at: daysAgo(29) } });
    const open = await createTalent(db);
    await eraseDue();
    const rows = await db
      .selectFrom('account')
      .select(['first_name', 'erased_at'])
      .where('id', 'in', [waiting.id, open.id])
      .execute();
    expect(rows).toEqual([
      { first_name: 'Asha', erased_at: null },
      { first_name: 'Asha', erased_at: null },
    ]);
  });

  test('runs twice, on two nodes at once, and erases once', async () => {
    const { db, drain } = testApp();
    const person = await createTalent(db, { account: { closed_at: daysAgo(40) } });
    await addJob(db, { name: eraseDueJob, payload: {} });
    await addJob(db, { name: eraseDueJob, payload: {} });
    await Promise.all([drain(), drain()]);
    await eraseDue();
    const events = await db
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'account.erased')
      .execute();
    expect(events.filter(({ payload }) => JSON.stringify(payload).includes(`:${person.id}}`))).toHaveLength(
      1,
    );
  });

  test('leaves the mail of somebody alone who has signed up with the same address since', async () => {
    const { db, outbox } = testApp();
    const email = 'twice-here@callboard.test';
    const old = await createTalent(db, { account: { email, closed_at: daysAgo(35) } });
    const again = await createTalent(db, { account: { email } });
    await outbox.queue(db, { channel: 'mail', recipient: email, subject: 'Verify', text: 'For the new one' });
    await eraseDue();
    const mails = await db
      .selectFrom('outbox_message')
      .select('text')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual([{ text: 'For the new one' }]);
    const [first, second] = await db
      .selectFrom('account')
      .select(['id', 'email'])
      .where('id', 'in', [old.id, again.id])
      .orderBy('id')
      .execute();
    expect([first?.email, second?.email]).toEqual([`${old.public_id}@erased.invalid`, email]);
  });

  test('is written down for good', async () => {
    const { db } = testApp();
    await expect(db.deleteFrom('erasure').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('erasure').set({ erased_at: new Date() }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
