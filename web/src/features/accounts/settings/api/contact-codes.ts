import {
  sendEmailCode,
  sendWhatsAppCode,
  verifyEmailCode,
  verifyMobileCode,
} from '@callboard/contract/accounts/contact-codes';
import { api } from '../../../../shared/lib/api.ts';

export type ContactKind = 'email' | 'mobile';

/** How a code gets to each kind of address, and how it comes back. */
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
