import { describe, expect, it } from 'vitest';
import { sampleRecord } from './sample-record.ts';
import { changedSettings, toChange } from './settings-change.ts';
import { type SettingsValues, toValues } from './settings-values.ts';

const record = sampleRecord();
const values = (change: Partial<SettingsValues>): SettingsValues => ({ ...toValues(record), ...change });

describe('changedSettings', () => {
  it('finds nothing changed in what came from the server', () => {
    expect(changedSettings(record, toValues(record))).toEqual([]);
  });

  it.each<[Partial<SettingsValues>]>([
    [{ mobile: '9849027318' }],
    [{ mobile: '+91-98490-27318' }],
    [{ mobile: '0 98490 27318' }],
    [{ email: ' Pallavi.Reddy@Mailbox.in ' }],
    [{ firstName: 'Pallavi ' }],
    [{ managerMobile: '098123 45678' }],
  ])('takes %o for the same', (change) => {
    expect(changedSettings(record, values(change))).toEqual([]);
  });

  it('lists what changed, in page order', () => {
    const change = { mobile: '+91 98490 27316', showToRecruiters: false, firstName: 'Pal' };
    expect(changedSettings(record, values(change))).toEqual(['firstName', 'mobile', 'visibility']);
  });

  it('notices one switch among the notifications', () => {
    const kept = toValues(record).notifications;
    const notifications = { ...kept, offers: { ...kept.offers, whatsapp: true } };
    expect(changedSettings(record, values({ notifications }))).toEqual(['notifications']);
  });

  it('ignores topics of the other account kind', () => {
    const kept = toValues(record).notifications;
    const notifications = { ...kept, credits: { ...kept.credits, email: 'now' as const } };
    expect(changedSettings(record, values({ notifications }))).toEqual([]);
  });

  it('ignores a change that was undone', () => {
    const there = values({ whatsappUpdates: false });
    expect(changedSettings(record, there)).toEqual(['whatsapp']);
    expect(changedSettings(record, { ...there, whatsappUpdates: true })).toEqual([]);
  });
});

describe('toChange', () => {
  it('sends nothing when nothing changed', () => {
    expect(toChange(record, toValues(record))).toEqual({});
  });

  it('sends only what changed, under its contract name', () => {
    expect(toChange(record, values({ lastName: ' Rao ', whatsappUpdates: false }))).toEqual({
      last_name: 'Rao',
      settings: { whatsapp_updates: false },
    });
  });

  it('sends only the topics that changed', () => {
    const kept = toValues(record).notifications;
    const notifications = { ...kept, messages: { ...kept.messages, email: 'never' as const } };
    expect(toChange(record, values({ notifications })).settings?.notifications).toEqual([
      { topic: 'messages', email: 'never', whatsapp: false, copy_to_manager: false },
    ]);
  });

  it('clears a manager’s address that was emptied', () => {
    expect(toChange(record, values({ managerEmail: ' ' })).settings).toMatchObject({
      mananger_email_address: null,
      send_updates_mananger_email: false,
      mananger_mobile_number: '+91 98123 45678',
    });
  });
});

describe('toValues', () => {
  it('shows missing email, mobile and talent settings as empty fields', () => {
    const bare = sampleRecord({ user_type: 2, email: null, mobile_number: null });
    expect(toValues(bare)).toMatchObject({ email: '', mobile: '' });
  });

  it('shows a topic without a preference as never', () => {
    const record = sampleRecord();
    const quiet = { ...record, settings: { ...record.settings, notifications: [] } };
    expect(toValues(quiet).notifications.offers).toEqual({
      email: 'never',
      whatsapp: false,
      copyToManager: false,
    });
  });
});
