import type { pages } from '../../shared/i18n/en/pages.ts';
import { AppDoor } from './app-door.tsx';
import type { PageLoader } from './lazy-page.ts';

/** The script of every page that is built. Pages that are missing here say honestly that they are not. */
export const builtPages: Partial<Record<keyof typeof pages, PageLoader>> = {
  auth: () => import('../routes/auth/auth-page.tsx'),
  app: () => Promise.resolve({ Component: AppDoor }),
  verifyEmail: () => import('../routes/auth/verify-email-page.tsx'),
  notFound: () => import('../routes/not-found/not-found-page.tsx'),
};
