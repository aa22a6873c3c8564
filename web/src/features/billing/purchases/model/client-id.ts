import { newId } from '../../../../shared/lib/new-id.ts';
import { keptTexts } from './kept-texts.ts';
import { nameOf, type Offer } from './offer.ts';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One purchase of one offer: the same id until it is paid or left, however often somebody presses. */
export function clientIdFor(userId: number, offer: Offer): string {
  const kept = keptTexts.get(userId, nameOf(offer));
  if (kept !== undefined && shape.test(kept)) return kept;
  const id = newId();
  keptTexts.put(userId, nameOf(offer), id);
  return id;
}

export const forgetClientId = (userId: number, offer: Offer): void => keptTexts.drop(userId, nameOf(offer));
