// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../project-documents.ts';

export const listDocuments: Call<typeof endpoints.listDocuments> = { method: 'GET', path: '/v1/recruiter-project/getdocuments/{id}' };
export const addDocument: Call<typeof endpoints.addDocument> = { method: 'POST', path: '/v1/documentupload' };
export const changeDocument: Call<typeof endpoints.changeDocument> = { method: 'PATCH', path: '/v1/documentupload/{id}' };
export const openDocument: Call<typeof endpoints.openDocument> = { method: 'GET', path: '/v1/documentupload/{id}' };
export const deleteDocuments: Call<typeof endpoints.deleteDocuments> = { method: 'DELETE', path: '/v1/documentupload' };
