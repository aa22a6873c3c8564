import {
  sendEmailCode,
  sendWhatsAppCode,
  verifyEmailCode,
  verifyMobileCode,
} from '@callboard/contract/accounts/calls';
import { api } from '../../../shared/lib/api/client.ts';

export type ContactKind = 'email' | 'mobile';

export const contactCodes = {
  email: {
    send: (email: string) => api(sendEmailCode, { body: { email } }),
    verify: async (email: string, otp: string) => void (await api(verifyEmailCode, { body: { email, otp } })),
  },
  mobile: {
    send: (mobile: string) => api(sendWhatsAppCode, { body: { mobile } }),
    verify: async (mobile: string, otp: string) =>
      void (await api(verifyMobileCode, { body: { mobile, otp } })),
  },
} as const;
