import type { ContentSlug } from '@callboard/contract/site/content';

/** A page of text that comes with Callboard. */
export interface ShippedPage {
  /** Fixed and below 100: addresses may hold it. */
  readonly id: number;
  readonly slug: ContentSlug;
  readonly title: string;
  readonly summary: string;
  /** The day the words last changed. Readers are told, so change it with them. */
  readonly changedOn: `${number}-${number}-${number}`;
  /** Markdown. */
  readonly body: string;
}
