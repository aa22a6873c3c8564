import { requestVerification } from '@callboard/contract/people/recruiter-verification';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export type PapersBody = z.input<(typeof requestVerification)['body']>;

export const sendPapers = (id: number, body: PapersBody) =>
  api(requestVerification, { params: { id }, body });
