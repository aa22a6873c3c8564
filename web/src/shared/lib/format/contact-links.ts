export const whatsappLink = (mobile: string): string => `https://wa.me/${mobile.replace(/\D/g, '')}`;

const withoutAt = (handle: string) => handle.replace(/^@/, '');

/** Profile URLs by the network's id in the reference list. */
const profiles: Readonly<Record<number, (handle: string) => string>> = {
  1: (handle) => `https://www.instagram.com/${handle}`,
  2: (handle) => `https://www.youtube.com/@${handle}`,
  3: (handle) => `https://www.facebook.com/${handle}`,
  4: (handle) => `https://x.com/${handle}`,
  5: (handle) => `https://www.linkedin.com/in/${handle}`,
  6: (handle) => `https://www.imdb.com/name/${handle}`,
  7: (handle) => `https://open.spotify.com/artist/${handle}`,
  8: (handle) => `https://www.snapchat.com/add/${handle}`,
  9: (handle) => `https://www.threads.net/@${handle}`,
  12: (handle) => `https://vimeo.com/${handle}`,
  13: (handle) => `https://soundcloud.com/${handle}`,
};

/** A web URL, or undefined: nothing else may become a link. */
function webAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname, href } = new URL(address);
  return hostname.includes('.') ? href : undefined;
}

/** The URL of a social link, or undefined when the handle is not enough. */
export function socialAddress(networkId: number, handle: string): string | undefined {
  if (handle.includes('/')) return webAddress(handle);
  const profile = profiles[networkId];
  return profile ? profile(encodeURIComponent(withoutAt(handle))) : webAddress(handle);
}

/** 41k. Made when it is needed: the first Intl.NumberFormat costs a slow phone 100 ms. */
export const formatFollowers = (followers: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    .format(followers)
    .replace('K', 'k');

/** Splits "Nandini Kapse, Firefly Artists" into name and company. */
export function splitManager(name: string): { readonly name: string; readonly company: string | undefined } {
  const [first = name, ...rest] = name.split(',').map((part) => part.trim());
  return { name: first, company: rest.join(', ') || undefined };
}
