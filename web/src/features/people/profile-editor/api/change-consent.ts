import { changeConsent as endpoint } from '@callboard/contract/accounts/calls';
import type { ConsentTopic } from '@callboard/contract/accounts/consents';
import { api } from '../../../../shared/lib/api/client.ts';
import { patience } from './patience.ts';

export const changeConsent = (id: number, topic: ConsentTopic, given: boolean) =>
  api(endpoint, { params: { id }, body: { topic, given } }, patience());
