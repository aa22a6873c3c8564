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

const notify = (accountId: number, message: string) => {
  const { db, services } = testApp();
  return db.transaction().execute((trx) =>
    services.notifier.announce(trx, {
      ref: 'house.to-talent',
      notificationType: 1,
      topic: 'applications',
      text: { message: '{{message}}', path: '/app', email: { subject: 'PersonMessage', action: 'Open' } },
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

describe('the daily email', () => {
  test('is sent at 7 pm in India', () => {
    const daily = testApp().services.jobs.find(({ name }) => name === job);
    expect(daily?.dailyAt).toBe('13:30');
  });

  test('lists every unread notification with its link, and is sent once', async () => {
    const person = await createReader();
    await notify(person.id, 'You are <b>shortlisted</b> for Meera');
    await markRead(await notify(person.id, 'Seen already'));
    await notify(person.id, 'Your application was viewed');
    expect(await sentTo(testApp(), person.email)).toEqual([]);
    await Promise.all([runJob(testApp(), job), runJob(testApp(), job)]);
    await runJob(testApp(), job);
    const emails = await sentTo(testApp(), person.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['2 new notifications on Callboard']);
    const [email] = emails;
    expect(email?.text).toContain('You are <b>shortlisted</b> for Meera\nhttp://localhost/app/talent');
    expect(email?.text).not.toContain('Seen already');
    expect(email?.html).toContain('You are &lt;b&gt;shortlisted&lt;/b&gt; for Meera');
    expect(email?.html).toContain('href="http://localhost/app/talent/dashboard/notification"');

    await notify(person.id, 'And another thing');
    await runJob(testApp(), job);
    const after = await sentTo(testApp(), person.email);
    expect(after.map(({ subject }) => subject)).toEqual([
      '2 new notifications on Callboard',
      '1 new notification on Callboard',
    ]);
  });

  test('is not sent when everything is read or emails are off', async () => {
    const [seen, changed] = [await createReader(), await createReader()];
    await markRead(await notify(seen.id, 'Seen'));
    await notify(changed.id, 'PersonMessage');
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

  test('goes to the manager too, even when the talent has read it', async () => {
    const manager_email = 'digest-manager@agency.example';
    const talent = { is_managed: true, manager_gets_mail: true, manager_email };
    const person = await createReader({ talent, account: { first_name: 'Meera' } });
    await markRead(await notify(person.id, 'You are shortlisted'));
    await runJob(testApp(), job);
    expect(await sentTo(testApp(), person.email)).toEqual([]);
    const [copy, ...others] = await sentTo(testApp(), manager_email);
    expect([copy?.subject, others]).toEqual(['1 new notification for Meera', []]);
    expect(copy?.text).toContain('because you manage Meera on Callboard');
  });

  test('is a text message for someone without an email address', async () => {
    const mobile = '+919876500001';
    const person = await createReader({
      account: { email: null, email_verified_at: null, mobile, mobile_verified_at: new Date() },
    });
    await notify(person.id, 'You are shortlisted');
    await runJob(testApp(), job);
    expect(await sentTo(testApp(), mobile)).toMatchObject([
      { channel: 'sms', text: expect.stringContaining('You have 1 new notification.') },
    ]);
  });
});
