import type { galleryKinds } from '@callboard/contract/people/gallery-item';
import type { UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';

export type GalleryKind = (typeof galleryKinds)[number];

/** A file in storage that waits to be recorded. */
export interface Arrival {
  readonly key: string;
  readonly posterKey?: string | undefined;
  /** By the local clock. */
  readonly at: number;
}

export type UploadStatus =
  /** The browser opens it: to read the length of a video, or to make a photo smaller. */
  | { readonly at: 'checking' }
  /** The browser cannot play it, so its owner decides whether to upload it. */
  | { readonly at: 'asking' }
  | { readonly at: 'waiting'; readonly sent: number }
  | { readonly at: 'sending'; readonly sent: number }
  /** Paused by its owner. */
  | { readonly at: 'paused'; readonly sent: number }
  /** The connection was lost. Continues by itself. */
  | { readonly at: 'stalled'; readonly sent: number }
  /** Started before a reload; the browser no longer has the file. */
  | { readonly at: 'fileless'; readonly sent: number; readonly wasAnother: boolean }
  | { readonly at: 'recording' }
  | { readonly at: 'failed'; readonly failure: Failure };

export interface Failure {
  /** `tooLarge`: over the limit, and this browser cannot make it smaller. */
  readonly reason: UploadFailure['reason'] | 'unreadable' | 'tooLarge';
  readonly detail?: string | undefined;
}

/** A file that is being added to the gallery. */
export interface Upload {
  /** The key of its tile, which it keeps once it is an item. */
  readonly key: string;
  readonly kind: GalleryKind;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** The size before a photo was made smaller. */
  readonly chosenSize?: number | undefined;
  readonly file?: Blob | undefined;
  readonly status: UploadStatus;
  readonly preview?: string | undefined;
  readonly arrival?: Arrival | undefined;
  /** The item it was cropped from, removed when this one is recorded. */
  readonly replaces?: number | undefined;
  readonly caption?: string | null | undefined;
  /** The poster of a video. */
  readonly poster?: Blob | undefined;
  readonly durationMs?: number | undefined;
  /** The URL of a resumable upload. */
  readonly url?: string | undefined;
}

export const sentOf = ({ status, size }: Upload): number => {
  if (status.at === 'recording') return size;
  return 'sent' in status ? status.sent : 0;
};

/** Whether the same file was chosen again. */
export const isSameFile = (
  one: Pick<Upload, 'name' | 'size' | 'chosenSize' | 'lastModified'>,
  other: Pick<Upload, 'name' | 'size' | 'lastModified'>,
): boolean =>
  one.name === other.name &&
  (one.chosenSize ?? one.size) === other.size &&
  one.lastModified === other.lastModified;
