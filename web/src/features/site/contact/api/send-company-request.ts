import { sendCompanyContactRequest } from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api/client.ts';

export const companySchema = sendCompanyContactRequest.body;

export const sendCompanyRequest = (body: z.input<typeof companySchema>) =>
  api(sendCompanyContactRequest, { body });
