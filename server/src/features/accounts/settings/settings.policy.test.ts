import { notificationTopics } from '@callboard/contract/accounts/settings';
import { describe, expect, test } from 'vitest';
import { preferencesOf } from '../../messaging/notification-preferences/index.ts';
import { findForeignSettings } from './settings.policy.ts';

const preference = { topic: 'messages', email: 'now', whatsapp: false, copy_to_manager: false } as const;
const fieldsOf = (...input: Parameters<typeof findForeignSettings>) =>
  findForeignSettings(...input).map(({ field }) => field);

describe('findForeignSettings', () => {
  test('a recruiter has no profile to show or hide, and no manager', () => {
    const settings = { show_to_recruiters: true, mananger_email_address: null, whatsapp_updates: true };
    expect(fieldsOf('recruiter', settings)).toEqual([
      'settings.show_to_recruiters',
      'settings.mananger_email_address',
    ]);
    expect(fieldsOf('talent', settings)).toEqual([]);
  });

  test.each([
    ['talent', 'answers'],
    ['talent', 'credits'],
    ['recruiter', 'offers'],
    ['recruiter', 'new_calls'],
  ] as const)('a %s is not told about %s', (kind, topic) => {
    expect(fieldsOf(kind, { notifications: [preference, { ...preference, topic }] })).toEqual([
      'settings.notifications.1.topic',
    ]);
  });

  test('a topic twice says nothing certain', () => {
    expect(fieldsOf('talent', { notifications: [preference, preference] })).toEqual([
      'settings.notifications.1.topic',
    ]);
  });

  test('only talents have a manager to copy', () => {
    const notifications = [{ ...preference, copy_to_manager: true }];
    expect(fieldsOf('recruiter', { notifications })).toEqual(['settings.notifications.0.copy_to_manager']);
    expect(fieldsOf('talent', { notifications })).toEqual([]);
  });
});

describe('preferencesOf', () => {
  test.each(['talent', 'recruiter'] as const)('a %s has one for each topic, chosen or not', (kind) => {
    const chosen = preferencesOf(kind, [{ ...preference, email: 'never' }]);
    expect(chosen.map(({ topic }) => topic)).toEqual([...notificationTopics[kind]]);
    expect(chosen.find(({ topic }) => topic === 'messages')).toEqual({ ...preference, email: 'never' });
  });

  test('an offer is told at once, and to the manager; new faces only when asked for', () => {
    expect(preferencesOf('talent', []).find(({ topic }) => topic === 'offers')).toEqual({
      topic: 'offers',
      email: 'now',
      whatsapp: true,
      copy_to_manager: true,
    });
    const recruiters = preferencesOf('recruiter', []);
    expect(recruiters.find(({ topic }) => topic === 'new_faces')?.email).toBe('never');
    expect(recruiters.some(({ copy_to_manager }) => copy_to_manager)).toBe(false);
  });
});
