import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, for content that depends on the screen. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
