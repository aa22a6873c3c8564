import { describe, expect, test } from 'vitest';
import { addCredits, endLot } from '../../../../test/credits.ts';
import { createTalent } from '../../../../test/factories.ts';
import { useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith } = useUnlocking();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const get = (url: string, { headers }: { headers: Record<string, string> }) =>
  testApp().app.inject({ url, headers });

describe('GET /v1/recruiter/recruiter-unlock-balance/{id}', () => {
  const path = (id: number | string) => `/v1/recruiter/recruiter-unlock-balance/${id}`;

  test('200: usable credits, and those that expire next', async () => {
    const { db } = testApp();
    const recruiter = await recruiterWith(0);
    expect((await get(path(recruiter.id), recruiter)).json()).toEqual({
      credits: 0,
      next_expiry: null,
      is_low: true,
    });
    const soon = inDays(20);
    await addCredits(db, recruiter.id, 10);
    await addCredits(db, recruiter.id, 3, { expiresAt: inDays(80), source: 'plan' });
    await addCredits(db, recruiter.id, 4, { expiresAt: soon, source: 'plan' });
    const ended = await addCredits(db, recruiter.id, 9, { expiresAt: inDays(1), source: 'plan' });
    await endLot(db, ended?.lotId, inDays(-1));
    expect((await get(path(recruiter.id), recruiter)).json()).toEqual({
      credits: 17,
      next_expiry: { credits: 4, at: soon.toISOString() },
      is_low: false,
    });
  });

  test('401 a guest, 403 a talent, 404 somebody else, 400 no id', async () => {
    const { app, db } = testApp();
    const [recruiter, other, talent] = [
      await recruiterWith(0),
      await recruiterWith(0),
      await createTalent(db),
    ];
    expect((await app.inject({ url: path(recruiter.id) })).statusCode).toBe(401);
    expect((await get(path(talent.id), { headers: await testApp().as(talent) })).statusCode).toBe(403);
    for (const id of [other.id, talent.id, 2_000_000_000]) {
      expect((await get(path(id), recruiter)).statusCode).toBe(404);
    }
    for (const id of ['-1', '1.5', 'x']) expect((await get(path(id), recruiter)).statusCode).toBe(400);
  });
});
