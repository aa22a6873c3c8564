import type { Parsed } from '@callboard/contract/endpoint';
import {
  type MeasureName,
  measureNames,
  sizeTypeById,
  toStored,
} from '@callboard/contract/people/measurements';
import type { BodyPayload, saveBody } from '@callboard/contract/people/profile-editor/body';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { type Caller, createTalentReader, type TalentRef, toWireMeasures } from '../talent-profiles/index.ts';
import * as queries from './body.queries.ts';
import { assertKnownEntries, entry } from './profile-input.ts';
import { isMinor } from './progress.policy.ts';
import { lockTalent } from './progress.queries.ts';
import { assertStillPublishable, readProgress } from './read-progress.ts';

type Body = Parsed<typeof saveBody>['body'];

/** Measurements are left out for known minors, and for viewers for whom `hidesMeasures` is set. */
export async function readBody(
  db: Database,
  talentId: number,
  { hidesMeasures = false } = {},
): Promise<BodyPayload> {
  const row = await queries.findBody(db, talentId);
  if (!row) throw new ProblemError('NOT_FOUND');
  const showsMeasures = !hidesMeasures && !isMinor(row.date_of_birth);
  return {
    id: row.account_id,
    user_id: row.account_id,
    screen_min_age: row.playing_age_min,
    screen_max_age: row.playing_age_max,
    eye_color: row.eye_color_id,
    skin_color: row.skin_tone_id,
    natural_hair_color: row.hair_color_id,
    hair_type: row.hair_type_id,
    body_type: showsMeasures ? row.body_type_id : null,
    ...toWireMeasures(row, showsMeasures),
    confirmed_on: showsMeasures ? row.confirmed_on : null,
  };
}

const chosenEntries = (body: Body) => [
  entry('eye_color', 'eye_color', body.eye_color),
  entry('skin_color', 'skin_tone', body.skin_color),
  entry('natural_hair_color', 'hair_color', body.natural_hair_color),
  entry('hair_type', 'hair_type', body.hair_type),
  entry('body_type', 'body_type', body.body_type),
];

/** The contract has checked that a value comes with a matching unit. */
const stored = (body: Body, name: MeasureName) => {
  const value = body[name];
  const type = sizeTypeById(body[`${name}_size_type`] ?? 0);
  return typeof value === 'number' && type ? toStored(value, type) : value;
};

const assertNoMinorMeasurements = (body: Body) => {
  const closed = ([...measureNames, 'body_type'] as const).find((name) => typeof body[name] === 'number');
  if (closed) throw invalidField(closed, 'We don’t keep measurements of anyone under 18');
};

const assertAgeOrder = (body: Body, known: queries.PlayingAge) => {
  const from = body.screen_min_age === undefined ? known.playing_age_min : body.screen_min_age;
  const to = body.screen_max_age === undefined ? known.playing_age_max : body.screen_max_age;
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return;
  const field = body.screen_max_age === undefined ? 'screen_min_age' : 'screen_max_age';
  throw invalidField(field, 'The first age can’t be above the last');
};

export function createBody({ db, limits }: { db: Database; limits: Limits }) {
  const read = createTalentReader({ db, limits });

  const write = (trx: Database, talentId: number, body: Body) => {
    const isMeasured = measureNames.some((name) => body[name] !== undefined);
    return queries.saveBody(
      trx,
      talentId,
      {
        height_mm: stored(body, 'height'),
        weight_g: stored(body, 'weight'),
        bust_or_chest_mm: stored(body, 'bust_or_chest'),
        waist_mm: stored(body, 'waist'),
        hips_mm: stored(body, 'hips'),
        height_unit: body.height_size_type,
        weight_unit: body.weight_size_type,
        bust_or_chest_unit: body.bust_or_chest_size_type,
        waist_unit: body.waist_size_type,
        hips_unit: body.hips_size_type,
        eye_color_id: body.eye_color,
        skin_tone_id: body.skin_color,
        hair_color_id: body.natural_hair_color,
        hair_type_id: body.hair_type,
        body_type_id: body.body_type,
      },
      isMeasured || body.is_confirmed === true,
    );
  };

  return {
    async save(talentId: number, body: Body) {
      const { id = talentId, user_id = talentId } = body;
      if (id !== talentId || user_id !== talentId) throw new ProblemError('NOT_FOUND');
      await assertKnownEntries(db, chosenEntries(body));
      await db.transaction().execute(async (trx) => {
        const talent = await lockTalent(trx, talentId);
        if (!talent) throw new ProblemError('NOT_FOUND');
        if (isMinor(talent.date_of_birth)) assertNoMinorMeasurements(body);
        assertAgeOrder(body, talent);
        await queries.updatePlayingAge(trx, talentId, {
          playing_age_min: body.screen_min_age,
          playing_age_max: body.screen_max_age,
        });
        await write(trx, talentId, body);
        await assertStillPublishable(trx, talentId);
      });
      return { ...(await readBody(db, talentId)), progress: await readProgress(db, talentId) };
    },

    /** Viewers who only see the guest view see none of this. */
    async view(ref: TalentRef, caller: Caller) {
      const { talent, access } = await read(ref, caller);
      if (access === 'public') throw new ProblemError('NOT_FOUND');
      // When the age is unknown, others see no measurements either.
      return readBody(db, talent.id, { hidesMeasures: !talent.adult && access !== 'own' });
    },
  };
}
