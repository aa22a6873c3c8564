import type { DocumentKind } from '@callboard/contract/casting/project-values';
import type { UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';

export type UploadStatus =
  | { readonly at: 'waiting' | 'sending' | 'paused' }
  /** The connection was lost. Continues by itself. */
  | { readonly at: 'stalled' }
  /** The file has arrived; it becomes a document. */
  | { readonly at: 'saving' }
  | { readonly at: 'failed'; readonly failure: DocumentFailure };

export interface DocumentFailure {
  readonly reason: UploadFailure['reason'] | 'unreadable';
  readonly detail?: string | undefined;
}

/** The file itself is the reason, so no further try can help. */
export const mayRetry = ({ reason }: DocumentFailure): boolean =>
  reason !== 'refused' && reason !== 'unreadable';

export interface NextVersion {
  readonly documentId: number;
  readonly note: string | undefined;
}

/** A file that is being added to a project. */
export interface DocumentUpload {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly file: Blob;
  readonly kind: DocumentKind;
  /** Otherwise it becomes a document of its own. */
  readonly next?: NextVersion | undefined;
  readonly sent: number;
  readonly status: UploadStatus;
  /** Where an earlier try stopped. */
  readonly url?: string | undefined;
  /** The name of the upload, once the whole file has arrived. */
  readonly fileKey?: string | undefined;
}
