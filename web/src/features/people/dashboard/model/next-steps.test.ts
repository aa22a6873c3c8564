import type { UserRecord } from '@callboard/contract/accounts/settings';
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const talenter = {
  is_profile_creation_completed: true,
  last_activity_page: 6,
  talent_edit_image: '/icon',
  talent_edit_doc: null,
};

const talent: UserRecord = {
  user_id: 7,
  userUniqueId: 'u',
  user_type: 1,
  name: 'Pallavi Reddy',
  first_name: 'Pallavi',
  last_name: 'Reddy',
  email: 'pallavi@mailbox.in',
  isFreezed: false,
  isRecruiterUnlocked: false,
  unreadCount: 0,
  talenter,
  recruiter: null,
  gallary: [],
  mobile_number: '+919849027318',
  is_email_verified: true,
  is_mobile_verified: true,
  pending_email: null,
  pending_mobile_number: null,
  has_password: true,
  password_changed_at: null,
  is_github_connected: false,
  created_at: '2026-01-04T06:00:00Z',
  settings: {
    notifications: [],
    whatsapp_updates: true,
    show_to_recruiters: true,
    found_by_days: true,
    is_managed_by_manager: false,
    mananger_email_address: null,
    mananger_mobile_number: null,
    send_updates_mananger_email: false,
    send_updates_manage_mobile: false,
  },
};

describe('nextSteps', () => {
  it('has nothing to do for a talent who has done everything', () => {
    expect(nextSteps(talent)).toEqual({
      todos: [],
      shortcuts: ['findJobs', 'settings', 'contact'],
    });
  });

  it('puts the profile before everything else', () => {
    const record = {
      ...talent,
      is_email_verified: false,
      is_mobile_verified: false,
      talenter: { ...talenter, is_profile_creation_completed: false, talent_edit_image: null },
    };
    expect(nextSteps(record).todos).toEqual(['finishProfile', 'verifyEmail', 'verifyMobile', 'addIcon']);
  });

  it('does not ask for an icon while the profile is frozen', () => {
    expect(nextSteps({ ...talent, talenter: null, isFreezed: true }).todos).toEqual([]);
  });
});
