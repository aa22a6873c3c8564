import type { Insertable } from 'kysely';
import { maskNumber } from '../src/features/people/id-proofs/id-proof.policy.ts';
import type { Account, Talent } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createSeal } from '../src/platform/sealing/seal.ts';
import { identityArea, makeKey } from '../src/platform/storage/keys.ts';
import { createTalent, isChild } from './factories.ts';
import { testSecret } from './secret.ts';

let people = 0;

/** Things nobody else has, to be searched for in what others get to see. */
const makeSecrets = () => {
  people += 1;
  const number = String(people).padStart(4, '0');
  const day = String((people % 28) + 1).padStart(2, '0');
  return {
    mobile: `982001${number}`,
    email: `private-${number}@inbox.example`,
    dateOfBirth: `1994-07-${day}`,
    managerEmail: `manager-${number}@agency.example`,
    managerMobile: `912345${number}`,
    managerName: `Agent Number${number}`,
    handle: `secret_handle_${number}`,
    reason: `surgery number ${number}`,
    surname: `Quxley${number}`,
    passport: `2031-03-${day}`,
    idNumber: `Z765${number}`,
    fee: String(7_300_000 + people),
    feeNote: `less for friends of ${number}`,
  };
};
export type Secrets = ReturnType<typeof makeSecrets>;

interface GalleryPlace {
  readonly position: number;
  readonly is_cover: boolean;
}

/** A photo that is ready to be shown. Its files are not there: nothing looks at them. */
export async function addPhoto(db: Database, talentId: number, place: GalleryPlace) {
  const { id } = await db
    .insertInto('media_asset')
    .values({
      kind: 'photo',
      owner_id: talentId,
      content_type: 'image/webp',
      bytes: 1000,
      width: 960,
      height: 1200,
      original_key: makeKey('originals', 'bin'),
      card_key: makeKey('media', 'webp'),
      page_key: makeKey('media', 'webp'),
      full_key: makeKey('media', 'webp'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gallery_item')
    .values({ talent_id: talentId, asset_id: id, ...place })
    .execute();
}

async function addGallery(db: Database, talentId: number, count: number) {
  for (let position = 0; position < count; position += 1) {
    await addPhoto(db, talentId, { position, is_cover: position === 1 });
  }
}

/** Refused for somebody under 18. */
const addBody = (db: Database, talentId: number) =>
  db
    .insertInto('talent_body')
    .values({
      talent_id: talentId,
      height_mm: 1702,
      height_unit: 3,
      weight_g: 61_000,
      weight_unit: 4,
      bust_or_chest_mm: 914,
      bust_or_chest_unit: 2,
      waist_mm: 700,
      hips_mm: 931,
      eye_color_id: 1,
    })
    .execute();

async function addFacts(db: Database, talentId: number, { handle, reason }: Secrets) {
  const talent_id = talentId;
  await db
    .insertInto('talent_skill')
    .values([
      { talent_id, skill_id: 101 },
      { talent_id, skill_id: 102 },
    ])
    .execute();
  await db.insertInto('talent_hobby').values({ talent_id, hobby_id: 101 }).execute();
  await db.insertInto('talent_language').values({ talent_id, language_id: 1, level_id: 1 }).execute();
  await db.insertInto('talent_work_city').values({ talent_id, city_id: 2 }).execute();
  await db.insertInto('talent_achievement').values({ talent_id, achievement_id: 1 }).execute();
  await db
    .insertInto('talent_social_link')
    .values({ talent_id, network_id: 1, handle, followers: 900 })
    .execute();
  await db
    .insertInto('unavailable_dates')
    .values({ account_id: talent_id, days: '[2099-01-10,2099-01-15)', reason })
    .execute();
  await db
    .insertInto('past_work')
    .values({ talent_id, title: 'Monsoon Letters', part: 'Tara', year: 2024, project_type_id: 1 })
    .execute();
}

/** Sealed as the server seals it. */
const addIdProof = (db: Database, talentId: number, { idNumber }: Secrets) =>
  db
    .insertInto('id_proof')
    .values({
      talent_id: talentId,
      proof_type_id: 4,
      number_sealed: createSeal(testSecret, 'id-proof').seal(talentId, 'number', Buffer.from(idNumber)),
      number_masked: maskNumber(4, idNumber),
      front_key: makeKey(identityArea, 'bin'),
      uploads: [],
    })
    .execute();

interface Changes {
  readonly account?: Partial<Insertable<Account>>;
  readonly talent?: Partial<Insertable<Talent>>;
}

/** A talent with something in every corner of the profile. */
export async function createFullTalent(db: Database, { account = {}, talent = {} }: Changes = {}) {
  const secrets = makeSecrets();
  const created = await createTalent(db, {
    account: {
      first_name: 'Meera',
      last_name: secrets.surname,
      email: secrets.email,
      mobile: `+91${secrets.mobile}`,
      mobile_verified_at: new Date(),
      ...account,
    },
    talent: {
      headline: 'Stage and screen',
      about: 'Seven years with a travelling company.',
      date_of_birth: secrets.dateOfBirth,
      gender_id: 1,
      residence_city_id: 1,
      playing_age_min: 24,
      playing_age_max: 34,
      passport_valid_until: secrets.passport,
      fee_rupees: Number(secrets.fee),
      fee_per: 'day',
      fee_note: secrets.feeNote,
      is_managed: true,
      manager_name: secrets.managerName,
      manager_email: secrets.managerEmail,
      manager_mobile: `+91${secrets.managerMobile}`,
      ...talent,
    },
  });
  await addFacts(db, created.id, secrets);
  if (!isChild(talent.date_of_birth)) await addBody(db, created.id);
  await addGallery(db, created.id, 5);
  await addIdProof(db, created.id, secrets);
  return { ...created, secrets };
}

export const unlock = (db: Database, recruiter: { id: number }, talent: { id: number }) =>
  db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
