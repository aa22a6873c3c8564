import type { Arguments } from '@callboard/contract/endpoint';
import { requestVerification } from '@callboard/contract/people/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export type PapersBody = Arguments<typeof requestVerification>['body'];

export const sendPapers = (id: number, body: PapersBody) =>
  api(requestVerification, { params: { id }, body });
