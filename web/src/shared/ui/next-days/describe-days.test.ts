import type { DayState } from '@callboard/contract/people/day-states';
import type { NextDays } from '@callboard/contract/people/next-days';
import { expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { translatorOf } from '../../i18n/use-translation.ts';
import { describeDates, describeNextDays } from './describe-days.ts';

const t = translatorOf('controls');
const states: Readonly<Record<string, DayState>> = { f: 'free', u: 'unavailable', b: 'booked' };

/** From 20 November on, a letter a day. */
const daysOf = (letters: string): NextDays =>
  [...letters].map((letter, at) => ({
    date: new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10),
    state: states[letter] ?? 'free',
  }));

it.each([
  ['ffffffffffffff', 'available', undefined],
  ['fuffffffffffff', 'available', 'Available today'],
  ['ffffubffffffff', 'available', 'Available until 23 Nov'],
  ['ufffffffffffff', 'notAvailable', 'Not available today'],
  ['uubbffffffffff', 'notAvailable', 'Not available until 23 Nov'],
  ['bbbfffffffffff', 'booked', 'Booked until 22 Nov'],
  ['bfffffffffffff', 'booked', 'Booked today'],
  ['uuuuuuuuuuuuuu', 'notAvailable', undefined],
  ['bbbbbbbbbbbbbb', 'booked', undefined],
])('%s reads %s, %s', (letters, name, text) => {
  expect(describeNextDays(daysOf(letters), t)).toEqual(text ? { name, text } : { name });
});

it('says the same where more days are shown', () => {
  expect(describeNextDays(daysOf(`${'f'.repeat(20)}uuuuuuuu`), t)).toEqual({ name: 'available' });
});

it('has nothing to say without a calendar', () => {
  expect(describeNextDays([], t)).toBeUndefined();
});

it('names the dates that were asked for', () => {
  const dates = { start_date: '2027-01-12', end_date: '2027-01-20' };
  expect(describeDates(true, dates, t)).toEqual({ name: 'available', text: 'Available 12–20 Jan' });
  expect(describeDates(false, dates, t)).toEqual({ name: 'notAvailable', text: 'Not available 12–20 Jan' });
});
