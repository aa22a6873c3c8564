import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { connect } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { planSearch } from './plan-search.ts';

const database = useTestDatabase();
const similarTo = '6ecd8c99-4036-403d-bf84-cf8400f67836';
const asGuest = { kind: 'guest' } as const;

test('a missing talent is a 404, a database error is not', async () => {
  await expect(planSearch(database(), { similarTo }, asGuest)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    details: { errors: [{ field: 'similarTo' }] },
  });
  const lost = connect('postgres://nobody@127.0.0.1:1/nothing');
  const error = await planSearch(lost, { similarTo }, asGuest).catch((reason: unknown) => reason);
  await lost.close();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ProblemError);
});
