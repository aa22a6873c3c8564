import type { IdProof } from '@callboard/contract/people/id-proofs';
import type { TestApp } from './app.ts';
import { createTalent } from './factories.ts';
import { aPicture } from './pictures.ts';
import { upload } from './uploads.ts';

type AccountChanges = NonNullable<Parameters<typeof createTalent>[1]>['account'];

/** Talents who send ID proofs, by the calls that send them. */
export function idProofsOf(testApp: () => TestApp) {
  const newTalent = async (account: AccountChanges = {}) => {
    const { id } = await createTalent(testApp().db, { account, talent: { completed_at: null } });
    return { id, headers: await testApp().as({ id }) };
  };
  type Talent = Awaited<ReturnType<typeof newTalent>>;
  const card = async ({ headers }: Talent) => upload(testApp(), headers, await aPicture().webp().toBuffer());
  const proofIn = (response: { json: <T>() => T }) => response.json<{ id_proof: IdProof }>().id_proof;

  return {
    newTalent,
    card,
    proofIn,
    patch: ({ id, headers }: Talent, payload: object) =>
      testApp().app.inject({ method: 'PATCH', url: `/v1/talenter/${id}`, headers, payload }),
    passport: async (talent: Talent, changes: object = {}) => ({
      proof_type: 4,
      proof_id_number: 'z 765-4321',
      proof_img: await card(talent),
      ...changes,
    }),
    read: async ({ id, headers }: Talent) =>
      proofIn(await testApp().app.inject({ url: `/v1/talenter/${id}`, headers })),
    rowOf: ({ id }: Pick<Talent, 'id'>) =>
      testApp().db.selectFrom('id_proof').selectAll().where('talent_id', '=', id).executeTakeFirstOrThrow(),
  };
}
