import { galleryQuotas, reelTypeOf, reelTypes } from '@callboard/contract/people/gallery';
import { z } from 'zod';
import { invalidField } from '../../../../platform/http/problem-error.ts';
import { mediaErrors } from '../media-errors.ts';

export interface Announcement {
  readonly kind: 'video' | 'audio';
  readonly contentType: string;
  readonly bytes: number;
}

const Kind = z.enum(['video', 'audio']);
const Length = z.coerce.number().pipe(z.int().min(1));

/** The tus header: names, and values in base64. */
const parseMetadata = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );

const tooLarge = { video: mediaErrors.videoTooLarge, audio: mediaErrors.recordingTooLarge } as const;

/** Reports errors by field before the upload starts. */
export function readAnnouncement(headers: Readonly<Record<string, unknown>>): Announcement {
  const metadata = parseMetadata(String(headers['upload-metadata'] ?? ''));
  const kind = Kind.safeParse(metadata.get('kind'));
  if (!kind.success) throw invalidField('kind', 'Choose video or audio');
  const contentType = reelTypeOf(metadata.get('filetype') ?? '');
  const types: readonly string[] = reelTypes[kind.data];
  if (!contentType || !types.includes(contentType)) {
    throw invalidField('filetype', 'Please select valid file. Not every browser plays this type.');
  }
  const bytes = Length.safeParse(headers['upload-length']);
  if (!bytes.success) throw invalidField('upload-length', mediaErrors.empty);
  if (bytes.data > galleryQuotas[kind.data].bytes) throw invalidField('upload-length', tooLarge[kind.data]);
  return { kind: kind.data, contentType, bytes: bytes.data };
}
