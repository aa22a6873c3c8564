import { useState } from 'react';

/** Puts a text on the clipboard, and says when that did not work: the text is on the page then, to be copied by hand. */
export function useCopy(text: string, onCopied: () => void, onFailed?: () => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    try {
      // Where the page is not served safely there is no clipboard at all.
      await navigator.clipboard.writeText(text);
    } catch {
      setHasFailed(true);
      return onFailed?.();
    }
    onCopied();
  };
  return { copy, hasFailed };
}
