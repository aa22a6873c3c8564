import { isIPv4 } from 'node:net';
import type { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

export const isEveryInterface = (host: string): boolean => host === '0.0.0.0' || host === '::';
const onlyThisMachine = /^(localhost|127\.|::1$)/;

/** Networks between programs of one machine, which no phone is in. */
const isVirtual = (name: string) =>
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|bridge)/.test(name);

/** Home and office networks before others: what a phone in the same room is most likely in. */
const preference = ['192.168.', '10.', '172.'];
const rank = (address: string) => {
  const at = preference.findIndex((start) => address.startsWith(start));
  return at === -1 ? preference.length : at;
};

const findNetworkAddress = (interfaces: Interfaces): string | undefined =>
  Object.entries(interfaces)
    .filter(([name]) => !isVirtual(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)
    .sort((a, b) => rank(a) - rank(b))[0];

/** Under which address other devices of the network reach a server that listens on this host, if they do. */
export function networkUrlOf(host: string, port: number, interfaces: Interfaces): string | undefined {
  if (onlyThisMachine.test(host)) return undefined;
  const address = isEveryInterface(host) ? findNetworkAddress(interfaces) : host;
  if (address === undefined) return undefined;
  return `http://${isIPv4(address) || !address.includes(':') ? address : `[${address}]`}:${port}`;
}
