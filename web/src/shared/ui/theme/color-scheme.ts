import { useSyncExternalStore } from 'react';

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The key and the attribute are those of public/color-scheme.js, which runs before the first paint. */
const storageKey = 'callboard-color-scheme';
const attribute = 'data-color-scheme';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosenScheme(): ColorScheme {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // Storage may be blocked. The system's preference still applies.
    return 'auto';
  }
}

function showScheme(): void {
  const chosen = chosenScheme();
  const shown = chosen === 'auto' ? (systemIsDark().matches ? 'dark' : 'light') : chosen;
  document.documentElement.setAttribute(attribute, shown);
  for (const listener of listeners) listener();
}

function chooseScheme(scheme: ColorScheme): void {
  try {
    window.localStorage.setItem(storageKey, scheme);
  } catch {
    // It then lasts until the page closes.
    document.documentElement.setAttribute(attribute, scheme);
    return;
  }
  showScheme();
}

/** Follows the system and other tabs. */
export function followColorScheme(): () => void {
  const system = systemIsDark();
  const onStorage = ({ key }: StorageEvent) => key === storageKey && showScheme();
  showScheme();
  system.addEventListener('change', showScheme);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', showScheme);
    window.removeEventListener('storage', onStorage);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useColorScheme() {
  const colorScheme = useSyncExternalStore(subscribe, chosenScheme, (): ColorScheme => 'auto');
  return { colorScheme, setColorScheme: chooseScheme };
}
