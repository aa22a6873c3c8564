import { IndianMobile } from '@callboard/contract/accounts/credentials';

/** +919849027318, or nothing when it is no Indian mobile number. */
export const normaliseMobile = (typed: string): string | undefined => IndianMobile.safeParse(typed).data;
