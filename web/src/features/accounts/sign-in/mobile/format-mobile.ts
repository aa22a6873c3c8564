import { IndianMobile } from '@callboard/contract/accounts/credentials';

/** +919849027318, or nothing when it is no Indian mobile number. */
export const normaliseMobile = (typed: string): string | undefined => IndianMobile.safeParse(typed).data;

/** 98490 27318, to stand beside a fixed +91; what is no number stays as it was typed. */
export function formatNational(typed: string): string {
  const mobile = normaliseMobile(typed);
  return mobile ? `${mobile.slice(3, 8)} ${mobile.slice(8)}` : typed;
}

/** +91 98490 27318 */
export const formatMobile = (mobile: string): string => `+91 ${formatNational(mobile)}`;
