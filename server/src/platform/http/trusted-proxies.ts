import { BlockList } from 'node:net';
import { familyOf, readAddress } from './read-address.ts';

/** Proxies whose forwarding headers are trusted. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: readonly string[] };

/** A proxy on this machine. */
export const onThisMachine: TrustedProxies = { networks: ['127.0.0.0/8', '::1/128'] };

const mostHops = 10;
const wholeLength = { ipv4: 32, ipv6: 128 } as const;

const readNetwork = (text: string): string => {
  const [written = '', length, ...rest] = text.split('/');
  const address = readAddress(written);
  if (address === undefined || rest.length > 0) throw new Error(`"${text}" is no address or network`);
  const most = wholeLength[familyOf(address)];
  if (length === undefined) return `${address}/${most}`;
  if (!/^\d{1,3}$/.test(length) || Number(length) > most) throw new Error(`"${text}" is no network`);
  // Trusting everyone would let clients choose the address their attempts count for.
  if (Number(length) === 0) throw new Error(`"${text}" would trust everybody`);
  return `${address}/${Number(length)}`;
};

const networksOf = (word: string) =>
  word === 'loopback' && 'networks' in onThisMachine ? onThisMachine.networks : [readNetwork(word)];

/** "loopback", a comma-separated list of addresses and networks, or the number of proxies. */
export function parseTrustedProxies(text: string): TrustedProxies {
  if (/^\d+$/.test(text.trim())) {
    const hops = Number(text);
    if (hops > mostHops) throw new Error(`at most ${mostHops} proxies can stand in a row`);
    return { hops };
  }
  const words = text.split(',').map((word) => word.trim());
  return { networks: words.flatMap(networksOf) };
}

/** Whether this address, this many hops away, is a trusted proxy. */
export function createTrust(trusted: TrustedProxies): (address: string, step: number) => boolean {
  if ('hops' in trusted) return (_address, step) => step < trusted.hops;
  const list = new BlockList();
  for (const network of trusted.networks) {
    const [address = '', length] = readNetwork(network).split('/');
    list.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}
