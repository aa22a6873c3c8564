import { userTypes } from '@callboard/contract/accounts/sessions';
import type { ShippedTemplate } from '../../../platform/feature/notification.ts';

const mail = { subject: 'A message from Callboard', action: 'Open Callboard' };
const adminTemplate = (ref: string, notificationType: 1 | 2, path: string): ShippedTemplate => ({
  ref,
  notificationType,
  topic: 'account',
  words: { message: '{{message}}', path, mail },
});

const forTalents = adminTemplate('house.to-talent', 1, '/app/talent/dashboard/notification');
const forRecruiters = adminTemplate('house.to-recruiter', 2, '/app/recruiter/dashboard/notification');

/** For notifications that an administrator writes. */
export const adminTemplates = [forTalents, forRecruiters];
export const adminTemplateFor = (notificationType: 1 | 2) =>
  notificationType === userTypes.talent ? forTalents : forRecruiters;
