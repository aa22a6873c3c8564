import { randomUUID } from 'node:crypto';
import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { aPicture, drawing } from '../../../../test/pictures.ts';
import { upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
type Headers = Record<string, string>;

const someone = async (changes = {}) => {
  const recruiter = await createRecruiter(testApp().db, changes);
  return { ...recruiter, headers: await testApp().as(recruiter) };
};
const change = (id: number, headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/recruiter/${id}`, headers, payload });
const read = (publicId: string, headers: Headers = {}) =>
  testApp().app.inject({ url: `/v1/user/recruiter-uniqueId/${publicId}`, headers });
const webp = () => aPicture().webp().toBuffer();

describe('PATCH /v1/recruiter/{id}', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { id, headers } = await someone({ recruiter: { bio: 'I cast faces.' } });
    const city = await testApp().db.selectFrom('city').selectAll().limit(1).executeTakeFirstOrThrow();
    const response = await change(id, headers, {
      company: 'Monsoon Casting',
      role: 'Casting director',
      website: 'https://monsoon.example',
      links: ['https://www.imdb.com/name/nm1'],
      city: city.id,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      company: 'Monsoon Casting',
      role: 'Casting director',
      bio: 'I cast faces.',
      website: 'https://monsoon.example/',
      links: ['https://www.imdb.com/name/nm1'],
      city: { id: city.id, name: city.name },
    });
    const emptied = await change(id, headers, { bio: '', website: null, city: null, links: [] });
    expect(emptied.json()).toMatchObject({
      company: 'Monsoon Casting',
      bio: null,
      website: null,
      city: null,
      links: [],
    });
  });

  test('records icon, the picture it was cut from, and cover', async () => {
    const { id, headers } = await someone();
    const send = async (width: number, height: number) =>
      upload(testApp(), headers, await aPicture(width, height).jpeg().toBuffer(), 'image/jpeg');
    const answer = (
      await change(id, headers, {
        recruiter_edit_image: await send(300, 300),
        recruiter_edit_doc: await send(900, 700),
        recruiter_cover_image: await send(1600, 400),
      })
    ).json<OwnRecruiterProfile>();
    const sizeOf = async (url: string | null) => {
      const file = await testApp().app.inject(url ?? '');
      const { width, height } = await sharp(file.rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf(answer.recruiter_edit_image)).toEqual([300, 300]);
    expect(await sizeOf(answer.recruiter_edit_doc)).toEqual([900, 700]);
    expect(await sizeOf(answer.recruiter_cover_image)).toEqual([1200, 300]);
  });

  test('a new icon replaces the old one and what it was cut from; the cover stays', async () => {
    const { db, drain } = testApp();
    const { id, headers } = await someone();
    const send = async () => upload(testApp(), headers, await webp());
    const first = await change(id, headers, {
      recruiter_edit_image: await send(),
      recruiter_edit_doc: await send(),
      recruiter_cover_image: await send(),
    });
    const second = await change(id, headers, { recruiter_edit_image: await send() });
    expect(second.json()).toMatchObject({
      recruiter_edit_doc: null,
      recruiter_cover_image: first.json<OwnRecruiterProfile>().recruiter_cover_image,
    });
    await drain();
    expect(await db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute()).toHaveLength(
      2,
    );

    const bare = await change(id, headers, { recruiter_edit_image: null, recruiter_cover_image: null });
    expect(bare.json()).toMatchObject({ recruiter_edit_image: null, recruiter_cover_image: null });
    expect(await db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute()).toEqual([]);
  });

  test('rejects a file that is not a picture by its field and keeps the texts', async () => {
    const { id, headers } = await someone();
    const recruiter_cover_image = await upload(testApp(), headers, drawing, 'image/png');
    const response = await change(id, headers, { company: 'Other', recruiter_cover_image });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field: 'recruiter_cover_image' }] });
    const row = testApp().db.selectFrom('recruiter').select('company').where('account_id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ company: 'Lantern Casting' });
  });

  test.each([
    ['an unknown city', { city: 2_000_000_000 }, 'city'],
    ['an address that runs', { website: 'javascript:alert(1)' }, 'website'],
    ['nine links', { links: Array(9).fill('https://a.example') }, 'links'],
    ['no company', { company: ' ' }, 'company'],
    ['a field of ours', { verified_at: '2026-01-01' }, 'verified_at'],
  ])('refuses %s', async (_what, payload, field) => {
    const { id, headers } = await someone();
    const response = await change(id, headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('is for the recruiter alone', async () => {
    const { id } = await someone();
    const other = await someone();
    const talent = await createTalent(testApp().db);
    const stopped = await someone(frozen);
    const body = { company: 'Mine now' };
    expect((await change(id, {}, body)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await change(id, other.headers, body)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await change(id, await testApp().as(talent), body)).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    expect((await change(stopped.id, stopped.headers, body)).json()).toMatchObject({
      code: 'PROFILE_FROZEN',
    });
  });
});

describe('GET /v1/user/recruiter-uniqueId/{id}', () => {
  test('shows a guest the public profile and no contact', async () => {
    const { public_id, email } = await someone({ account: { mobile: '+919820012345' } });
    const response = await read(public_id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      userUniqueId: public_id,
      company: 'Lantern Casting',
      is_verified: false,
    });
    expect(response.body).not.toContain(email);
    expect(response.body).not.toContain('9820012345');
    expect(response.json()).not.toHaveProperty('recruiter_edit_doc');
  });

  test('talents and unknown ids have no recruiter profile', async () => {
    expect((await read((await createTalent(testApp().db)).public_id)).statusCode).toBe(404);
    expect((await read(randomUUID())).statusCode).toBe(404);
    expect((await read('not-an-id')).statusCode).toBe(400);
  });

  test('a closed recruiter is gone', async () => {
    const { public_id } = await someone();
    await testApp()
      .db.updateTable('account')
      .set({ closed_at: new Date() })
      .where('public_id', '=', public_id)
      .execute();
    expect((await read(public_id)).statusCode).toBe(404);
  });

  test('no one else sees a frozen recruiter', async () => {
    const { public_id, headers } = await someone(frozen);
    const other = await someone();
    expect((await read(public_id)).statusCode).toBe(404);
    expect((await read(public_id, other.headers)).statusCode).toBe(404);
    expect((await read(public_id, headers)).statusCode).toBe(200);
  });
});
