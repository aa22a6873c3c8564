import type { ComponentType } from 'react';

interface PageModule {
  Component: ComponentType;
}

export type PageLoader = () => Promise<PageModule>;

/**
 * A lazy page. If loading fails the page itself throws, because react-router (7.18) renders nothing when a
 * lazy route inside a layout rejects.
 */
export const lazyPage = (load: PageLoader) => (): Promise<PageModule> =>
  load().catch((error: unknown) => ({
    Component: () => {
      throw error;
    },
  }));
