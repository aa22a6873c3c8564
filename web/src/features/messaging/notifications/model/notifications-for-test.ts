import type { Notification } from '@callboard/contract/messaging/notifications';

export const sampleNotification = (seq: number, change: Partial<Notification> = {}): Notification => ({
  id: 1000 + seq,
  user_id: 7,
  notification_type: 1,
  message: `Raghav Sethi viewed your profile, time ${seq}.`,
  parts: [{ text: 'Raghav Sethi', style: 'strong' }, { text: ` viewed your profile, time ${seq}.` }],
  status: false,
  isButtonClick: false,
  isAvailableYesorNo: null,
  available_id: null,
  available_start_date: null,
  available_end_date: null,
  is_expired: false,
  topic: 'account',
  ref: 'profile.viewed',
  seq,
  isViewed: false,
  path: '/recruiter/9b2f7c1e-0000-4000-8000-000000000009',
  about: {
    user_id: 9,
    userUniqueId: '9b2f7c1e-0000-4000-8000-000000000009',
    name: 'Raghav Sethi',
    company: 'Sethi Casting',
    photo: null,
  },
  created_at: '2026-11-14T05:01:00Z',
  ...change,
});

export const sampleQuestion = (seq: number, change: Partial<Notification> = {}): Notification =>
  sampleNotification(seq, {
    message: 'Priyanka Hegde unlocked your profile. Are you free from 12 Jan to 20 Mar?',
    parts: [
      { text: 'Priyanka Hegde', style: 'strong' },
      { text: ' unlocked your profile. Are you free from 12 Jan to 20 Mar?' },
    ],
    isButtonClick: true,
    available_id: 400 + seq,
    available_start_date: '2027-01-12',
    available_end_date: '2027-03-20',
    topic: 'availability',
    ref: 'talent.unlocked',
    path: `/app/talent/dashboard/notification?question=${400 + seq}`,
    ...change,
  });
