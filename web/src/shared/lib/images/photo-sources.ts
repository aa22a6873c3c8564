import type { GalleryItem } from '@callboard/contract/people/gallery-item';

/** The longest side of each size the server makes. Pictures are never enlarged. */
const longestSide = { card: 480, page: 1200, full: 2400 } as const;

type Picture = Pick<GalleryItem, 'card_url' | 'file_url' | 'full_url' | 'width' | 'height'>;

/** All sizes with their real width, so the browser fetches the one that fits. */
export function srcSetOf({ card_url, file_url, full_url, width, height }: Picture): string | undefined {
  if (width === null || height === null) return undefined;
  const widthAt = (side: number) => Math.round(width * Math.min(1, side / Math.max(width, height)));
  const sizes = new Map<number, string>();
  for (const [url, side] of [
    [card_url, longestSide.card],
    [file_url, longestSide.page],
    [full_url, longestSide.full],
  ] as const) {
    if (url !== null && !sizes.has(widthAt(side))) sizes.set(widthAt(side), url);
  }
  return [...sizes].map(([wide, url]) => `${url} ${wide}w`).join(', ');
}

/** How much wider than its slot a picture is drawn to fill its height. */
export function coverFactor({ width, height }: Picture, slotRatio: number): number {
  if (width === null || height === null) return 1;
  return Math.max(1, width / height / slotRatio);
}
