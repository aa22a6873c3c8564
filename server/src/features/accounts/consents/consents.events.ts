import { ConsentTopic } from '@callboard/contract/accounts/consents';
import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

export const consentChanged = eventType(
  'consent.changed',
  z.object({ talentId: z.int(), topic: ConsentTopic, given: z.boolean() }),
);
