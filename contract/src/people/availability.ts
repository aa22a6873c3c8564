import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath } from '../scalars.ts';

const tag = 'scheduling';

export const maxUnavailableDays = 366;

/** Days on which a talent cannot work, including both ends. */
export const UnavailableDates = z
  .object({
    id: z.int(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    reason: z.string().nullable(),
    /** Shared by every week of one repetition; null for a single range. */
    series_id: z.string().nullable(),
    /** Made by a booking, so they cannot be changed by hand. */
    is_booking: z.boolean(),
  })
  .meta({ id: 'UnavailableDates' });
export type UnavailableDates = z.infer<typeof UnavailableDates>;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

interface Range {
  readonly start_date: string;
  readonly end_date: string;
  readonly repeat_weekly_until?: string | undefined;
}

/** What is wrong with a range, and in which field. */
export function rangeError({ start_date, end_date, repeat_weekly_until }: Range) {
  if (end_date < start_date) return { field: 'end_date', message: 'Must be on or after the first day' };
  const days = daysBetween(start_date, end_date) + 1;
  if (days > maxUnavailableDays) return { field: 'end_date', message: 'Must be within a year' };
  if (repeat_weekly_until === undefined) return undefined;
  if (days > 7) return { field: 'end_date', message: 'Choose up to 7 days to repeat every week' };
  if (repeat_weekly_until < end_date) {
    return { field: 'repeat_weekly_until', message: 'Must be on or after the last day' };
  }
  if (daysBetween(start_date, repeat_weekly_until) > maxUnavailableDays) {
    return { field: 'repeat_weekly_until', message: 'Must be within a year' };
  }
  return undefined;
}

const range = {
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  reason: z.string().trim().max(200, 'Use up to 200 characters').nullable().optional(),
} as const;

const Calendar = z.object({ results: z.array(UnavailableDates) }).meta({ id: 'UnavailableCalendar' });

export const getUnavailableDates = endpoint({
  method: 'GET',
  path: '/v1/user/{id}/unavailable-dates',
  tag,
  summary: 'The days I marked, from today on or between two days',
  access: access.member({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  query: z.strictObject({ start_date: z.iso.date().optional(), end_date: z.iso.date().optional() }),
  response: Calendar,
});

const base = '/v1/recruiter-project-schedule-unavailable-details';

export const markUnavailable = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Mark days as unavailable, once or every week; days marked before become part of it',
  access: access.member({ notFrozen: true }),
  body: z
    .strictObject({ ...range, repeat_weekly_until: z.iso.date().optional() })
    .superRefine((body, context) => {
      const error = rangeError(body);
      if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
    }),
  status: 201,
  response: Calendar,
});

export const changeUnavailable = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Move or rename marked days',
  access: access.member({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject(range).superRefine((body, context) => {
    const error = rangeError(body);
    if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
  }),
  response: Calendar,
});

export const removeUnavailable = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Take the mark off these days, or with whole_series off every week of it',
  access: access.member({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  query: z.strictObject({ whole_series: z.enum(['true', 'false']).optional() }),
  response: Calendar,
});
