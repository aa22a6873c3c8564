import type { Arguments } from '@callboard/contract/endpoint';
import { changeRecruiter } from '@callboard/contract/people/calls';
import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { api } from '../../../../shared/lib/api/client.ts';

export type RecruiterChange = Arguments<typeof changeRecruiter>['body'];

export const sendRecruiterChange = (id: number, body: RecruiterChange): Promise<OwnRecruiterProfile> =>
  api(changeRecruiter, { params: { id }, body });
