import { isIP, isIPv4, isIPv6 } from 'node:net';

/** No address with brackets, zone, port and quotes is longer than this. */
const longest = 100;

const withoutQuotes = (text: string) => text.replace(/^"(.*)"$/, '$1');

/** Strips ports, brackets and zones: 1.2.3.4:80, [2001:db8::1]:80, fe80::1%eth0. */
const bare = (text: string) => {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d*$/.exec(text) ?? [];
  return (inBrackets ?? beforePort ?? text).split('%')[0] ?? '';
};

/** An IPv4-mapped IPv6 address, as a URL writes it. */
const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const canonicalV6 = (address: string) => {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
};

/** Normalises an address as written by proxies; undefined when invalid. */
export function readAddress(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const address = bare(withoutQuotes(text.trim()));
  if (isIPv4(address)) return address;
  return isIPv6(address) ? canonicalV6(address) : undefined;
}

export const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
