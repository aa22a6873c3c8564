const plain = '/favicon.svg';
const dotted = '/favicon-unread.svg';

/** A dot on the picture in the row of tabs, only while something is unread. */
export function setFaviconDot(isDotted: boolean, page: Document = document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = isDotted ? dotted : plain;
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
