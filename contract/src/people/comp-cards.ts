import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';

export const cardLooks = ['paper', 'ink', 'curtain'] as const;
export const CardLook = z.enum(cardLooks);
export type CardLook = z.infer<typeof CardLook>;

export const makeCompCard = endpoint({
  method: 'POST',
  path: '/v1/talenter/{id}/comp-card',
  tag: 'talent profile',
  summary: 'The comp card as one A4 page and as a picture to send, in the look the talent chose',
  access: access.talent({ owned: true, whileFrozen: 'own-data' }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({ look: CardLook.optional() }),
  response: z.object({
    look: CardLook,
    pdf_url: z.string(),
    picture_url: z.string(),
    preview_url: z.string(),
    expires_at: Instant,
  }),
});
