import { blockContact } from '@callboard/contract/messaging/conversations';
import { api } from '../../../../../shared/lib/api.ts';

/** Hear no more from somebody, or again. */
export const setBlocked = (userId: number, blocked: boolean) =>
  api(blockContact, { params: { id: userId }, body: { blocked } });
