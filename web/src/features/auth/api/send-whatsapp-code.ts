import { sendWhatsAppCode } from '@callboard/contract/verification';
import { api } from '../../../shared/lib/api.ts';

export const postWhatsAppCode = (mobile: string) => api(sendWhatsAppCode, { body: { mobile } });
