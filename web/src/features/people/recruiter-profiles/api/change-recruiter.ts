import { changeRecruiter, type OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export type RecruiterChange = z.input<(typeof changeRecruiter)['body']>;

export const sendRecruiterChange = (id: number, body: RecruiterChange): Promise<OwnRecruiterProfile> =>
  api(changeRecruiter, { params: { id }, body });
