import type { Arguments } from '@callboard/contract/endpoint';
import { changeTalentProgress } from '@callboard/contract/talent-payload';
import { api } from '../../../shared/lib/api.ts';
import { patience } from './patience.ts';

type ProgressChange = Arguments<typeof changeTalentProgress>['body'];

export const changeProgress = (id: number, body: ProgressChange) =>
  api(changeTalentProgress, { params: { id }, body }, patience());
