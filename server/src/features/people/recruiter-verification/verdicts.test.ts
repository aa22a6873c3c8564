import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { recruiterDocumentsOf } from '../../../../test/recruiter-documents.ts';
import { creditsLeft } from '../../billing/credits/index.ts';

const testApp = useTestApp();
const { newRecruiter, papers, send, read, rowOf } = recruiterDocumentsOf(testApp);
type Sender = Awaited<ReturnType<typeof newRecruiter>>;

const verdicts = () => testApp().services.verdicts;
const mark = ({ id }: Sender, adminId: number | null = 5) =>
  testApp()
    .db.transaction()
    .execute((trx) => verdicts().markVerified(trx, { recruiterId: id, adminId }));
const unmark = ({ id }: Sender) =>
  testApp()
    .db.transaction()
    .execute((trx) => verdicts().markUnverified(trx, id));
const emailsTo = ({ email }: Sender) =>
  testApp()
    .db.selectFrom('outbox_message')
    .select(['subject', 'text'])
    .where('recipient', '=', email ?? '')
    .orderBy('id')
    .execute();
const eventsOf = async ({ id }: Sender) => {
  const { rows } = await testApp().pool.query(
    "select type from event_log where payload->>'recruiterId' = $1 order by id",
    [String(id)],
  );
  return rows.map(({ type }) => type);
};

const waiting = async () => {
  const recruiter = await newRecruiter();
  await send(recruiter, await papers(recruiter));
  const { submission } = await rowOf(recruiter);
  return { ...recruiter, submission };
};

describe('a request that is approved', () => {
  test('brings the badge, ten credits and an email', async () => {
    const recruiter = await waiting();
    await verdicts().approve({ recruiterId: recruiter.id, submission: recruiter.submission, adminId: 5 });
    expect((await read(recruiter)).json()).toMatchObject({
      status: 'verified',
      decided_at: expect.any(String),
    });
    expect(await rowOf(recruiter)).toMatchObject({ status: 'verified', decided_by: 5 });
    expect(await creditsLeft(testApp().db, recruiter.id)).toBe(10);
    const sent = await emailsTo(recruiter);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: 'You’re verified on Callboard',
      text: expect.stringContaining('10 credits'),
    });
    expect(await eventsOf(recruiter)).toEqual(['recruiter_papers.submitted', 'recruiter.verified']);
    const page = await testApp().app.inject(`/v1/user/recruiter-uniqueId/${recruiter.public_id}`);
    expect(page.json()).toMatchObject({ is_verified: true });
  });

  test('is not approved unseen: a newer one waits, and nothing is given', async () => {
    const recruiter = await waiting();
    await send(recruiter, await papers(recruiter));
    const decision = { recruiterId: recruiter.id, submission: recruiter.submission, adminId: 5 };
    await expect(verdicts().approve(decision)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(verdicts().refuse(decision, 'No')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await read(recruiter)).json()).toMatchObject({ status: 'in_review' });
    expect(await creditsLeft(testApp().db, recruiter.id)).toBe(0);
  });
});

describe('a refused request', () => {
  test('says why, by email and on the page, and others may be sent', async () => {
    const recruiter = await waiting();
    const reason = 'The certificate cannot be read';
    await verdicts().refuse(
      { recruiterId: recruiter.id, submission: recruiter.submission, adminId: 5 },
      reason,
    );
    expect((await read(recruiter)).json()).toMatchObject({ status: 'refused', refused_reason: reason });
    expect(await emailsTo(recruiter)).toMatchObject([
      { subject: 'We couldn’t verify you yet', text: expect.stringContaining(reason) },
    ]);
    expect(await creditsLeft(testApp().db, recruiter.id)).toBe(0);
    expect((await send(recruiter, await papers(recruiter))).json()).toMatchObject({
      status: 'in_review',
      refused_reason: null,
    });
  });

  test('cannot be refused twice', async () => {
    const recruiter = await waiting();
    const decision = { recruiterId: recruiter.id, adminId: null };
    await verdicts().refuse(decision, 'No');
    await expect(verdicts().refuse(decision, 'No')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await emailsTo(recruiter)).toHaveLength(1);
  });
});

describe('being verified', () => {
  test('settles documents that wait, and needs none', async () => {
    const [withDocuments, without] = [await waiting(), await newRecruiter()];
    await mark(withDocuments, null);
    await mark(without);
    expect(await rowOf(withDocuments)).toMatchObject({ status: 'verified', decided_by: null });
    expect((await read(without)).json()).toMatchObject({ status: 'verified', papers: [] });
  });

  test('gives the credits once, however often it happens', async () => {
    const recruiter = await newRecruiter();
    await Promise.all(Array.from({ length: 8 }, () => mark(recruiter)));
    expect(await creditsLeft(testApp().db, recruiter.id)).toBe(10);
    expect(await emailsTo(recruiter)).toHaveLength(1);
    await unmark(recruiter);
    expect((await read(recruiter)).json()).toMatchObject({ status: 'none' });
    await mark(recruiter);
    expect(await creditsLeft(testApp().db, recruiter.id)).toBe(10);
    const sent = await emailsTo(recruiter);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).not.toContain('credits');
    expect(await eventsOf(recruiter)).toEqual([
      'recruiter.verified',
      'recruiter.unverified',
      'recruiter.verified',
    ]);
  });
});
