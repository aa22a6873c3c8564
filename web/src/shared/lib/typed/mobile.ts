import { IndianMobile } from '@callboard/contract/accounts/credentials';

/** +919849027318, or undefined when it is not an Indian mobile number. */
export const normaliseMobile = (typed: string): string | undefined => IndianMobile.safeParse(typed).data;

/** 98490 27318, for a field with a fixed +91. Anything else stays as typed. */
export function formatNational(typed: string): string {
  const mobile = normaliseMobile(typed);
  return mobile ? `${mobile.slice(3, 8)} ${mobile.slice(8)}` : typed;
}

/** +91 98490 27318 */
export const formatMobile = (mobile: string): string => `+91 ${formatNational(mobile)}`;
