// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../project-documents.ts';

export const listDocuments: Call<typeof from.listDocuments> = { method: 'GET', path: '/v1/recruiter-project/getdocuments/{id}' };
export const addDocument: Call<typeof from.addDocument> = { method: 'POST', path: '/v1/documentupload' };
export const changeDocument: Call<typeof from.changeDocument> = { method: 'PATCH', path: '/v1/documentupload/{id}' };
export const openDocument: Call<typeof from.openDocument> = { method: 'GET', path: '/v1/documentupload/{id}' };
export const deleteDocuments: Call<typeof from.deleteDocuments> = { method: 'DELETE', path: '/v1/documentupload' };
