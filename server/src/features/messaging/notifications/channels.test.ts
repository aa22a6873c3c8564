import { NotificationPreference, notificationTopics } from '@callboard/contract/accounts/settings';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { choose } from '../../../../test/notifications.ts';
import type { NotificationRequest } from '../../../platform/feature/notification.ts';

const testApp = useTestApp();
let people = 0;

/** Everything that decides how someone is notified. */
interface Case {
  readonly kind: 'talent' | 'recruiter';
  readonly topic: NotificationRequest['topic'];
  readonly email: 'now' | 'daily' | 'never';
  readonly whatsapp: boolean;
  readonly copies: boolean;
}

const manager = { email: 'manager@agency.example', mobile: '+919123450001' };

const createPerson = async ({ kind }: Case) => {
  people += 1;
  const account = {
    email: `matrix-${people}@callboard.test`,
    mobile: `+9198${String(people).padStart(8, '0')}`,
    mobile_verified_at: new Date(),
    whatsapp_updates: true,
  };
  if (kind === 'recruiter') return createRecruiter(testApp().db, { account });
  const talent = {
    is_managed: true,
    manager_gets_mail: true,
    manager_email: manager.email,
    manager_gets_messages: true,
    manager_mobile: manager.mobile,
  };
  return createTalent(testApp().db, { account, talent });
};

const announce = (one: Case, accountId: number, changes: Partial<NotificationRequest> = {}) => {
  const { db, services } = testApp();
  const request: NotificationRequest = {
    ref: `house.to-${one.kind}`,
    notificationType: one.kind === 'talent' ? 1 : 2,
    topic: one.topic,
    text: { message: '{{message}}', path: '/app', email: { subject: 'PersonMessage', action: 'Open' } },
    emails: 'by-preference',
    onPhone: true,
    accountId,
    cause: 'matrix',
    loadContent: async () => ({ variables: { message: 'Something happened' } }),
    ...changes,
  };
  return db.transaction().execute((trx) => services.notifier.announce(trx, request));
};

const channelsOf = async (notificationId: number | undefined) => {
  const { db } = testApp();
  const sent = await db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient'])
    .where('dedupe_key', 'like', `notice:${notificationId}:%`)
    .execute();
  const owed = await db
    .selectFrom('digest_owed')
    .select('reader')
    .where('notification_id', '=', notificationId ?? 0)
    .execute();
  const isManagers = (recipient: string) => recipient === manager.email || recipient === manager.mobile;
  return [
    ...sent.map(({ channel, recipient }) => `${isManagers(recipient) ? 'manager' : 'self'} ${channel}`),
    ...owed.map(({ reader }) => `${reader} digest`),
  ].sort();
};

/** Restates what the settings page promises. */
const expectedChannels = ({ kind, topic, email, whatsapp, copies }: Case) => {
  const known: readonly string[] = notificationTopics[kind];
  if (topic === 'account') return ['self mail'];
  if (!known.includes(topic)) return [];
  const emails = { now: ['mail'], daily: ['digest'], never: [] }[email];
  const hasCopies = copies && kind === 'talent';
  return [
    ...emails.map((channel) => `self ${channel}`),
    ...(whatsapp ? ['self whatsapp'] : []),
    ...(hasCopies ? emails.map((channel) => `manager ${channel}`) : []),
    ...(hasCopies ? ['manager whatsapp'] : []),
  ].sort();
};

const cases: Case[] = (['talent', 'recruiter'] as const).flatMap((kind) =>
  [...notificationTopics[kind], 'account' as const].flatMap((topic) =>
    NotificationPreference.shape.email.options.flatMap((email) =>
      [true, false].flatMap((whatsapp) =>
        [true, false].map((copies) => ({ kind, topic, email, whatsapp, copies })),
      ),
    ),
  ),
);

test(`every combination of settings is respected (${cases.length})`, async () => {
  const wrong: unknown[] = [];
  for (const one of cases) {
    const person = await createPerson(one);
    const { topic, email, whatsapp, copies } = one;
    if (topic !== 'account') {
      await choose(testApp().db, person.id, topic, { email, whatsapp, copy_to_manager: copies });
    }
    const channels = await channelsOf(await announce(one, person.id));
    const expected = expectedChannels(one);
    if (channels.join() !== expected.join()) wrong.push({ one, channels, expected });
  }
  expect(wrong).toEqual([]);
});

const urgent: Case = { kind: 'talent', topic: 'offers', email: 'now', whatsapp: true, copies: true };

test.each([
  [
    'without a verified number: no WhatsApp',
    { mobile_verified_at: null },
    {},
    ['manager mail', 'manager whatsapp', 'self mail'],
  ],
  [
    'without WhatsApp consent: no WhatsApp',
    { whatsapp_updates: false },
    {},
    ['manager mail', 'manager whatsapp', 'self mail'],
  ],
  [
    'without an address: by phone, once',
    { email: null, email_verified_at: null },
    {},
    ['manager mail', 'manager whatsapp', 'self whatsapp'],
  ],
  [
    'without an address and without WhatsApp: by SMS',
    { email: null, email_verified_at: null, whatsapp_updates: false },
    {},
    ['manager mail', 'manager whatsapp', 'self sms'],
  ],
  ['a former manager', {}, { is_managed: false }, ['self mail', 'self whatsapp']],
  [
    'a manager who wants no email',
    {},
    { manager_gets_mail: false },
    ['manager whatsapp', 'self mail', 'self whatsapp'],
  ],
  [
    'a manager who wants no messages',
    {},
    { manager_gets_messages: false },
    ['manager mail', 'self mail', 'self whatsapp'],
  ],
])('%s', async (_what, account, talent, expected) => {
  const { db } = testApp();
  const person = await createPerson(urgent);
  if (Object.keys(account).length > 0)
    await db.updateTable('account').set(account).where('id', '=', person.id).execute();
  if (Object.keys(talent).length > 0)
    await db.updateTable('talent').set(talent).where('account_id', '=', person.id).execute();
  expect(await channelsOf(await announce(urgent, person.id))).toEqual(expected);
});

test.each([
  ['none', 'now', true, ['manager whatsapp', 'self whatsapp']],
  ['none', 'daily', false, []],
  ['daily-only', 'now', false, []],
  ['daily-only', 'daily', false, ['manager digest', 'self digest']],
] as const)(
  'a notification with emails: %s, wanted %s, phone %s',
  async (emails, email, onPhone, expected) => {
    const one = { ...urgent, email };
    const person = await createPerson(one);
    await choose(testApp().db, person.id, one.topic, { email, whatsapp: true, copy_to_manager: true });
    expect(await channelsOf(await announce(one, person.id, { emails, onPhone }))).toEqual(expected);
  },
);

test('a copy names the talent and holds no contact details', async () => {
  const person = await createPerson(urgent);
  const id = await announce(urgent, person.id);
  const copies = await testApp()
    .db.selectFrom('outbox_message')
    .select(['channel', 'text', 'html'])
    .where('dedupe_key', 'like', `notice:${id}:manager-%`)
    .orderBy('channel')
    .execute();
  expect(copies[0]?.text).toContain('because you manage Asha on Callboard');
  expect(copies[1]?.text).toContain('You manage Asha Kulkarni on Callboard. Something happened');
  const text = JSON.stringify(copies);
  expect(
    [person.email ?? '', person.mobile ?? '', ...Object.values(manager)].filter((one) => text.includes(one)),
  ).toEqual([]);
});
