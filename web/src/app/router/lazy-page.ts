import type { ComponentType } from 'react';

interface PageModule {
  Component: ComponentType;
}

export type PageLoader = () => Promise<PageModule>;

/**
 * A page whose script comes when it is needed. If the script does not arrive, the page throws instead:
 * react-router (7.18) renders nothing at all when a lazy route inside a layout rejects, while an error
 * thrown by a page reaches the route's error element.
 */
export const lazyPage = (load: PageLoader) => (): Promise<PageModule> =>
  load().catch((error: unknown) => ({
    Component: () => {
      throw error;
    },
  }));
