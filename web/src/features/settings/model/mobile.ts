import { IndianMobile } from '@callboard/contract/credentials';

/** +919849027318, or nothing when it is no Indian mobile number. */
export const normaliseMobile = (typed: string): string | undefined => IndianMobile.safeParse(typed).data;

/** +91 98490 27318; what is no Indian number stays as it is. */
export function formatMobile(mobile: string): string {
  const known = normaliseMobile(mobile);
  return known ? `${known.slice(0, 3)} ${known.slice(3, 8)} ${known.slice(8)}` : mobile;
}
