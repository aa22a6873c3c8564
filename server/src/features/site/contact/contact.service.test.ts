import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { createContactService } from './contact.service.ts';

const testApp = useTestApp();
const writer = { accountId: null, ip: '192.0.2.1' };
const request = (name: string) => ({
  kind: 'contact' as const,
  name,
  email: `${name}@callboard.test`,
  subject: 'Hello',
  message: 'Words',
});
const service = (emails = testApp().services.emails) =>
  createContactService({ ...testApp().services, emails, supportEmail: 'support@callboard.test' });

describe('the list for the console', () => {
  test('comes newest first, in pages, and by kind', async () => {
    for (const name of ['one', 'two', 'three']) await service().receive(request(name), writer);
    await service().receive({ ...request('four'), kind: 'lead', mobile: '+919820012345' }, writer);
    const all = await service().list({ page: 1, limit: 3 });
    expect(all).toMatchObject({ page: 1, limit: 3, totalPages: 2, totalResults: 4 });
    expect(all.results.map(({ name }) => name)).toEqual(['four', 'three', 'two']);
    const leads = await service().list({ page: 1, limit: 10, kind: 'lead' });
    expect(leads.results).toMatchObject([
      { kind: 'lead', mobile: '+919820012345', user_id: null, handled_at: null },
    ]);
    expect((await service().list({ page: 9, limit: 10 })).results).toEqual([]);
  });
});

test('nothing is stored when the mail cannot be queued', async () => {
  const { db, services } = testApp();
  const count = async () => (await db.selectFrom('contact_request').select('id').execute()).length;
  const before = await count();
  let queued = 0;
  const breaksAtTheSecond: Emails = {
    ...services.emails,
    send: async (trx, kind, sending) => {
      queued += 1;
      if (queued === 2) throw new Error('No');
      await services.emails.send(trx, kind, sending);
    },
  };
  await expect(service(breaksAtTheSecond).receive(request('five'), writer)).rejects.toThrow('No');
  expect(await count()).toBe(before);
  const mails = await db
    .selectFrom('outbox_message')
    .select('id')
    .where('recipient', 'like', 'five@%')
    .execute();
  expect(mails).toEqual([]);
});
