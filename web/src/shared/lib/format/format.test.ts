import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRecent, formatTime, hourInIndia } from './dates.ts';
import { dayInIndia, weekdayOf } from './days-in-india.ts';
import { formatMobile } from './mobile.ts';
import { formatMonth } from './months.ts';
import { formatPlayingAge } from './playing-age.ts';
import { formatRupees } from './rupees.ts';

describe('dates', () => {
  it('writes day, month, year', () => {
    expect(formatDate('2026-11-02T06:00:00Z')).toBe('2 Nov 2026');
    expect(formatDate(new Date('2027-03-20T00:00:00Z'))).toBe('20 Mar 2027');
  });

  it('shows Indian time: the evening in London is already tomorrow in Mumbai', () => {
    expect(formatDate('2026-12-31T19:00:00Z')).toBe('1 Jan 2027');
    expect(formatTime('2026-12-31T18:35:00Z')).toBe('12:05 am');
    expect(formatDateTime('2026-11-18T06:30:00Z')).toBe('18 Nov 2026, 12:00 pm');
  });

  it('reads day, weekday and time as the browser does for India', () => {
    const browser = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'full',
      timeStyle: 'short',
    });
    const since1946 = fc.date({
      min: new Date('1946-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(since1946, (moment) => {
        const parts = Object.fromEntries(
          browser.formatToParts(moment).map(({ type, value }) => [type, value]),
        );
        expect(weekdayOf(dayInIndia(moment))).toBe(parts.weekday);
        expect(formatMonth(dayInIndia(moment))).toBe(`${parts.month} ${parts.year}`);
        expect(hourInIndia(moment)).toBe(Number(parts.hour));
        expect(formatTime(moment)).toContain(`:${parts.minute}`);
      }),
    );
  });

  it('writes the time for today in India and the date for other days', () => {
    const now = '2026-11-18T20:00:00Z';
    expect(formatRecent('2026-11-18T19:00:00Z', now)).toBe('12:30 am');
    expect(formatRecent('2026-11-18T06:30:00Z', now)).toBe('18 Nov 2026');
  });
});

describe('rupees', () => {
  it.each([
    [0, '₹\u00a00'],
    [4_500_000, '₹\u00a045,000'],
    [32_000_000, '₹\u00a03,20,000'],
    [1_23_45_67_800, '₹\u00a01,23,45,678'],
    [150, '₹\u00a01.50'],
    [-50_000, '\u2212₹\u00a0500'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('refuses fractions of a paisa', () => {
    expect(() => formatRupees(10.5)).toThrow(RangeError);
  });
});

describe('playing age', () => {
  it('joins the two ends with an en dash', () => {
    expect(formatPlayingAge({ min: 24, max: 32 })).toBe('24–32');
  });

  it('writes one age once', () => {
    expect(formatPlayingAge({ min: 9, max: 9 })).toBe('9');
  });
});

describe('formatMobile', () => {
  it('formats Indian numbers and leaves others alone', () => {
    expect(formatMobile('+919820041736')).toBe('+91 98200 41736');
    expect(formatMobile('+442071838750')).toBe('+442071838750');
  });
});
