import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { sentTo } from '../../../../test/notifications.ts';
import { createSendAdminNotification } from './admin-notification.ts';
import { createNotifications } from './notifications.service.ts';

const testApp = useTestApp();
const tell = (options: Parameters<ReturnType<typeof createSendAdminNotification>>[0]) => {
  const { services } = testApp();
  return createSendAdminNotification({ ...services, read: createNotifications(services).read })(options);
};

test('tells somebody something in the name of the house, as it was written, and by letter', async () => {
  const recruiter = await createRecruiter(testApp().db);
  const message = `We look at your **papers** today. ${'Words. '.repeat(40)}`.trim();
  expect(await tell({ user_id: recruiter.id, message, notification_type: 2 })).toMatchObject({
    user_id: recruiter.id,
    message,
    parts: [{ text: message }],
    notification_type: 2,
    topic: 'account',
    status: false,
  });
  const [letter] = await sentTo(testApp(), recruiter.email);
  expect([letter?.subject, letter?.text.includes(message)]).toEqual(['A message from Callboard', true]);
});

test('nobody of that kind is nobody', async () => {
  const recruiter = await createRecruiter(testApp().db);
  for (const options of [
    { user_id: recruiter.id, message: 'Hello', notification_type: 1 },
    { user_id: 2_000_000, message: 'Hello', notification_type: 2 },
  ] as const) {
    await expect(tell(options)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});
