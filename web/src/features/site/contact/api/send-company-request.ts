import { sendCompanyContactRequest } from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export const companySchema = sendCompanyContactRequest.body;

export const sendCompanyRequest = (body: z.input<typeof companySchema>) =>
  api(sendCompanyContactRequest, { body });
