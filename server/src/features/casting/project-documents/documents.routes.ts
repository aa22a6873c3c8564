import {
  addDocument,
  changeDocument,
  deleteDocuments,
  listDocuments,
  openDocument,
} from '@callboard/contract/casting/project-documents';
import type { FastifyInstance } from 'fastify';
import { bind, view } from '../../../platform/http/bind.ts';
import type { AddingDocuments } from './add-document.service.ts';
import type { Documents } from './documents.service.ts';
import type { OpeningDocuments } from './open-document.service.ts';

interface DocumentServices {
  readonly documents: Documents;
  readonly adding: AddingDocuments;
  readonly opening: OpeningDocuments;
}

export function documentRoutes(app: FastifyInstance, { documents, adding, opening }: DocumentServices): void {
  bind(app, listDocuments, async ({ actor, params }) => {
    const listed = await documents.list(actor, params.id);
    return listed.viewer === 'team'
      ? view('team', { results: listed.results })
      : view('talent', { results: listed.results });
  });
  bind(app, addDocument, async ({ actor, body }) => adding.add(actor, body));
  bind(app, openDocument, async ({ actor, params, query }) => opening.open(actor, params.id, query.version));
  bind(app, changeDocument, async ({ actor, params, body }) => documents.change(actor, params.id, body));
  bind(app, deleteDocuments, async ({ actor, body }) => documents.remove(actor, body));
}
