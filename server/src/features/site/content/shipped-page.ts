import type { ContentSlug } from '@callboard/contract/site/content';

/** A content page shipped with Callboard. */
export interface ShippedPage {
  /** Fixed and below 100, because URLs may contain it. */
  readonly id: number;
  readonly slug: ContentSlug;
  readonly title: string;
  readonly summary: string;
  /** The date of the last change, shown to readers. */
  readonly changedOn: `${number}-${number}-${number}`;
  /** Markdown. */
  readonly body: string;
}
