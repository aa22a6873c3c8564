import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection that says exactly what it is told to, when it is told to. */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    say: (text: string | Uint8Array) => void socket.write(text),
    hangUp: () => socket.destroy(),
    heard: () => heard,
    /** Resolves once either end has closed it. */
    closed,
  };
}
