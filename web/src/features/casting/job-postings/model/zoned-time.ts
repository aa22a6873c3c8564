import { defaultJobZone } from '@callboard/contract/casting/job-values';

/** What a clock on the wall shows somewhere. */
export interface WallTime {
  /** 2026-11-24 */
  readonly day: string;
  /** 23:59 */
  readonly time: string;
}

const minuteMs = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The day and time at a moment, by the clocks of a zone. */
export function wallTime(at: string | number, zone: string): WallTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment at which the clocks of a zone show this. Undefined for what is no time. A time that is skipped
 * when clocks go forward is the same time after it; one that comes twice is the first.
 */
export function momentOf(wall: WallTime, zone: string): string | undefined {
  const wanted = asUtc(wall);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (moment: number) => asUtc(wallTime(moment, zone)) - moment;
  const day = 24 * 60 * minuteMs;
  const offsets = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const moments = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other);
  const exact = moments.find((moment) => asUtc(wallTime(moment, zone)) === wanted);
  const moment = exact ?? moments.at(-1);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

/** Where most deadlines are said. A zone of one's own device comes with them. */
export const usualZones = [
  defaultJobZone,
  'Asia/Dubai',
  'Asia/Singapore',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;

export const ownZone = (): string => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // India under its older name.
  return zone === 'Asia/Calcutta' ? defaultJobZone : zone;
};
