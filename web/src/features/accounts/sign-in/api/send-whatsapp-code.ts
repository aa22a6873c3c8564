import { sendWhatsAppCode } from '@callboard/contract/accounts/contact-codes';
import { api } from '../../../../shared/lib/api.ts';

export const postWhatsAppCode = (mobile: string) => api(sendWhatsAppCode, { body: { mobile } });
