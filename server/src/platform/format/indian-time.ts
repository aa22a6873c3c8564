import { formatDay } from '@callboard/contract/short-dates';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });

const hourMinute = inIndia({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const sortableDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** 6:45 pm, as the web shows it. */
const formatTime = (moment: Date): string => hourMinute.format(moment).toLowerCase();

/** 2 Nov 2026, 6:45 pm */
export const formatDateTime = (moment: Date): string =>
  `${formatDay(sortableDay.format(moment))}, ${formatTime(moment)}`;

/** 2026-11-02 6:45 pm, which every spreadsheet reads as a date and time. */
export const formatSheetTime = (moment: Date): string =>
  `${sortableDay.format(moment)} ${formatTime(moment)}`;
