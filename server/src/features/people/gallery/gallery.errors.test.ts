import { galleryQuotas } from '@callboard/contract/people/gallery';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { fillGallery, galleryOf } from '../../../../test/gallery.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { askForUpload, upload, uploadReel } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const someone = () => galleryOf(testApp());
const assetsOf = (ownerId: number) =>
  testApp().db.selectFrom('media_asset').select('id').where('owner_id', '=', ownerId).execute();

describe('POST /v1/image-upload rejects', () => {
  test('a rejected photo cannot be the cover', async () => {
    const { id, refused, read } = await someone();
    await fillGallery(testApp(), id, 'photo', 1, 'refused');
    const [item] = (await read()).gallary;
    expect(await refused({ items: [{ id: item?.id, is_cover_photo: true }] })).toMatchObject([
      { field: 'items.0.is_cover_photo', message: expect.stringContaining('wasn’t accepted') },
    ]);
  });

  test.each([
    ['photo', 'photos'],
    ['video', 'videos'],
    ['audio', 'recordings'],
  ] as const)('holds so many of a %s and no more, not counting what was refused', async (kind, name) => {
    const { id, save, refused, uploadPhoto } = await someone();
    const { items: most } = galleryQuotas[kind];
    await fillGallery(testApp(), id, kind, most - 1);
    await fillGallery(testApp(), id, kind, 2, 'refused');
    const key = () =>
      kind === 'photo'
        ? uploadPhoto(40, 40)
        : uploadReel(testApp(), id, makeVideo(), kind === 'video' ? 'video/mp4' : 'audio/mp4');
    const fits = await key();
    const over = await key();
    const both = [fits, over].map((one) => ({ key: one, kind }));
    expect(await refused({ items: both })).toEqual([
      { field: 'items.1.key', message: `You can add up to ${most} ${name}. Remove one first.` },
    ]);
    expect(await save({ items: [{ key: fits, kind }] })).toHaveLength(most + 2);
    expect(await refused({ items: [{ key: over, kind }] })).toMatchObject([{ field: 'items.0.key' }]);
  });

  test('two calls at once do not go past the quota together', async () => {
    const { id, send, uploadPhoto } = await someone();
    await fillGallery(testApp(), id, 'photo', galleryQuotas.photo.items - 1);
    const keys = [await uploadPhoto(40, 40), await uploadPhoto(40, 40)];
    const answers = await Promise.all(keys.map((key) => send({ items: [{ key, kind: 'photo' }] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('rejects every key that is not an own upload, all at once, and records nothing', async () => {
    const { id, headers, refused, save, read, uploadPhoto } = await someone();
    const other = await someone();
    const theirs = await other.uploadPhoto();
    const announced = await askForUpload(testApp(), headers);
    const mine = await uploadPhoto();
    const keys = [mine, theirs, announced.key, '../../etc/passwd', 'quarantine/aa/nothing.jpg', 'x.mp4'];
    const errors = await refused({ items: keys.map((key) => ({ key, kind: 'photo' })) });
    expect(errors.map(({ field }) => field)).toEqual([1, 2, 3, 4, 5].map((index) => `items.${index}.key`));
    expect(errors[1]?.message).toContain('didn’t finish');
    expect(await assetsOf(id)).toEqual([]);
    expect((await read()).gallary).toEqual([]);
    expect(await save({ items: [{ key: mine, kind: 'photo' }] })).toHaveLength(1);
    expect(await other.save({ items: [{ key: theirs, kind: 'photo' }] })).toHaveLength(1);
  });

  test('a key that was used for something else is rejected', async () => {
    const { id, headers, refused } = await someone();
    const key = await upload(testApp(), headers, await aPicture().webp().toBuffer());
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/Edit-profile-image/${id}`,
      headers,
      payload: { talent_edit_image: key },
    });
    await testApp().db.deleteFrom('gallery_item').where('talent_id', '=', id).execute();
    expect(await refused({ items: [{ key, kind: 'photo' }] })).toMatchObject([
      { field: 'items.0.key', message: expect.stringContaining('used') },
    ]);
  });

  test('rejects contradicting changes', async () => {
    const { id, refused, withPhotos, uploadPhoto } = await someone();
    const [photo, second] = (await withPhotos(2)).map((item) => item.id);
    const theirs = (await (await someone()).withPhotos(1))[0]?.id;
    const key = await uploadPhoto();
    const film = await uploadReel(testApp(), id, makeVideo(), 'video/mp4');
    const cases: [object, string][] = [
      [
        {
          items: [
            { key, kind: 'photo' },
            { key, kind: 'photo' },
          ],
        },
        'items.1.key',
      ],
      [{ items: [{ key, kind: 'video' }] }, 'items.0.key'],
      [{ items: [{ key: film, kind: 'photo' }] }, 'items.0.key'],
      [{ items: [{ key: film, kind: 'video', is_cover_photo: true }] }, 'items.0.is_cover_photo'],
      [{ items: [{ key, kind: 'photo', poster_key: await uploadPhoto() }] }, 'items.0.poster_key'],
      [{ items: [{ key: film, kind: 'video', poster_key: 'nothing' }] }, 'items.0.poster_key'],
      [{ items: [{ id: theirs, caption: 'Mine now' }] }, 'items.0.id'],
      [{ items: [{ id: photo }, { id: photo }] }, 'items.1.id'],
      [{ items: [{ id: photo }], removed: [photo] }, 'items.0.id'],
      [
        {
          items: [
            { id: photo, is_cover_photo: true },
            { id: second, is_cover_photo: true },
          ],
        },
        'items.1.is_cover_photo',
      ],
    ];
    for (const [call, field] of cases) {
      expect(
        (await refused(call)).map((error) => error.field),
        JSON.stringify(call),
      ).toEqual([field]);
    }
  });

  test.each([
    [{ items: [{ key: 'a', kind: 'photo', caption: 'x'.repeat(201) }] }],
    [{ items: [{ key: 'a', kind: 'drawing' }] }],
    [{ items: [{ id: 1, order: -1 }] }],
    [{ items: [{ id: 1, is_cover_photo: false }] }],
    [{ items: [{ id: 0 }] }],
    [{ items: [{ id: 1, user_id: 7 }] }],
    [{ removed: ['1'] }],
    [{ items: Array.from({ length: 61 }, () => ({ id: 1 })) }],
  ])('refuses %j', async (call) => {
    const { send } = await someone();
    expect((await send(call)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is for talents in good standing', async () => {
    const { send } = await someone();
    const frozen = await galleryOf(testApp(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const recruiter = await createRecruiter(testApp().db);
    expect((await send({}, {})).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await frozen.send({})).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
    expect((await send({}, await testApp().as(recruiter))).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'items', message: expect.stringContaining('Only talents have a gallery') }],
    });
  });
});
