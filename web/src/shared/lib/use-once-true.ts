import { useState } from 'react';

/** Stays true after the first time, so a lazy dialog can finish its closing animation. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(false);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}
