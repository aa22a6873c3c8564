import { useState } from 'react';

/** Stays true once it was asked for, so a dialog can close in its own time. */
export function useWanted(isAsked: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return isWanted;
}
