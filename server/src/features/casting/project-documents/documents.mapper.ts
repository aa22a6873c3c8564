import type { SharedDocument, TeamDocument } from '@callboard/contract/casting/project-documents';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { type PhotoUrl, toTeamPerson } from '../project-access/index.ts';
import type { OpeningRow, SharedDocumentRow, TeamDocumentRow } from './documents.queries.ts';

const toImage = async (key: string | null, photoUrl: PhotoUrl) => (key === null ? null : photoUrl(key));

/** Talents are named as to anyone who has not unlocked them. */
const toOpening = async (row: OpeningRow, photoUrl: PhotoUrl): Promise<TeamDocument['openings'][number]> => ({
  user_id: row.user_id,
  name: fullNameOf(row),
  image: await toImage(row.image_key, photoUrl),
  is_talent: row.kind === 'talent',
  version: row.version,
  at: row.at.toISOString(),
});

export const toTeamDocuments = (
  documents: readonly TeamDocumentRow[],
  openings: readonly OpeningRow[],
  photoUrl: PhotoUrl,
): Promise<TeamDocument[]> => {
  const byDocument = new Map(documents.map(({ id }) => [id, [] as OpeningRow[]]));
  for (const opening of openings) byDocument.get(opening.document_id)?.push(opening);
  return Promise.all(
    documents.map(async ({ added_by, versions, ...document }) => ({
      ...document,
      added_by: added_by && (await toTeamPerson(added_by, photoUrl)),
      versions: versions.map((version) => ({
        ...version,
        added_at: new Date(version.added_at).toISOString(),
      })),
      openings: await Promise.all(
        (byDocument.get(document.id) ?? []).map((opening) => toOpening(opening, photoUrl)),
      ),
    })),
  );
};

export const toSharedDocument = ({
  versions,
  opened_at,
  ...document
}: SharedDocumentRow): SharedDocument => ({
  ...document,
  versions: versions.map(({ number, file_name, content_type, bytes, note, added_at }) => ({
    number,
    file_name,
    content_type,
    bytes,
    note,
    added_at: new Date(added_at).toISOString(),
  })),
  opened_at: opened_at?.toISOString() ?? null,
});
