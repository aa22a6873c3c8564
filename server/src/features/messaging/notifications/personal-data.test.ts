import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { addNotification } from '../../../../test/notifications.ts';
import { eraseNotifications } from './personal-data.queries.ts';

const testApp = useTestApp();

test('erases notifications about the person and copies to their manager', async () => {
  const { db, outbox } = testApp();
  const [erased, other] = [await createTalent(db), await createTalent(db)];
  const own = await addNotification(db, erased);
  const about = await addNotification(db, other, { about_account_id: erased.id });
  const remaining = await addNotification(db, other);
  const keys = [
    `notice:${own.id}:manager-mail`,
    `notice:${about.id}:mail`,
    `notice:${remaining.id}:mail`,
    `digest:${erased.id}:manager:${own.id}`,
    `digest:${erased.id}0:self:1`,
  ];
  for (const dedupeKey of keys)
    await outbox.queue(db, { channel: 'sms', recipient: '+919123450009', text: 'News', dedupeKey });
  await eraseNotifications(db, erased);
  const left = await db.selectFrom('outbox_message').select('dedupe_key').orderBy('id').execute();
  expect(left.map(({ dedupe_key }) => dedupe_key)).toEqual([keys[2], keys[4]]);
});
