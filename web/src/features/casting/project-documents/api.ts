import {
  addDocument,
  changeDocument,
  deleteDocuments,
  listDocuments,
  openDocument,
} from '@callboard/contract/casting/calls';
import type { SharedDocument, TeamDocument } from '@callboard/contract/casting/project-documents';
import type { Result } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh, useCall } from '../../../shared/lib/api/queries.ts';
import { apiUrl } from '../../../shared/lib/api-url.ts';
import type { DocumentUpload } from './model/document-upload.ts';

type Listed = Result<typeof listDocuments>['results'][number];

const isOfTeam = (document: Listed): document is TeamDocument => 'openings' in document;
const isShared = (document: Listed): document is SharedDocument => 'opened_at' in document;

const documentsOf = (projectId: number) => query(listDocuments, { params: { id: projectId } });

export const useTeamDocuments = (projectId: number) =>
  useQuery({ ...documentsOf(projectId), select: ({ results }) => results.filter(isOfTeam) });

export const useSharedDocuments = (projectId: number) =>
  useQuery({ ...documentsOf(projectId), select: ({ results }) => results.filter(isShared) });

/** After someone on the team added, changed or opened one. */
export const refreshDocuments = (client: QueryClient): Promise<void> => refresh(client, listDocuments);

export const useChangeDocument = () => useCall(changeDocument, { refresh: [listDocuments] });
export const useDeleteDocument = () => useCall(deleteDocuments, { refresh: [listDocuments] });

export const saveUpload = (projectId: number, upload: DocumentUpload, fileKey: string): Promise<unknown> =>
  api(addDocument, {
    body: {
      project_id: projectId,
      file_key: fileKey,
      file_name: upload.name.slice(-120),
      ...(upload.next
        ? { document_id: upload.next.documentId, ...(upload.next.note && { note: upload.next.note }) }
        : { kind: upload.kind }),
    },
  });

/** An address for reading that soon expires. The opening is recorded. */
export const findFile = async (id: number, version: number): Promise<string> => {
  const { file_url } = await api(openDocument, { params: { id }, query: { version } });
  return new URL(file_url, new URL(apiUrl('/'), window.location.href)).href;
};
