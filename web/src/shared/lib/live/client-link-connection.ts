import { type GuestSignIn, guestNamespace, LiveClientLink, livePath } from '@callboard/contract/live';
import { io } from 'socket.io-client';

export interface ClientLinkListeners {
  /** Read the page again. Also after each time the connection is back, since news may have been missed. */
  readonly onChanged: () => void;
  readonly onGone: (state: 'revoked' | 'expired') => void;
  /** While there is no connection, the page has to ask by itself. */
  readonly onConnection?: (isConnected: boolean) => void;
}

const retryDelayMs = () => 4000 + Math.random() * 4000;

/** Hears of one link, without an account. Nothing can be sent. Returns how to stop. */
export function openClientLinkConnection(
  guest: GuestSignIn,
  { onChanged, onGone, onConnection }: ClientLinkListeners,
): () => void {
  const socket = io(guestNamespace, {
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // A connection of its own beside the one of a signed-in colleague.
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    auth: guest,
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const close = () => {
    isOver = true;
    clearTimeout(waiting);
    socket.off();
    socket.disconnect();
  };
  const retryLater = () => {
    clearTimeout(waiting);
    if (!isOver && !socket.active) waiting = setTimeout(() => socket.connect(), retryDelayMs());
  };
  socket.on('client-link', (payload: unknown) => {
    const { data } = LiveClientLink.safeParse(payload);
    if (!data) return;
    if ('changed' in data) return onChanged();
    close();
    onGone(data.gone);
  });
  socket.on('connect', () => {
    onConnection?.(true);
    onChanged();
  });
  socket.on('disconnect', () => {
    onConnection?.(false);
    retryLater();
  });
  socket.on('connect_error', ({ message }) => {
    // The link ended, or these are not its words any more: the page says which.
    if (message === 'LINK_EXPIRED' || message === 'UNAUTHENTICATED') {
      close();
      onChanged();
    } else retryLater();
  });
  return close;
}
