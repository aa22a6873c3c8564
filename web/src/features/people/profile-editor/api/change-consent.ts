import { type ConsentTopic, changeConsent as endpoint } from '@callboard/contract/accounts/consents';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const changeConsent = (id: number, topic: ConsentTopic, given: boolean) =>
  api(endpoint, { params: { id }, body: { topic, given } }, patience());
