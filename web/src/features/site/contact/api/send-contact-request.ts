import { sendContactRequest } from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export const contactSchema = sendContactRequest.body;

export const sendContact = (body: z.input<typeof contactSchema>) => api(sendContactRequest, { body });
