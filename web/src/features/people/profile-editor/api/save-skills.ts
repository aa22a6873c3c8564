import { saveSkills as endpoint } from '@callboard/contract/people/profile-editor/skills';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const saveSkills = (change: unknown) =>
  api(endpoint, { body: endpoint.body.parse(change) }, patience());
