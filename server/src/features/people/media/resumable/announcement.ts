import { access } from '@callboard/contract/access';
import { documentTypes, maxDocumentBytes } from '@callboard/contract/casting/project-values';
import { galleryQuotas, reelTypeOf, reelTypes } from '@callboard/contract/people/gallery';
import { z } from 'zod';
import { rejection } from '../../../../platform/http/authorise.ts';
import type { Member } from '../../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../../platform/http/problem-error.ts';
import { mediaErrors } from '../media-errors.ts';

const kinds = {
  video: {
    sender: access.talent({ notFrozen: true }),
    types: reelTypes.video,
    bytes: galleryQuotas.video.bytes,
    tooLarge: mediaErrors.videoTooLarge,
    wrongType: 'Please select valid file. Not every browser plays this type.',
  },
  audio: {
    sender: access.talent({ notFrozen: true }),
    types: reelTypes.audio,
    bytes: galleryQuotas.audio.bytes,
    tooLarge: mediaErrors.recordingTooLarge,
    wrongType: 'Please select valid file. Not every browser plays this type.',
  },
  document: {
    sender: access.recruiter({ notFrozen: true }),
    types: documentTypes,
    bytes: maxDocumentBytes,
    tooLarge: mediaErrors.documentTooLarge,
    wrongType: 'Please select valid file. Choose a PDF, a picture, an office file or plain text.',
  },
} as const;

/** The most that one upload of any kind may have. */
export const maxUploadBytes = Math.max(...Object.values(kinds).map(({ bytes }) => bytes));

type UploadKind = keyof typeof kinds;
const Kind = z.enum(['video', 'audio', 'document'] satisfies UploadKind[]);
const Length = z.coerce.number().pipe(z.int().min(1));

export interface Announcement {
  readonly kind: UploadKind;
  readonly contentType: string;
  readonly bytes: number;
}

/** The tus header: names, and values in base64. */
const parseMetadata = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );

/** Who may send what, and how much of it. Reports errors by field before the upload starts. */
export function readAnnouncement(headers: Readonly<Record<string, unknown>>, sender: Member): Announcement {
  const metadata = parseMetadata(String(headers['upload-metadata'] ?? ''));
  const kind = Kind.safeParse(metadata.get('kind'));
  if (!kind.success) throw invalidField('kind', 'Choose video, audio or document');
  const rules = kinds[kind.data];
  const code = rejection(rules.sender, sender);
  if (code) throw new ProblemError(code);
  const reported = metadata.get('filetype') ?? '';
  const contentType = reelTypeOf(reported) ?? reported.toLowerCase();
  const types: readonly string[] = rules.types;
  if (!types.includes(contentType)) throw invalidField('filetype', rules.wrongType);
  const bytes = Length.safeParse(headers['upload-length']);
  if (!bytes.success) throw invalidField('upload-length', mediaErrors.empty);
  if (bytes.data > rules.bytes) throw invalidField('upload-length', rules.tooLarge);
  return { kind: kind.data, contentType, bytes: bytes.data };
}
