import { z } from 'zod';

const MediaToSend = z.object({
  gallary_id: z.int().optional(),
  /** One that was sent before. */
  media_id: z.int().optional(),
  /** An upload that may still be on its way. */
  tape: z.string().optional(),
  request_id: z.int().optional(),
});
export type MediaToSend = z.infer<typeof MediaToSend>;

const Refusal = z.object({
  code: z.string(),
  detail: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type Refusal = z.infer<typeof Refusal>;

/** An application that was sent from here and is not wholly with the server yet. */
export const Outgoing = z.object({
  clientId: z.string(),
  jobId: z.string(),
  roleId: z.int().nullable(),
  at: z.number(),
  note: z.string().nullable(),
  answers: z.array(z.object({ question_id: z.int(), answer: z.string() })),
  tellDays: z.boolean(),
  media: z.array(MediaToSend),
  /** Changes one that was sent before, or sends it again. */
  change: z.object({ id: z.int(), from: z.int(), isAgain: z.boolean() }).optional(),
  /** The server has the text; recordings follow. */
  applicationId: z.int().optional(),
  /** Why it, or what follows it, was not taken. Kept until its talent has read it. */
  refusal: Refusal.optional(),
});
export type Outgoing = z.infer<typeof Outgoing>;

/** One that was not taken. */
export type Refused = Outgoing & { readonly refusal: Refusal };

export const isRefused = (one: Outgoing): one is Refused => one.refusal !== undefined;

export const tapesOf = ({ media }: Pick<Outgoing, 'media'>): readonly string[] =>
  media.flatMap(({ tape }) => tape ?? []);

/** What the newer one takes the place of: an earlier change of the same application, or a refused first try. */
export const isReplacedBy =
  (newer: Outgoing) =>
  (one: Outgoing): boolean => {
    if (one.clientId === newer.clientId) return false;
    const id = one.applicationId ?? one.change?.id;
    if (newer.change) return id === newer.change.id;
    return id === undefined && isRefused(one) && one.jobId === newer.jobId && one.roleId === newer.roleId;
  };

/** With recordings of the earlier ones that are still on their way, where nothing newer was chosen. */
export function withTapesOf(earlier: readonly Outgoing[], newer: Outgoing): Outgoing {
  const chosen = new Set(newer.media.map(({ request_id }) => request_id));
  const carried = earlier
    .filter((one) => !isRefused(one) && one.applicationId !== undefined)
    .flatMap(({ media }) => media)
    .filter(({ tape, request_id }) => tape !== undefined && !chosen.has(request_id));
  return { ...newer, media: [...newer.media, ...carried] };
}
