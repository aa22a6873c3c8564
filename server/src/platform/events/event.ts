import type { z } from 'zod';

/** Something that happened. Payloads carry ids, never names, numbers or addresses. */
export interface EventType<P = unknown> {
  readonly type: string;
  readonly payload: z.ZodType<P>;
}

export const eventType = <P>(type: string, payload: z.ZodType<P>): EventType<P> => ({ type, payload });

export interface EventHandler {
  readonly type: string;
  /** What the handler does. Part of the job's name. */
  readonly name: string;
  readonly handle: (payload: unknown, eventId: number) => Promise<void>;
}

/** A handler of an event. Each runs as a separate job, so one failure does not hold up the others. */
export const on = <P>(
  { type, payload }: EventType<P>,
  name: string,
  handle: (payload: P, eventId: number) => Promise<void>,
): EventHandler => ({ type, name, handle: (raw, eventId) => handle(payload.parse(raw), eventId) });
