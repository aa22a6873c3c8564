import type { Notification, NotificationGroup } from '@callboard/contract/messaging/notifications';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { sampleNotification } from '../../../features/messaging/notifications/model/notifications-for-test.ts';
import { QuestionPopup } from '../../layouts/shell.tsx';
import { Providers } from '../../providers.tsx';
import { json } from '../find-talents/search-for-test.tsx';
import { Component } from './notifications-page.tsx';

export const path = '/app/talent/dashboard/notification';

/** The page with its dialogs. */
export function openPage(query = '') {
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            <Component />
            <QuestionPopup />
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const none: Record<NotificationGroup, number> = {
  all: 0,
  turn: 0,
  offers: 0,
  auditions: 0,
  applications: 0,
  messages: 0,
  seen: 0,
  credits: 0,
  account: 0,
};

export const answerWith = (
  results: readonly Notification[],
  {
    counts = {},
    unread = 2,
    total = results.length,
  }: { counts?: object; unread?: number; total?: number } = {},
) =>
  json(200, {
    results,
    page: 1,
    limit: 20,
    totalPages: 1,
    totalResults: total,
    counts: { ...none, all: total, ...counts },
    unread,
  });

/** Newest first, all read but the first two. */
export const sampleNotifications = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => sampleNotification(from - at, { status: at > 1 }));
