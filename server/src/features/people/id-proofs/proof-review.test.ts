import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { idProofsOf } from '../../../../test/id-proofs.ts';

const testApp = useTestApp();
const { newTalent, passport, patch, read, rowOf } = idProofsOf(testApp);
const admin = 11;

describe('opening a proof', () => {
  const submitted = async () => {
    const talent = await newTalent();
    await patch(talent, await passport(talent));
    const who = { talentId: talent.id, adminId: admin };
    return { talent, who, ...(await rowOf(talent)) };
  };
  const review = () => testApp().services.identity;
  const viewsOf = async ({ id }: { id: number }) => {
    const { rows } = await testApp().pool.query(
      'select admin_id, what from private_view where account_id = $1 order by id',
      [id],
    );
    return rows;
  };

  test('shows it to an admin and records every view', async () => {
    const { talent, who, submission } = await submitted();
    expect(await review().openForAdmin.number(who)).toEqual({ submission, number: 'Z7654321' });
    await review().openForAdmin.picture(who, 'front');
    await expect(review().openForAdmin.picture(who, 'back')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await viewsOf(talent)).toEqual([
      { admin_id: admin, what: 'id_number' },
      { admin_id: admin, what: 'id_front' },
    ]);
    await expect(testApp().pool.query('delete from private_view')).rejects.toThrow('append-only');
    await expect(testApp().pool.query('update private_view set admin_id = 1')).rejects.toThrow('append-only');
  });

  test('opens nothing that was put in another’s place', async () => {
    const [one, two] = [await submitted(), await submitted()];
    await testApp().pool.query('update id_proof set number_sealed = $2 where talent_id = $1', [
      one.talent.id,
      two.number_sealed,
    ]);
    await expect(review().openForAdmin.number(one.who)).rejects.toThrow();
  });

  test('verified, it shows on the profile recruiters see, until a new one is sent', async () => {
    const { talent, who, submission } = await submitted();
    const recruiter = await createRecruiter(testApp().db);
    // Recruiters who unlocked the talent still see them, even before publishing.
    await unlock(testApp().db, recruiter, talent);
    const headers = await testApp().as(recruiter);
    const isVerified = async () => {
      const url = `/v1/user/without/${talent.id}`;
      return (await testApp().app.inject({ url, headers })).json().is_id_verified;
    };
    expect(await isVerified()).toBe(false);
    await review().decide({ ...who, submission }, { verified: true });
    expect(await read(talent)).toMatchObject({ status: 'verified', refused_reason: null });
    expect(await isVerified()).toBe(true);
    await patch(talent, await passport(talent));
    expect(await isVerified()).toBe(false);
  });

  test('a decision counts once, and only for the submission that was reviewed', async () => {
    const { talent, who, submission } = await submitted();
    await patch(talent, await passport(talent));
    await expect(review().decide({ ...who, submission }, { verified: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const newer = (await rowOf(talent)).submission;
    await review().decide({ ...who, submission: newer }, { verified: true });
    await expect(
      review().decide({ ...who, submission: newer }, { refused: 'Changed my mind' }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await read(talent)).toMatchObject({ status: 'verified' });
  });
});
