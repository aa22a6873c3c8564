import { z } from 'zod';
import { type EventType, eventType } from '../../../platform/events/event.ts';
import { type ApplicationNews, applicationNews } from './news.policy.ts';

export const applicationSent = eventType(
  'application.sent',
  z.object({ applicationId: z.int(), jobId: z.int(), recruiterId: z.int() }),
);

const about = z.object({ applicationId: z.int(), talentId: z.int(), stepId: z.int() });
const newsEvents = new Map(applicationNews.map((news) => [news, eventType(`application.${news}`, about)]));

/** A step that the talent did not take, by what they are told. */
export const newsEvent = (news: ApplicationNews): EventType<z.infer<typeof about>> => {
  const event = newsEvents.get(news);
  if (!event) throw new Error(`No event for ${news}`);
  return event;
};

/** One for each who is notified. */
export const applicationWithdrawn = eventType(
  'application.withdrawn',
  z.object({ applicationId: z.int(), recruiterId: z.int() }),
);

/** After a withdrawal. One for each who is notified. */
export const applicationSentAgain = eventType(
  'application.sent-again',
  z.object({ applicationId: z.int(), recruiterId: z.int() }),
);

/** Callboard asked about one application: what its talent is told. */
export const replyAsked = eventType(
  'application.reply-asked',
  z.object({ applicationId: z.int(), talentId: z.int() }),
);

/** What the recruiter is told, once a job: those it was asked about, or those that it closed. */
export const silenceNoted = eventType(
  'application.silence',
  z.object({
    jobId: z.int(),
    recruiterId: z.int(),
    step: z.enum(['asked', 'closed']),
    count: z.int(),
  }),
);
