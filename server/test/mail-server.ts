import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const refusal = (words: string) => Object.assign(new Error(words), { responseCode: 550 });

/**
 * A mail server that takes everything and remembers it. What `refuse` answers for an address is what it says no with,
 * as mail servers do: the address in full.
 */
export async function startMailServer(wantedPort = 0, refuse?: (address: string) => string | undefined) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const words = refuse?.(address);
      done(words === undefined ? null : refusal(words));
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(parts)));
        done();
      });
    },
  });
  const listener = server.listen(wantedPort, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
