import { sendWhatsAppCode } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postWhatsAppCode = (mobile: string) => api(sendWhatsAppCode, { body: { mobile } });
