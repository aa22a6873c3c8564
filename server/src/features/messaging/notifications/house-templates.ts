import { userTypes } from '@callboard/contract/accounts/sessions';
import type { ShippedTemplate } from '../../../platform/feature/notification.ts';

const mail = { subject: 'A message from Callboard', action: 'Open Callboard' };
const inTheNameOfTheHouse = (ref: string, notificationType: 1 | 2, path: string): ShippedTemplate => ({
  ref,
  notificationType,
  topic: 'account',
  words: { message: '{{message}}', path, mail },
});

const forTalents = inTheNameOfTheHouse('house.to-talent', 1, '/app/talent/dashboard/notification');
const forRecruiters = inTheNameOfTheHouse('house.to-recruiter', 2, '/app/recruiter/dashboard/notification');

/** For what somebody of the house says in their own words. */
export const houseTemplates = [forTalents, forRecruiters];
export const houseTemplateFor = (notificationType: 1 | 2) =>
  notificationType === userTypes.talent ? forTalents : forRecruiters;
