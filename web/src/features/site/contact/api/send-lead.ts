import { sendRecruiterLead } from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export const leadSchema = sendRecruiterLead.body;

export const sendLead = (body: z.input<typeof leadSchema>) => api(sendRecruiterLead, { body });
