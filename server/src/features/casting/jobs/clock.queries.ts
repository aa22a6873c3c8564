import { clockedStatuses, silence } from '@callboard/contract/casting/application-values';
import { defaultJobZone } from '@callboard/contract/casting/job-values';
import { type RawBuilder, sql } from 'kysely';

/** Callboard asks and closes at this hour of the job's zone. */
const atTen = sql`time '10:00'`;

const zone = sql`coalesce(job.closes_zone, ${defaultJobZone})`;
const local = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${zone})`;
const onDay = (began: RawBuilder<unknown>, days: number) =>
  sql<Date>`((${local(began)}::date + ${days}::int + ${atTen}) at time zone ${zone})`;

const since = sql`application.step_since`;

/** The step waits for the recruiter. Refers to "application". */
export const isClocked: RawBuilder<boolean> = sql<boolean>`application.status = any(${[...clockedStatuses]})`;

/**
 * Days are counted on the calendar of the job's zone, so that a change of the clocks moves nothing. Refers to
 * "application" and "job".
 */
export const dueAt = sql<Date>`((${local(since)} + make_interval(days => ${silence.stepDays}::int)) at time zone ${zone})`;
/** Its days are over. Refers to the same. */
export const isOverdue = sql<boolean>`(${isClocked} and ${dueAt} < now())`;
export const asksAt = onDay(since, silence.askedOnDay);
/** Nobody is closed without having been asked: who was asked late has the same days from then. */
export const closesAt = sql<Date>`greatest(${onDay(since, silence.closedOnDay)},
  coalesce(${onDay(sql`application.asked_at`, silence.closedOnDay - silence.askedOnDay)}, '-infinity'))`;

export interface ClockRow {
  readonly due_at: string;
  readonly asked_at: string | null;
  readonly asks_at: string;
  readonly closes_at: string;
}

/** Null for a step that waits for nobody. */
export const clockOf: RawBuilder<ClockRow | null> = sql<ClockRow | null>`case when ${isClocked} then json_build_object(
  'due_at', ${dueAt}, 'asked_at', application.asked_at, 'asks_at', ${asksAt}, 'closes_at', ${closesAt}) end`;
