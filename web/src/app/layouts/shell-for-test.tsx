import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { session } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from '../router/routes.tsx';

const house = { recruiter_edit_image: null, recruiter_edit_doc: null, recruiter_cover_image: null };
export const talent = someUser();
export const recruiter = someUser({ user_id: 8, user_type: 2, talenter: null, recruiter: house });
export const newcomer = someUser({
  talenter: {
    is_profile_creation_completed: false,
    last_activity_page: 2,
    talent_edit_image: null,
    talent_edit_doc: null,
  },
});

export const signIn = (user: SessionUser) => session.start(answerOf('t-1', user));

/** The whole application at a path. */
export function openApp(path: string) {
  const router = createMemoryRouter(createRoutes({ hasDevPages: false }), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

export const header = () => screen.findByRole('banner');

/** The links of the wide menu. */
export async function mainLinks(): Promise<HTMLElement[]> {
  const menu = await within(await header()).findByRole('navigation', { name: 'Main' });
  return within(menu).getAllByRole('link');
}
