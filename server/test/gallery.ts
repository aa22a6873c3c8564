import type { FieldError } from '@callboard/contract/errors';
import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { TestApp } from './app.ts';
import { createTalent } from './factories.ts';
import { aPicture } from './pictures.ts';
import { upload } from './uploads.ts';

type Headers = Record<string, string>;
type Changes = Parameters<typeof createTalent>[1];

/** A talent with a gallery to fill, and the calls for it. */
export async function galleryOf(testApp: TestApp, changes: Changes = { talent: { completed_at: null } }) {
  const talent = await createTalent(testApp.db, changes);
  const headers = await testApp.as(talent);
  const send = (payload: object, as: Headers = headers) =>
    testApp.app.inject({ method: 'POST', url: '/v1/image-upload', headers: as, payload });
  const uploadPhoto = async (width = 400, height = 500) =>
    upload(testApp, headers, await aPicture(width, height).jpeg({ quality: 40 }).toBuffer(), 'image/jpeg');

  const save = async (payload: object): Promise<OwnGallery['gallary']> => {
    const response = await send(payload);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<OwnGallery>().gallary;
  };
  const read = async () =>
    (await testApp.app.inject({ url: `/v1/image-upload/${talent.id}`, headers })).json<OwnGallery>();

  return {
    id: talent.id,
    public_id: talent.public_id,
    headers,
    send,
    save,
    read,
    uploadPhoto,
    /** The fields that are refused, and why. */
    refused: async (payload: object): Promise<FieldError[]> => {
      const response = await send(payload);
      if (response.statusCode !== 400) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json<{ errors: FieldError[] }>().errors;
    },
    /** So many photos, looked at and ready. */
    async withPhotos(count: number) {
      const items: object[] = [];
      for (let index = 0; index < count; index += 1) {
        items.push({ key: await uploadPhoto(), kind: 'photo', caption: `Photo ${index}` });
      }
      await save({ items });
      await testApp.drain();
      return (await read()).gallary;
    },
  };
}

/** Rows without files, for what only counts them. */
export async function fillGallery(
  { db }: TestApp,
  talentId: number,
  kind: string,
  count: number,
  state = 'ready',
) {
  for (let index = 0; index < count; index += 1) {
    const { id } = await db
      .insertInto('media_asset')
      .values({
        owner_id: talentId,
        kind,
        content_type: 'image/webp',
        bytes: 10,
        width: 10,
        height: 10,
        original_key: `originals/aa/${index}.bin`,
        state,
        refusal: state === 'refused' ? 'Not a picture' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gallery_item')
      .values({ talent_id: talentId, asset_id: id, position: id % 30_000 })
      .execute();
  }
}
