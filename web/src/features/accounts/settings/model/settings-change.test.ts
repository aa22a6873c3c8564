import { describe, expect, it } from 'vitest';
import { sampleRecord } from './sample-record.ts';
import { changedParts, toChange } from './settings-change.ts';
import { type SettingsValues, toValues } from './settings-values.ts';

const record = sampleRecord();
const values = (change: Partial<SettingsValues>): SettingsValues => ({ ...toValues(record), ...change });

describe('changedParts', () => {
  it('finds nothing changed in what came from the server', () => {
    expect(changedParts(record, toValues(record))).toEqual([]);
  });

  it.each<[Partial<SettingsValues>]>([
    [{ mobile: '9849027318' }],
    [{ mobile: '+91-98490-27318' }],
    [{ mobile: '0 98490 27318' }],
    [{ email: ' Pallavi.Reddy@Mailbox.in ' }],
    [{ firstName: 'Pallavi ' }],
    [{ managerMobile: '098123 45678' }],
  ])('takes %o for the same', (change) => {
    expect(changedParts(record, values(change))).toEqual([]);
  });

  it('names what changed, in the order of the page', () => {
    const change = { mobile: '+91 98490 27316', showToRecruiters: false, firstName: 'Pal' };
    expect(changedParts(record, values(change))).toEqual(['firstName', 'mobile', 'visibility']);
  });

  it('notices one switch among the notifications', () => {
    const kept = toValues(record).notifications;
    const notifications = { ...kept, offers: { ...kept.offers, whatsapp: true } };
    expect(changedParts(record, values({ notifications }))).toEqual(['notifications']);
  });

  it('does not look at topics of the other kind of user', () => {
    const kept = toValues(record).notifications;
    const notifications = { ...kept, credits: { ...kept.credits, email: 'now' as const } };
    expect(changedParts(record, values({ notifications }))).toEqual([]);
  });

  it('forgets a change that was taken back', () => {
    const there = values({ whatsappUpdates: false });
    expect(changedParts(record, there)).toEqual(['whatsapp']);
    expect(changedParts(record, { ...there, whatsappUpdates: true })).toEqual([]);
  });
});

describe('toChange', () => {
  it('sends nothing for nothing', () => {
    expect(toChange(record, toValues(record))).toEqual({});
  });

  it('sends only what changed, by its name on the wire', () => {
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
  it('shows an account without e-mail, mobile and talent settings as empty fields', () => {
    const bare = sampleRecord({ user_type: 2, email: null, mobile_number: null });
    expect(toValues(bare)).toMatchObject({ email: '', mobile: '' });
  });

  it('shows a topic nobody has decided about as never', () => {
    const record = sampleRecord();
    const quiet = { ...record, settings: { ...record.settings, notifications: [] } };
    expect(toValues(quiet).notifications.offers).toEqual({
      email: 'never',
      whatsapp: false,
      copyToManager: false,
    });
  });
});
