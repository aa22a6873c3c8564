import type { galleryKinds } from '@callboard/contract/people/gallery-item';
import type { UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';

export type GalleryKind = (typeof galleryKinds)[number];

/** A file that lies in the store, waiting to be recorded. */
export interface Arrival {
  readonly key: string;
  readonly posterKey?: string | undefined;
  /** By the clock here. */
  readonly at: number;
}

export type Step =
  /** A film or recording is opened to see what it is. */
  | { readonly at: 'checking' }
  /** The browser cannot play it: does its owner want to send it all the same? */
  | { readonly at: 'asking' }
  | { readonly at: 'waiting'; readonly sent: number }
  | { readonly at: 'sending'; readonly sent: number }
  /** Its owner stopped it for a while. */
  | { readonly at: 'paused'; readonly sent: number }
  /** The connection was lost. Goes on by itself. */
  | { readonly at: 'stalled'; readonly sent: number }
  /** Begun before the page was loaded anew; the browser no longer holds the file. */
  | { readonly at: 'fileless'; readonly sent: number; readonly wasAnother: boolean }
  | { readonly at: 'recording' }
  | { readonly at: 'failed'; readonly failure: Failure };

export interface Failure {
  readonly reason: UploadFailure['reason'] | 'unreadable';
  readonly detail?: string | undefined;
}

/** A file on its way into the gallery. */
export interface Upload {
  /** Names its tile, and goes on doing so once it is an item. */
  readonly key: string;
  readonly kind: GalleryKind;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly file?: Blob | undefined;
  readonly step: Step;
  readonly preview?: string | undefined;
  readonly arrival?: Arrival | undefined;
  /** The item it was cut from, which goes when this one is recorded. */
  readonly replaces?: number | undefined;
  readonly caption?: string | null | undefined;
  /** A picture that stands for a film. */
  readonly poster?: Blob | undefined;
  readonly durationMs?: number | undefined;
  /** Where a resumable upload goes on. */
  readonly url?: string | undefined;
}

export const sentOf = ({ step, size }: Upload): number => {
  if (step.at === 'recording') return size;
  return 'sent' in step ? step.sent : 0;
};

/** The same file chosen once more. */
export const isSameFile = (
  one: Pick<Upload, 'name' | 'size' | 'lastModified'>,
  other: Pick<Upload, 'name' | 'size' | 'lastModified'>,
): boolean => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
