import { paths } from '../../../../shared/lib/paths.ts';

/** The address of a profile for everybody else. */
export const profileLink = (userUniqueId: string): string =>
  new URL(paths.talent(userUniqueId), window.location.origin).href;

export const whatsappMessage = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
