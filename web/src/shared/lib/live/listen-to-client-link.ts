import type { GuestSignIn } from '@callboard/contract/live';
import { logProblem } from '../log-problem.ts';
import type { ClientLinkListeners } from './client-link-connection.ts';

/**
 * For a client's page, once there is a visitor:
 *
 *   useEffect(() => listenToClientLink({ share, visitor }, { onChanged: refetch, onGone: refetch }), [...]);
 *
 * The script loads by itself. Returns how to stop. After `onGone` nothing more is heard.
 */
export function listenToClientLink(guest: GuestSignIn, listeners: ClientLinkListeners): () => void {
  let isLeft = false;
  let close = () => {};
  import('./client-link-connection.ts')
    .then(({ openClientLinkConnection }) => {
      if (!isLeft) close = openClientLinkConnection(guest, listeners);
    })
    .catch((error: unknown) => logProblem('The live channel was not opened', error));
  return () => {
    isLeft = true;
    close();
  };
}
