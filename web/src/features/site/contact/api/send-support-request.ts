import { sendSupportRequest } from '@callboard/contract/site/content';
import type { z } from 'zod';
import { api } from '../../../../shared/lib/api.ts';

export const supportSchema = sendSupportRequest.body;

export const sendSupport = (body: z.input<typeof supportSchema>) => api(sendSupportRequest, { body });
