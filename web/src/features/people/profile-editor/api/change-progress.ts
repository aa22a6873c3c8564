import type { Arguments } from '@callboard/contract/endpoint';
import { changeTalentProgress } from '@callboard/contract/people/profile-editor/payload';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

type ProgressChange = Arguments<typeof changeTalentProgress>['body'];

/** Goes on when the page is left: whoever turns a page and closes it comes back to that one. */
export const changeProgress = (id: number, body: ProgressChange) =>
  api(changeTalentProgress, { params: { id }, body }, { ...patience(), keepalive: true });
