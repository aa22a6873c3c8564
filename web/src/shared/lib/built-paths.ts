import { createContext, useContext } from 'react';

/** Whether a path leads to a page that exists. */
export type IsBuilt = (path: string) => boolean;

const BuiltPaths = createContext<IsBuilt>(() => true);

export const BuiltPathsProvider = BuiltPaths.Provider;

/** For links that are left out until their page is built. */
export const useIsBuilt = (): IsBuilt => useContext(BuiltPaths);
