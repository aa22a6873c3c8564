import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
  return () => observer.disconnect();
}

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

/** Reads a token's value in the current theme. */
export function useTokenValues(): (token: string) => string {
  useSyncExternalStore(subscribe, scheme);
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token).trim();
}
