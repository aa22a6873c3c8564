import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { type Job, job } from '../jobs/job.ts';
import { addJob } from '../jobs/jobs.queries.ts';
import type { EventHandler, EventType } from './event.ts';
import { insertEvent } from './events.queries.ts';

const HandlerPayload = z.object({ eventId: z.number(), payload: z.unknown() });

const jobNameOf = (handler: EventHandler) => `${handler.type}/${handler.name}`;

/** Connects events to their handlers. */
export function createEventRecorder(handlers: readonly EventHandler[]) {
  const jobs: Job[] = handlers.map((handler) =>
    job({
      name: jobNameOf(handler),
      payload: HandlerPayload,
      run: ({ payload, eventId }) => handler.handle(payload, eventId),
    }),
  );

  return {
    jobs,
    /** Writes the event and one job per handler in the caller's transaction. */
    async record<P>(trx: Database, event: EventType<P>, payload: P): Promise<void> {
      const checked = event.payload.parse(payload);
      const eventId = await insertEvent(trx, event.type, checked);
      for (const handler of handlers.filter(({ type }) => type === event.type)) {
        const name = jobNameOf(handler);
        await addJob(trx, { name, payload: { eventId, payload: checked }, key: `${name}:${eventId}` });
      }
    },
  };
}
export type EventRecorder = ReturnType<typeof createEventRecorder>;
