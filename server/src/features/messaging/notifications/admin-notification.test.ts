import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { sentTo } from '../../../../test/notifications.ts';
import { createSendAdminNotification } from './admin-notification.ts';
import { createNotifications } from './notifications.service.ts';

const testApp = useTestApp();
const notify = (options: Parameters<ReturnType<typeof createSendAdminNotification>>[0]) => {
  const { services } = testApp();
  return createSendAdminNotification({ ...services, read: createNotifications(services).read })(options);
};

test('sends the message as written, in the product and by email', async () => {
  const recruiter = await createRecruiter(testApp().db);
  const message = `We look at your **papers** today. ${'Words. '.repeat(40)}`.trim();
  expect(await notify({ user_id: recruiter.id, message, notification_type: 2 })).toMatchObject({
    user_id: recruiter.id,
    message,
    parts: [{ text: message }],
    notification_type: 2,
    topic: 'account',
    status: false,
  });
  const [email] = await sentTo(testApp(), recruiter.email);
  expect([email?.subject, email?.text.includes(message)]).toEqual(['A message from Callboard', true]);
});

test('rejects an id that is not of that user type', async () => {
  const recruiter = await createRecruiter(testApp().db);
  for (const options of [
    { user_id: recruiter.id, message: 'Hello', notification_type: 1 },
    { user_id: 2_000_000, message: 'Hello', notification_type: 2 },
  ] as const) {
    await expect(notify(options)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});
