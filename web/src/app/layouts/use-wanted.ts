import { useState } from 'react';

/** Once wanted it stays, to close in its own time. */
export function useWanted(isAsked: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return isWanted;
}
