import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import '../shared/i18n/i18n.ts';
import { createQueryClient } from '../shared/lib/api/query-client.ts';
import { BuiltPathsProvider } from '../shared/lib/built-paths.ts';
import { lazyComponent } from '../shared/lib/lazy-component.tsx';
import { followColorScheme } from '../shared/ui/theme/color-scheme.ts';
import { isBuilt } from './router/route-table.ts';

const { Component: ToastContainer } = lazyComponent(() => import('../shared/ui/toast/toast-container.tsx'));

interface ProvidersProps {
  children: ReactNode;
  /** A client with prefetched data. */
  queryClient?: QueryClient;
}

/** Providers of every page and test. */
export function Providers({ children, queryClient: given }: ProvidersProps) {
  const [queryClient] = useState(() => given ?? createQueryClient());
  useEffect(followColorScheme, []);
  return (
    <QueryClientProvider client={queryClient}>
      <BuiltPathsProvider value={isBuilt}>{children}</BuiltPathsProvider>
      <ToastContainer />
    </QueryClientProvider>
  );
}
