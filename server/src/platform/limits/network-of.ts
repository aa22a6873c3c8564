import { readAddress } from '../http/read-address.ts';

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** The network that limits count by. IPv6 clients get whole networks, so a network counts as one. */
export const networkOf = (ip: string): string => {
  const address = readAddress(ip) ?? '';
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const first = groupsOf(before);
  const zeros = after === undefined ? 0 : 8 - first.length - groupsOf(after).length;
  const whole = [...first, ...Array.from({ length: zeros }, () => '0'), ...groupsOf(after ?? '')];
  return whole.slice(0, 4).join(':');
};
