const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in India at a moment, as the wire writes days: 2026-11-14 */
export const dayInIndia = (moment: Date | string | number): string => parts.format(new Date(moment));
