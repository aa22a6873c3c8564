import {
  sendCompanyContactRequest,
  sendContactRequest,
  sendRecruiterLead,
  sendSupportRequest,
} from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../shared/lib/api/client.ts';

export const companySchema = sendCompanyContactRequest.body;

export const sendCompanyRequest = (body: z.input<typeof companySchema>) =>
  api(sendCompanyContactRequest, { body });

export const contactSchema = sendContactRequest.body;

export const sendContact = (body: z.input<typeof contactSchema>) => api(sendContactRequest, { body });

export const leadSchema = sendRecruiterLead.body;

export const sendLead = (body: z.input<typeof leadSchema>) => api(sendRecruiterLead, { body });

export const supportSchema = sendSupportRequest.body;

export const sendSupport = (body: z.input<typeof supportSchema>) => api(sendSupportRequest, { body });
