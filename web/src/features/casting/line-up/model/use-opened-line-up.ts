import { useEffect, useState } from 'react';
import { useLineUp } from '../api.ts';
import { firstToStand } from './arranging.ts';
import { useLineUpAddress } from './line-up-address.ts';

/**
 * The line-up of the address. Opened without anyone, it begins with the first of each character and is on its way
 * until they stand; whoever sends everyone back to the wings later gets an empty stage.
 */
export function useOpenedLineUp(projectId: number) {
  const { address, openWith } = useLineUpAddress();
  const { data, error, refetch } = useLineUp(projectId, address.talents);
  const [isOpened, setIsOpened] = useState(address.talents.length > 0);
  const first = isOpened || !data || data.standing.length > 0 ? [] : firstToStand(data.wings);
  if (!isOpened && data && first.length === 0) setIsOpened(true);
  useEffect(() => {
    if (first.length > 0 && address.talents.length === 0) openWith(first);
  });
  return { asked: address.talents, query: { data: first.length > 0 ? undefined : data, error, refetch } };
}
