import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a page from there is taken over: for what looks different on each screen. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
