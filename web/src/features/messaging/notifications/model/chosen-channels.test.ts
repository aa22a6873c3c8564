import { notificationTopics, type UserRecord } from '@callboard/contract/accounts/settings';
import { describe, expect, it } from 'vitest';
import { chosenChannels } from './chosen-channels.ts';

const preference = { email: 'now', whatsapp: true, copy_to_manager: false } as const;
const settings = (change: Partial<UserRecord['settings']> = {}): UserRecord['settings'] => ({
  notifications: notificationTopics.talent.map((topic) => ({ topic, ...preference })),
  whatsapp_updates: true,
  show_to_recruiters: true,
  found_by_days: true,
  is_managed_by_manager: false,
  mananger_email_address: null,
  mananger_mobile_number: null,
  send_updates_mananger_email: true,
  send_updates_manage_mobile: false,
  ...change,
});
const reach = (change: Partial<UserRecord['settings']> = {}) =>
  chosenChannels({ user_type: 1, settings: settings(change) });
const topics = (toManagerChannel: readonly string[], email: 'now' | 'daily' = 'now', phones = 6) =>
  notificationTopics.talent.map((topic, at) => ({
    topic,
    email: at === 0 ? email : ('now' as const),
    whatsapp: at < phones,
    copy_to_manager: toManagerChannel.includes(topic),
  }));

describe('chosenChannels', () => {
  it('sums up each channel', () => {
    expect(reach()).toEqual({ email: 'now', whatsapp: 'on' });
    expect(reach({ notifications: topics([], 'daily', 3) })).toEqual({ email: 'mixed', whatsapp: 'some' });
    expect(reach({ whatsapp_updates: false }).whatsapp).toBe('off');
    expect(reach({ notifications: topics([], 'now', 0) }).whatsapp).toBe('off');
  });

  it.each([
    [[], { kind: 'nothing' }],
    [['offers'], { kind: 'only', topic: 'offers' }],
    [['offers', 'messages'], { kind: 'topics', count: 2 }],
    [notificationTopics.talent, { kind: 'everything' }],
  ])('copies %j to the manager', (toManagerChannel, manager) =>
    expect(reach({ is_managed_by_manager: true, notifications: topics(toManagerChannel) }).manager).toEqual(
      manager,
    ),
  );

  it('copies nothing when no manager channel is on', () =>
    expect(
      reach({
        is_managed_by_manager: true,
        send_updates_mananger_email: false,
        notifications: topics(['offers']),
      }).manager,
    ).toEqual({ kind: 'nothing' }));
});
