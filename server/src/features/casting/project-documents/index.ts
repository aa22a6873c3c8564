export { documentsOfCharacters } from './documents.queries.ts';
export { projectDocuments } from './manifest.ts';
