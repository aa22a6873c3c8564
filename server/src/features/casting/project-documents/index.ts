export { documentsOfCharacters, sharedDocumentTitles } from './documents.queries.ts';
export { projectDocuments } from './manifest.ts';
