const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** An IPv4 address that came in IPv6 clothes. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What counts as one place in limits. IPv6 networks are handed out whole: their people count together. */
export const networkOf = (ip: string): string => {
  const [, inside] = mapped.exec(ip) ?? [];
  if (inside) return inside;
  if (!ip.includes(':')) return ip;
  const [before = '', after] = ip.split('::');
  const first = groupsOf(before);
  const zeros = after === undefined ? 0 : 8 - first.length - groupsOf(after).length;
  const whole = [...first, ...Array.from({ length: zeros }, () => '0'), ...groupsOf(after ?? '')];
  return whole.slice(0, 4).join(':');
};
