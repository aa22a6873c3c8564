/** The networks of the reference list whose URLs we can read. */
const hosts: readonly (readonly [network: number, host: RegExp])[] = [
  [1, /(^|\.)instagram\.com$/],
  [2, /(^|\.)(youtube\.com|youtu\.be)$/],
  [3, /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  [4, /(^|\.)(x\.com|twitter\.com)$/],
  [5, /(^|\.)linkedin\.com$/],
  [6, /(^|\.)imdb\.com$/],
  [7, /(^|\.)spotify\.com$/],
  [8, /(^|\.)snapchat\.com$/],
  [9, /(^|\.)threads\.(net|com)$/],
  [10, /(^|\.)mojapp\.in$/],
  [11, /(^|\.)sharechat\.com$/],
  [12, /(^|\.)vimeo\.com$/],
  [13, /(^|\.)soundcloud\.com$/],
];

export const website = 14;

/** Path segments before the name. */
const before: Readonly<Record<number, readonly string[]>> = {
  3: ['pg', 'people'],
  5: ['in'],
  6: ['name'],
  7: ['artist', 'intl-hi', 'intl-en'],
  8: ['add'],
  10: ['user'],
  11: ['profile'],
};

/** After one of these the name alone does not identify the page, so the URL is kept. */
const needed = ['channel', 'c', 'user', 'company', 'show', 'playlist'];

function addressIn(typed: string): URL | undefined {
  const looksLikeAddress = /^[a-z]+:\/\//i.test(typed) || /^[\w-]+(\.[\w-]+)+(\/|\?|$)/.test(typed);
  if (!looksLikeAddress) return undefined;
  try {
    return new URL(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return undefined;
  }
}

const networkAt = ({ hostname }: URL): number | undefined =>
  hosts.find(([, host]) => host.test(hostname.toLowerCase()))?.[0];

/** The network of a URL, if we know it. */
export function networkOf(typed: string): number | undefined {
  const address = addressIn(typed.trim());
  return address && networkAt(address);
}

function nameIn(address: URL, network: number): string {
  const id = address.searchParams.get('id');
  if (network === 3 && address.pathname.startsWith('/profile.php') && id) return id;
  const parts = address.pathname.split('/').filter((part) => part !== '');
  while (parts.length > 1 && before[network]?.includes(parts[0] ?? '')) parts.shift();
  const [first = '', second] = parts;
  if (needed.includes(first) && second !== undefined) return `${address.hostname}/${first}/${second}`;
  return decodeURIComponent(first);
}

/** @name, name or a pasted URL become the bare name; a website stays a URL. */
export function readHandle(typed: string, network: number): string {
  const text = typed.trim();
  if (network === website) return text;
  const address = addressIn(text);
  const name = address && networkAt(address) === network ? nameIn(address, network) : text;
  return name.replace(/^@+/, '');
}
