const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The ISO date in India at a given time: 2026-11-14 */
export const dayInIndia = (moment: Date | string | number): string => parts.format(new Date(moment));
