import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { choose, runJob, sentTo } from '../../../../test/notifications.ts';

const testApp = useTestApp();
const job = 'notifications/send-daily-letters';

const createReader = async (changes: Parameters<typeof createTalent>[1] = {}) => {
  const person = await createTalent(testApp().db, changes);
  await choose(testApp().db, person.id, 'applications', { email: 'daily', copy_to_manager: true });
  return person;
};

const tell = (accountId: number, message: string) => {
  const { db, services } = testApp();
  return db.transaction().execute((trx) =>
    services.notifier.announce(trx, {
      ref: 'house.to-talent',
      notificationType: 1,
      topic: 'applications',
      text: { message: '{{message}}', path: '/app', mail: { subject: 'PersonMessage', action: 'Open' } },
      emails: 'by-preference',
      onPhone: true,
      accountId,
      cause: message,
      loadContent: async () => ({ variables: { message } }),
    }),
  );
};
const markRead = (id: number | undefined) =>
  testApp()
    .db.updateTable('notification')
    .set({ read_at: new Date() })
    .where('id', '=', id ?? 0)
    .execute();

describe('the daily letter', () => {
  test('comes at seven in the evening in India', () => {
    const daily = testApp().services.jobs.find(({ name }) => name === job);
    expect(daily?.dailyAt).toBe('13:30');
  });

  test('is one letter with all that was not seen, each with its link, and comes once', async () => {
    const person = await createReader();
    await tell(person.id, 'You are <b>shortlisted</b> for Meera');
    await markRead(await tell(person.id, 'Seen already'));
    await tell(person.id, 'Your application was viewed');
    expect(await sentTo(testApp(), person.email)).toEqual([]);
    await Promise.all([runJob(testApp(), job), runJob(testApp(), job)]);
    await runJob(testApp(), job);
    const letters = await sentTo(testApp(), person.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['2 new notifications on Callboard']);
    const [letter] = letters;
    expect(letter?.text).toContain('You are <b>shortlisted</b> for Meera\nhttp://localhost/app/talent');
    expect(letter?.text).not.toContain('Seen already');
    expect(letter?.html).toContain('You are &lt;b&gt;shortlisted&lt;/b&gt; for Meera');
    expect(letter?.html).toContain('href="http://localhost/app/talent/dashboard/notification"');

    await tell(person.id, 'And another thing');
    await runJob(testApp(), job);
    const after = await sentTo(testApp(), person.email);
    expect(after.map(({ subject }) => subject)).toEqual([
      '2 new notifications on Callboard',
      '1 new notification on Callboard',
    ]);
  });

  test('does not come when everything was seen, or is not wanted any more', async () => {
    const [seen, changed] = [await createReader(), await createReader()];
    await markRead(await tell(seen.id, 'Seen'));
    await tell(changed.id, 'PersonMessage');
    await testApp()
      .db.updateTable('notification_preference')
      .set({ email: 'never' })
      .where('account_id', '=', changed.id)
      .execute();
    await runJob(testApp(), job);
    expect([await sentTo(testApp(), seen.email), await sentTo(testApp(), changed.email)]).toEqual([[], []]);
    const owed = await testApp().db.selectFrom('digest_owed').selectAll().execute();
    expect(owed).toEqual([]);
  });

  test('goes to the manager too, whether the talent saw it or not', async () => {
    const manager_email = 'digest-manager@agency.example';
    const talent = { is_managed: true, manager_gets_mail: true, manager_email };
    const person = await createReader({ talent, account: { first_name: 'Meera' } });
    await markRead(await tell(person.id, 'You are shortlisted'));
    await runJob(testApp(), job);
    expect(await sentTo(testApp(), person.email)).toEqual([]);
    const [copy, ...others] = await sentTo(testApp(), manager_email);
    expect([copy?.subject, others]).toEqual(['1 new notification for Meera', []]);
    expect(copy?.text).toContain('because you manage Meera on Callboard');
  });

  test('is a message for who has no mail address', async () => {
    const mobile = '+919876500001';
    const person = await createReader({
      account: { email: null, email_verified_at: null, mobile, mobile_verified_at: new Date() },
    });
    await tell(person.id, 'You are shortlisted');
    await runJob(testApp(), job);
    expect(await sentTo(testApp(), mobile)).toMatchObject([
      { channel: 'sms', text: expect.stringContaining('You have 1 new notification.') },
    ]);
  });
});
