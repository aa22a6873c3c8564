import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readAddress } from './read-address.ts';
import { createTrust, type TrustedProxies } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address in normal form. `ip` is the nearest proxy's. */
    readonly clientAddress: string;
  }
}

type Incoming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};
export type ClientAddressOf = (request: Incoming) => string;

/** For clients that disconnected. */
const nobody = '0.0.0.0';

/**
 * Walks back through trusted proxies to the first other address. If a proxy sends nothing readable, its own
 * address is used.
 */
export function createClientAddress(trusted: TrustedProxies): ClientAddressOf {
  const isTrusted = createTrust(trusted);
  return ({ socket, headers }) => {
    let address = readAddress(socket.remoteAddress ?? '') ?? nobody;
    const said = String(headers['x-forwarded-for'] ?? '').split(',');
    for (let step = 0; isTrusted(address, step); step += 1) {
      const before = readAddress(said.pop() ?? '');
      if (before === undefined) break;
      address = before;
    }
    return address;
  };
}

export function useClientAddress(app: FastifyInstance, addressOf: ClientAddressOf): void {
  const known = new WeakMap<IncomingMessage, string>();
  app.decorateRequest('clientAddress', {
    getter() {
      const address = known.get(this.raw) ?? addressOf(this.raw);
      known.set(this.raw, address);
      return address;
    },
  });
}
