import { blockContact } from '@callboard/contract/messaging/calls';
import { api } from '../../../../../shared/lib/api/client.ts';

/** Hear no more from somebody, or again. */
export const setBlocked = (userId: number, blocked: boolean) =>
  api(blockContact, { params: { id: userId }, body: { blocked } });
