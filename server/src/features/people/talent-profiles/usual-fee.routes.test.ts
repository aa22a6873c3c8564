import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

test('the fee is for recruiters, unless they are frozen, and for the talent', async () => {
  const { app, db, as } = testApp();
  const talent = await createFullTalent(db);
  const fee = { rupees: Number(talent.secrets.fee), per: 'day', note: talent.secrets.feeNote };
  const read = async (path: string, headers: Record<string, string>) =>
    (await app.inject({ url: `/v1/user/${path}`, headers })).json().usual_fee;
  const without = `without/${talent.public_id}`;
  expect(await read(without, await as(await createRecruiter(db)))).toEqual(fee);
  expect(await read(without, await as(await createRecruiter(db, frozen)))).toBeNull();
  expect(await read(without, await as(await createTalent(db)))).toBeUndefined();
  expect(await read(`guest/${talent.public_id}`, {})).toBeUndefined();
  expect(await read(`get-talenter/${talent.id}`, await as(talent))).toEqual(fee);
});
