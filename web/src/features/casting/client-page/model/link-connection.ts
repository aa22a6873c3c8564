import { type GuestSignIn, LiveClientLink, livePath } from '@callboard/contract/live';
import { io } from 'socket.io-client';
import { logProblem } from '../../../../shared/lib/log-problem.ts';

interface Listeners {
  readonly onChange: () => void;
  readonly onConnection: (isConnected: boolean) => void;
}

/** A guest’s own channel: it says that one link has changed or ended, and nothing else. */
export function openLinkConnection(guest: GuestSignIn, { onChange, onConnection }: Listeners): () => void {
  const socket = io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    // Beside the connection a member may have in this tab.
    forceNew: true,
    auth: guest,
  });
  socket.on('client-link', (payload: unknown) => {
    const { success, error } = LiveClientLink.safeParse(payload);
    if (success) onChange();
    else logProblem('The server sent a client-link event that cannot be read', error);
  });
  socket.on('connect', () => {
    onConnection(true);
    // What came before was missed.
    onChange();
  });
  socket.on('disconnect', () => onConnection(false));
  socket.on('connect_error', () => onConnection(false));
  return () => {
    socket.off();
    socket.disconnect();
  };
}
