import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createAddingDocuments } from './add-document.service.ts';
import { documentRoutes } from './documents.routes.ts';
import { createDocuments } from './documents.service.ts';
import { createOpeningDocuments } from './open-document.service.ts';
import { deleteOwnProjectDocuments, listOwnDocuments } from './personal-data.queries.ts';

const file = 'documents.json';
const keptByTheTeam = 'kept: it belongs to the project' as const;

const personalData: PersonalData = {
  columns: {
    'project_document.created_by': { archive: file, erasing: keptByTheTeam },
    'project_document_version.added_by': { archive: file, erasing: keptByTheTeam },
    'document_opening.account_id': { archive: file, erasing: 'kept: a record that nobody can change' },
    'document_copy.account_id': {
      archive: 'left out: it is the recruiter’s document',
      erasing: 'deleted',
    },
  },
  chapters: [
    {
      file,
      of: 'everybody',
      about: 'documents you added to projects, and those you opened',
      read: listOwnDocuments,
    },
  ],
  empty: deleteOwnProjectDocuments,
};

type DocumentNeeds = Parameters<typeof createAddingDocuments>[0];

export const projectDocuments = feature({
  routes: (app, needs: DocumentNeeds) =>
    documentRoutes(app, {
      documents: createDocuments(needs),
      adding: createAddingDocuments(needs),
      opening: createOpeningDocuments(needs),
    }),
  personalData,
});
