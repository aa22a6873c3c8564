import { useState } from 'react';

/** Copies a text and shows a toast, also when it failed. */
export function useCopy(text: string, onCopied: () => void, onFailed?: () => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    try {
      // Pages without https have no clipboard API.
      await navigator.clipboard.writeText(text);
    } catch {
      setHasFailed(true);
      return onFailed?.();
    }
    onCopied();
  };
  return { copy, hasFailed };
}
