import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../providers.tsx';
import { Component as FindTalents } from '../routes/find-talents/find-talents-page.tsx';
import { AuthPopup } from './auth-popup.tsx';
import { TalentPopups } from './talent-popups.tsx';

/** The search, with what opens over it. */
export function openPage(query = '') {
  const router = createMemoryRouter(
    [
      {
        path: '/find-talents',
        element: (
          <>
            <FindTalents />
            <AuthPopup />
            <TalentPopups />
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`/find-talents${query}`] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

export const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name} `) });
