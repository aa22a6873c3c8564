import {
  changeTalentPayload,
  TalentChange,
  type TalentPayload,
} from '@callboard/contract/people/profile-editor/payload';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const changeTalent = (id: number, change: unknown): Promise<TalentPayload> =>
  api(changeTalentPayload, { params: { id }, body: TalentChange.parse(change) }, patience());
