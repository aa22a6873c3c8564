import '../shared/ui/theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { isWorkshop } from '../shared/lib/environment.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './router/routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to render into');

const router = createBrowserRouter(createRoutes({ isWorkshop: isWorkshop() }));

createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
