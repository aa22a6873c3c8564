import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import type { LatestNotifications } from './latest-notifications.ts';
import { NotificationBell } from './notification-bell.tsx';

const open = async (latest: LatestNotifications) => {
  renderForTest(<NotificationBell {...latest} allNotifications="/app/talent/dashboard/notification" />);
  const bell = screen.getByRole('button');
  await userEvent.click(bell);
  return bell;
};

const items = [
  { id: 3, message: 'Priyanka Hegde unlocked your profile', when: 'Today, 10:31', isNew: true },
  { id: 2, message: 'Raghav Sethi viewed your tape', when: 'Today, 09:12', isNew: true },
  { id: 1, message: 'Indu Mathew confirmed your audition', when: '13 Nov 2026', isNew: false },
];

describe('NotificationBell', () => {
  it('lists what it is given, with the count of new ones, and leads to all', async () => {
    const bell = await open({ count: 2, items });
    expect(bell.getAttribute('aria-label')).toBe('Notifications, 2 new');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      items.map(({ message, when }) => message + when),
    );
    expect(screen.getByRole('link', { name: 'See All Notifications' }).getAttribute('href')).toBe(
      '/app/talent/dashboard/notification',
    );
  });

  it('says honestly that nothing is new', async () => {
    const bell = await open({ count: 0, items: [] });
    expect(bell.getAttribute('aria-label')).toBe('Notifications');
    expect(screen.getByText('Nothing new yet')).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
