import { randomUUID } from 'node:crypto';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type {
  changeUnavailable,
  markUnavailable,
  UnavailableDates,
} from '@callboard/contract/people/availability';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { lockPerson } from '../person-summaries/index.ts';
import { availabilityChanged } from './availability.events.ts';
import * as queries from './availability.queries.ts';
import { addDays, everyWeek } from './calendar-days.ts';
import { type DaysToMark, diffCalendars, type MarkedDays, markDays } from './mark-days.policy.ts';

type Row = Awaited<ReturnType<typeof queries.listBetween>>[number];

const toUnavailableDates = (row: Row): UnavailableDates => ({
  id: row.id,
  start_date: row.start,
  end_date: row.end,
  reason: row.reason,
  series_id: row.series,
  is_booking: row.booking,
});

const changesPerHour = { max: 300, seconds: 60 * 60 };
const daysBack = 366;
const daysAhead = 2 * 366;
const earliest = '1900-01-01';

interface AvailabilityOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

interface DateFilter {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}
type MarkBody = Parsed<typeof markUnavailable>['body'];
type ChangeBody = Parsed<typeof changeUnavailable>['body'];

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Old dates may stay in a calendar, but new ones can't be marked that far back. */
const assertDateInRange = (start: string, previousStart?: string) => {
  const today = todayInIndia();
  const oldest = addDays(today, -daysBack);
  if (start < earlier(oldest, previousStart ?? oldest))
    throw invalidField('start_date', 'Choose a date within the last year');
  if (start > addDays(today, daysAhead))
    throw invalidField('start_date', 'Choose a date within the next 2 years');
};

const rangesToMark = ({
  start_date: start,
  end_date: end,
  reason,
  repeat_weekly_until: until,
}: MarkBody): DaysToMark[] => {
  const weeks = until === undefined ? [{ start, end }] : everyWeek({ start, end }, until);
  const series = weeks.length > 1 ? randomUUID() : null;
  return weeks.map((week) => ({ ...week, reason: reason || undefined, series }));
};

export function createAvailability({ db, events, limits }: AvailabilityOptions) {
  const listFrom = async (conn: Database, accountId: number, from: string) =>
    (await queries.listBetween(conn, accountId, from, null)).map(toUnavailableDates);

  const save = async (
    trx: Database,
    accountId: number,
    before: readonly MarkedDays[],
    after: readonly MarkedDays[],
  ) => {
    const { removedIds, written } = diffCalendars(before, after);
    if (removedIds.length + written.length === 0) return;
    await queries.remove(trx, accountId, removedIds);
    await queries.write(trx, accountId, written);
    await events.record(trx, availabilityChanged, { accountId });
  };

  /** Returns the calendar from today, or from the first changed day. */
  const change = async (accountId: number, work: (trx: Database) => Promise<string>) => {
    await limits.take(`availability:${accountId}`, changesPerHour);
    return db.transaction().execute(async (trx) => {
      // Locks the calendar.
      await lockPerson(trx, accountId);
      const changedFrom = await work(trx);
      return { results: await listFrom(trx, accountId, earlier(changedFrom, todayInIndia())) };
    });
  };

  const findChangeable = async (trx: Database, accountId: number, id: number) => {
    const row = await queries.findOwn(trx, accountId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    if (row.booking) {
      throw new ProblemError('CONFLICT', {
        detail: 'A booking set these dates, so you can’t change them here.',
      });
    }
    return row;
  };

  return {
    async list(accountId: number, { start_date, end_date }: DateFilter) {
      const from = start_date ?? todayInIndia();
      if (from < earliest) throw invalidField('start_date', 'Choose a later date');
      if (end_date !== undefined && end_date < from) {
        throw invalidField('end_date', 'Must be on or after the first day');
      }
      const rows = await queries.listBetween(db, accountId, from, end_date ?? null);
      return { results: rows.map(toUnavailableDates) };
    },

    async mark(accountId: number, body: MarkBody) {
      assertDateInRange(body.start_date);
      return change(accountId, async (trx) => {
        const ranges = rangesToMark(body);
        const to = ranges.at(-1)?.end ?? body.end_date;
        const before = await queries.listBetween(trx, accountId, body.start_date, to);
        await save(trx, accountId, before, ranges.reduce<readonly MarkedDays[]>(markDays, before));
        return body.start_date;
      });
    },

    /** A week of a series that is changed by itself leaves the series. */
    move: (accountId: number, id: number, { start_date: start, end_date: end, reason }: ChangeBody) =>
      change(accountId, async (trx) => {
        const row = await findChangeable(trx, accountId, id);
        assertDateInRange(start, row.start);
        const others = (await queries.listBetween(trx, accountId, start, end)).filter(
          (days) => days.id !== id,
        );
        const newReason = reason === undefined ? (row.reason ?? undefined) : reason || null;
        const after = markDays(others, { id, start, end, reason: newReason, series: null });
        await save(trx, accountId, [row, ...others], after);
        return earlier(start, row.start);
      }),

    remove: (accountId: number, id: number, wholeSeries: boolean) =>
      change(accountId, async (trx) => {
        const row = await findChangeable(trx, accountId, id);
        const rows = wholeSeries && row.series ? await queries.listSeries(trx, accountId, row.series) : [row];
        await save(trx, accountId, rows, []);
        return rows.reduce((first, { start }) => earlier(first, start), row.start);
      }),
  };
}
export type Availability = ReturnType<typeof createAvailability>;
