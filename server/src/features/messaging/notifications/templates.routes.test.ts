import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { notificationKinds } from '../../../features.ts';
import type { ShippedTemplate } from '../../../platform/feature/notification.ts';
import { adminTemplates } from './admin-notification.ts';
import { renderLine, renderMessage, renderPath, variablesIn } from './render-template.ts';
import { syncTemplates } from './templates.seed.ts';

const testApp = useTestApp();
const base = '/v1/notification-templates';
const get = async (kind: 'talent' | 'recruiter', path: string) => {
  const person = await (kind === 'talent' ? createTalent : createRecruiter)(testApp().db);
  return testApp().app.inject({ url: `${base}${path}`, headers: await testApp().as(person) });
};

describe('GET /v1/notification-templates/by-ref/{ref}', () => {
  test('200: a template of the own user type, by ref and by id', async () => {
    const response = await get('talent', '/by-ref/availability.asked');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        id: expect.any(Number),
        ref: 'availability.asked',
        notification_type: 1,
        topic: 'availability',
        message: '**{{name}}** wants to know if you’re available {{days}}.',
        subject: null,
        action: null,
        path: '/app/talent/dashboard/notification?question={{question}}',
        variables: ['days', 'name', 'question'],
      },
    ]);
    const byId = await get('talent', `/${response.json().id}`);
    expect(byId.json()).toEqual(response.json());
  });

  test('404: another user type or unknown; 401: a guest', async () => {
    const { id } = (await get('talent', '/by-ref/talent.unlocked')).json();
    for (const path of ['/by-ref/talent.unlocked', `/${id}`, '/by-ref/no.such', '/2000000']) {
      expect((await get('recruiter', path)).statusCode).toBe(404);
    }
    expect((await testApp().app.inject(`${base}/${id}`)).statusCode).toBe(401);
  });
});

describe('shipped templates', () => {
  const shipped = [...adminTemplates, ...notificationKinds];

  test.each(shipped.map((template) => [template.ref, template] as const))('%s renders', (_ref, template) => {
    const { message, path, email } = template.text;
    const texts = [message, path, email?.subject ?? '', email?.action ?? ''];
    const variables = Object.fromEntries(variablesIn(...texts).map((name) => [name, `some ${name}`]));
    expect(renderMessage(message, variables).message).not.toMatch(/[{}*_]/);
    expect(renderPath(path, variables)).toMatch(/^\/[\w%/.?=&-]*$/);
    if (email) expect(renderLine(email.subject, variables)).not.toMatch(/[{}*_]/);
  });

  test('have unique refs', () => {
    expect(new Set(shipped.map(({ ref }) => ref)).size).toBe(shipped.length);
  });

  test('replace the stored ones, except those edited here', async () => {
    const { db } = testApp();
    const messageOf = async (ref: string) =>
      (
        await db
          .selectFrom('notification_template')
          .select('message')
          .where('ref', '=', ref)
          .executeTakeFirstOrThrow()
      ).message;
    const change = (ref: string, edited_at: Date | null) =>
      db
        .updateTable('notification_template')
        .set({ message: 'Ours', edited_at })
        .where('ref', '=', ref)
        .execute();
    await change('credits.low', null);
    await change('credits.ending', new Date());
    await syncTemplates(db, notificationKinds);
    expect(await messageOf('credits.low')).toContain('1 credit unlocks 1 talent');
    expect(await messageOf('credits.ending')).toBe('Ours');
  });

  test('with stray braces are rejected', () => {
    const text = { message: '{x}', path: '/' };
    const wrong: ShippedTemplate = { ref: 'a.b', notificationType: 1, topic: 'account', text };
    expect(() => syncTemplates(testApp().db, [wrong])).toThrow('Stray braces');
  });
});

test('falls back to the shipped text when an edited template cannot be rendered', async () => {
  const { db, services } = testApp();
  const recruiter = await createRecruiter(db);
  await db
    .updateTable('notification_template')
    .set({ message: 'Hello {{nobodyKnows}}', edited_at: new Date() })
    .where('ref', '=', 'account.unfrozen-recruiter')
    .execute();
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', recruiter.id).execute();
  await db.transaction().execute((trx) => services.freezing.unfreeze(trx, recruiter.id));
  const sent = await notificationsOf(testApp(), recruiter.id);
  expect(sent.map(({ message }) => message)).toEqual([
    'Your profile is active again. You can continue casting.',
  ]);
});
