import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { idProofsOf } from '../../../../test/id-proofs.ts';
import { aPicture, archiveEnd, bomb, drawing } from '../../../../test/pictures.ts';
import { askForUpload, upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const { newTalent, card, passport, patch, proofIn, read, rowOf } = idProofsOf(testApp);

const errorsOf = (response: { json: <T>() => T }) =>
  response.json<{ errors?: { field: string; message: string }[] }>().errors;
const filesOf = async (talent: { id: number }) => {
  const { front_key, back_key } = await rowOf(talent);
  return back_key === null ? [front_key] : [front_key, back_key];
};
const admin = 11;

describe('PATCH /v1/talenter/{id} with an ID proof', () => {
  test('stores it, shows it masked, and is in review', async () => {
    const talent = await newTalent();
    expect(await read(talent)).toMatchObject({ status: 'none', proof_type: null, has_back: false });
    const response = await patch(talent, await passport(talent, { proof_doc: await card(talent) }));
    expect(response.statusCode).toBe(200);
    expect(proofIn(response)).toEqual({
      status: 'in_review',
      refused_reason: null,
      proof_type: 4,
      proof_id_number: '•••• 4321',
      has_back: true,
      submitted_at: expect.any(String),
    });
    expect(await read(talent)).toEqual(proofIn(response));
    const events = await countRows(
      testApp(),
      'event_log',
      `type = 'id_proof.submitted' and payload->>'talentId' = $1`,
      String(talent.id),
    );
    expect(events).toBe(1);
  });

  test('nothing stored can be read without the secret', async () => {
    const talent = await newTalent();
    const original = await aPicture()
      .withExif({ IFD0: { ImageDescription: 'taken at home' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const key = await upload(testApp(), talent.headers, original, 'image/jpeg');
    await patch(talent, await passport(talent, { proof_img: key }));
    const { number_sealed, front_key } = await rowOf(talent);
    const { storage } = testApp().services;
    expect(number_sealed.includes('Z7654321')).toBe(false);
    const kept = await storage.read(front_key);
    expect(front_key).toMatch(/^identity\/[0-9a-f]{2}\/[0-9a-f-]{36}\.bin$/);
    expect(kept.includes('WEBP') || kept.includes('JFIF')).toBe(false);
    await expect(sharp(kept).metadata()).rejects.toThrow();
    expect(await storage.inspect(key)).toBeUndefined();
    const { openForAdmin } = testApp().services.identity;
    const { picture } = await openForAdmin.picture({ talentId: talent.id, adminId: admin }, 'front');
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 400, 500, undefined]);
  });

  test('no address for it can be had', async () => {
    const talent = await newTalent();
    await patch(talent, await passport(talent));
    const [key = ''] = await filesOf(talent);
    const { storage, photoUrl } = testApp().services;
    await expect(storage.signDownload(key, 60)).rejects.toThrow('Nothing is served');
    await expect(photoUrl(key)).rejects.toThrow('Nothing is served');
    expect((await testApp().app.inject(`/files/${key}`)).statusCode).toBe(403);
  });

  test('a new one replaces the old one, is reviewed again, and the old files are removed', async () => {
    const talent = await newTalent();
    await patch(talent, await passport(talent, { proof_doc: await card(talent) }));
    const before = await rowOf(talent);
    const oldFiles = await filesOf(talent);
    await testApp().services.identity.decide(
      { talentId: talent.id, adminId: admin, submission: before.submission },
      { refused: 'The picture is blurred' },
    );
    expect(await read(talent)).toMatchObject({ status: 'refused', refused_reason: 'The picture is blurred' });
    const pan = { proof_type: 3, proof_id_number: 'abcpk1234f', proof_img: await card(talent) };
    expect(proofIn(await patch(talent, pan))).toMatchObject({
      status: 'in_review',
      refused_reason: null,
      proof_type: 3,
      proof_id_number: '•••• 234F',
      has_back: false,
    });
    await testApp().drain();
    for (const key of oldFiles) expect(await testApp().services.storage.inspect(key)).toBeUndefined();
    expect((await rowOf(talent)).submission).not.toBe(before.submission);
  });

  test('the same call again, because an answer was lost, is the same proof', async () => {
    const talent = await newTalent();
    const proof = await passport(talent);
    await patch(talent, proof);
    const { submission } = await rowOf(talent);
    expect((await patch(talent, proof)).statusCode).toBe(200);
    expect((await rowOf(talent)).submission).toBe(submission);
    const other = await patch(talent, { ...proof, proof_id_number: 'Z7654322' });
    expect(errorsOf(other)).toMatchObject([{ field: 'proof_img' }]);
  });

  test('several at once leave one proof and no file of the others', async () => {
    const talent = await newTalent();
    const proofs = [await passport(talent), await passport(talent), await passport(talent)];
    const { storage } = testApp().services;
    const { put } = storage;
    const stored: string[] = [];
    let goOn: () => void = () => undefined;
    const together = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // All three wait until the last one reaches this point.
    storage.put = async (key, ...rest) => {
      stored.push(key);
      if (stored.length === proofs.length) goOn();
      await together;
      return put(key, ...rest);
    };
    const answers = await Promise.all(proofs.map((proof) => patch(talent, proof)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    storage.put = put;
    await testApp().drain();
    const found = await Promise.all(stored.map((key) => storage.inspect(key)));
    expect(stored).toHaveLength(3);
    expect(stored.filter((_key, index) => found[index])).toEqual(await filesOf(talent));
  });

  test.each([
    ['only a number', { proof_id_number: 'Z7654321' }, ['proof_type', 'proof_img']],
    ['only a kind', { proof_type: 4 }, ['proof_id_number', 'proof_img']],
    ['only a back', { proof_doc: 'quarantine/aa/x.webp' }, ['proof_type', 'proof_id_number', 'proof_img']],
  ])('%s is not enough', async (_what, payload, fields) => {
    const talent = await newTalent();
    const response = await patch(talent, payload);
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)?.map(({ field }) => field)).toEqual(fields);
  });

  test('a full Aadhaar number is rejected as any type and stored nowhere', async () => {
    const talent = await newTalent();
    for (const proof_type of [1, 2, 3, 4, 5]) {
      const proof = await passport(talent, { proof_type, proof_id_number: '2345 6789 0124' });
      const response = await patch(talent, proof);
      expect(errorsOf(response)).toEqual([
        { field: 'proof_id_number', message: 'Enter only the last 4 digits of your Aadhaar' },
      ]);
      expect(response.body).not.toContain('0124');
    }
    const last = { proof_type: 1, proof_id_number: '0124', proof_img: await card(talent) };
    expect(proofIn(await patch(talent, last))).toMatchObject({ proof_id_number: '•••• 0124' });
  });

  test('a picture must be one’s own, there, a picture, and nothing else besides', async () => {
    const talent = await newTalent();
    const stranger = await newTalent();
    const jpeg = await aPicture().jpeg().toBuffer();
    const bad = {
      'of somebody else': await card(stranger),
      'never given out': 'quarantine/aa/00000000-0000-4000-8000-000000000000.webp',
      'not a key': '../../etc/passwd',
      'not there': (await askForUpload(testApp(), talent.headers)).key,
      'a drawing': await upload(testApp(), talent.headers, drawing, 'image/png'),
      'with an archive behind it': await upload(
        testApp(),
        talent.headers,
        Buffer.concat([jpeg, archiveEnd]),
        'image/jpeg',
      ),
      'too many pixels': await upload(testApp(), talent.headers, bomb(9000, 9000), 'image/png'),
      'cut off': await upload(testApp(), talent.headers, jpeg.subarray(0, 200), 'image/jpeg'),
    };
    for (const [what, proof_img] of Object.entries(bad)) {
      const response = await patch(talent, await passport(talent, { proof_img }));
      expect([what, response.statusCode, errorsOf(response)?.[0]?.field]).toEqual([what, 400, 'proof_img']);
    }
    expect(await read(talent)).toMatchObject({ status: 'none' });
  });

  test('when the back is rejected, the front can be tried again', async () => {
    const talent = await newTalent();
    const front = await card(talent);
    const back = await upload(testApp(), talent.headers, drawing, 'image/png');
    const refused = await patch(talent, await passport(talent, { proof_img: front, proof_doc: back }));
    expect(errorsOf(refused)).toMatchObject([{ field: 'proof_doc' }]);
    expect(await testApp().services.storage.inspect(back)).toBeUndefined();
    const again = await patch(
      talent,
      await passport(talent, { proof_img: front, proof_doc: await card(talent) }),
    );
    expect(proofIn(again)).toMatchObject({ status: 'in_review', has_back: true });
  });

  test('when storage fails nothing is stored and the upload can be tried again', async () => {
    const talent = await newTalent();
    const { services } = testApp();
    const proof = await passport(talent);
    const { put } = services.storage;
    services.storage.put = async () => {
      throw new Error('No space left on device');
    };
    expect((await patch(talent, proof)).statusCode).toBe(500);
    services.storage.put = put;
    expect(await read(talent)).toMatchObject({ status: 'none' });
    expect((await patch(talent, proof)).statusCode).toBe(200);
  });

  test('is the talent’s own, and closed under a freeze', async () => {
    const talent = await newTalent();
    const other = await newTalent();
    const proof = await passport(talent);
    expect((await patch({ id: talent.id, headers: other.headers }, proof)).statusCode).toBe(404);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await patch({ id: talent.id, headers: recruiter }, proof)).statusCode).toBe(403);
    expect((await patch({ id: talent.id, headers: { authorization: '' } }, proof)).statusCode).toBe(401);
    await testApp()
      .db.updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', talent.id)
      .execute();
    expect((await patch(talent, proof)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});
